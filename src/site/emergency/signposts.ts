import type { BlockOf } from '../block.ts';
import type { Site } from '../site.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { emergencyCall } from './emergencyCall.ts';

/**
 * The signpost of a page without signs of its own: signs in one line, whom to call, and the emergency page, if the
 * practice has one.
 */
export const helpSignpost = (site: Site): BlockOf<'signpost'> | undefined =>
  site.emergencyPath === undefined ? undefined : signpostOf(site);

/** The signs of an emergency in one line, if the practice has written one. */
export const urgentSigns = (site: Site): BlockOf<'signpost'> | undefined => site.triage.inShort && signpostOf(site);

function signpostOf({ practice, triage, emergencyPath: path }: Site): BlockOf<'signpost'> {
  const call = emergencyCall(practice);
  const links = path === undefined ? [] : [{ label: WORDS.emergencyShort, path }];
  return { type: 'signpost', signs: triage.inShort?.text, call, numbers: call.onPaper, links };
}

/** `helpSignpost` as one line, without the signs. */
export function helpLine(site: Site): BlockOf<'signpost'> | undefined {
  const way = helpSignpost(site);
  return way && { ...way, signs: undefined, numbers: undefined, isCompact: true };
}
