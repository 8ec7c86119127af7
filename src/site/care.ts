import type { Care } from '../entries/fields.ts';
import type { Practice } from '../entries/practice.ts';
import { contactWays, type ContactWay } from './channel.ts';
import type { Block, Page } from './page.ts';
import type { Site } from './site.ts';
import { CARE, EMERGENCY_NUMBER, messageAbout } from './words.ts';

type CareBlock = Extract<Block, { type: 'care' }>;

/** The levels, most urgent first. */
const LEVELS = ['emergency', 'sameDay'] as const satisfies readonly (keyof Care)[];

/** The care cards of a content file, most urgent first; none where it names no signs. */
export function careCards({ care, title, ref }: Careful, practice: Practice): CareBlock[] {
  // The title of a page that exists once, such as the contact page, says nothing of why somebody writes.
  const message = ref.startsWith('pages/') ? practice.booking.message : messageAbout(title);
  return LEVELS.flatMap((level): CareBlock[] => {
    const signs = care?.[level];
    const { heading, note } = CARE[level];
    return signs ? [{ type: 'care', level, heading, signs, note, practice, message }] : [];
  });
}

type Careful = { readonly care?: Care | undefined; readonly title: string; readonly ref: string };

/**
 * Whether a page is read in an emergency: it is the practice's page for emergencies, or it opens with the card of signs
 * with which to call an ambulance. Nobody is led to write a message there.
 */
export const isUrgent = ({ path, blocks }: Page, { pathOf, practice }: Site): boolean =>
  path === pathOf(practice.booking.emergency) || opensUrgently(blocks);

/** Whether the first of a page's blocks is the card of signs with which to call an ambulance. */
export const opensUrgently = ([first]: readonly Block[]): boolean =>
  first?.type === 'care' && first.level === 'emergency';

/** What can be done at a touch: the ambulance's number; or the practice's, and a message where nobody can talk. */
export function careActions({ level, practice, message }: CareBlock): ContactWay[] {
  const { phone } = practice;
  if (level === 'emergency') return [{ icon: 'phone', label: CARE.emergency.call, href: `tel:${EMERGENCY_NUMBER}` }];
  return [
    { icon: 'phone', label: `${CARE.sameDay.call}: ${phone.display}`, href: `tel:${phone.e164}` },
    ...contactWays(practice, message).filter(({ icon }) => icon === 'messageCircle'),
  ];
}
