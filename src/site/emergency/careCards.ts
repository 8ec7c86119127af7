import type { Care, FirstAidCard } from '#content/schemas/commonFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { sectionId } from '#markdown/ids.ts';
import { pathOf } from '../addresses.ts';
import type { BlockOf, Drawing } from '../block.ts';
import { AT_ONCE, EMERGENCY, FIRST_AID_LABEL } from '../words/emergencyWords.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { emergencyCall } from './emergencyCall.ts';

export type CareBlock = BlockOf<'care'>;

/** The fields of a content file about emergencies. */
export interface CareSource {
  readonly care?: Care | undefined;
  readonly firstAid?: readonly FirstAidCard[];
  readonly drawing?: Drawing | undefined;
}

/** A card with at most so many signs begins with them, without the sentence that introduces a list. */
const MAX_SIGNS_WITHOUT_NOTE = 2;

/** The care cards of a content file, most urgent first; none if it names no signs. */
export function careCards({ care = {}, firstAid = [], drawing }: CareSource, practice: Practice): CareBlock[] {
  const { emergency, others, othersLink, atOnce, hospital, sameDay, closingText } = care;
  const words = vocabularyOf(practice);
  const isNoted = (emergency?.length ?? 0) > MAX_SIGNS_WITHOUT_NOTE;
  const { others: othersHeading, othersJump } = EMERGENCY;
  // The help while the practice is closed says more.
  const sameDayNote = practice.whileClosed?.help ? '' : words.sameDayNote;
  const cards: (Omit<CareBlock, 'type'> | undefined)[] = [
    emergency && {
      role: 'emergency',
      jumps: firstAid.map(({ title, complaint }) => jumpTo(title, complaint)),
      atOnceLink: atOnce && jumpTo(AT_ONCE, whenAtOnce(atOnce)),
      level: 'emergency',
      heading: words.emergency,
      signs: emergency,
      othersLink: othersLink && { path: pathOf(othersLink.to), label: othersLink.label },
      note: isNoted ? words.emergencyNote : undefined,
    },
    others && {
      role: 'others',
      level: 'emergency',
      heading: othersHeading,
      signs: [],
      groups: others,
      jumps: others.map(({ title }) => jumpTo(title)),
      jumpLabel: othersJump,
      note: isNoted ? undefined : words.emergencyNote,
    },
    ...firstAid.map(({ title, steps, complaint, level = 'sameDay' as const, drawn }) => ({
      role: 'firstAid' as const,
      level,
      heading: title,
      signs: steps,
      drawing: drawn && drawing,
      isFolded: true,
      // Once an ambulance has been called, the title says more than the complaint.
      jumpLabel: level === 'emergency' ? `${title}: ${FIRST_AID_LABEL}` : complaint,
      note: level === 'emergency' ? undefined : sameDayNote,
    })),
    atOnce && { role: 'atOnce', level: 'sameDay', heading: AT_ONCE, signs: atOnce, jumpLabel: AT_ONCE },
    hospital && {
      role: 'hospital',
      level: 'sameDay',
      heading: words.hospital,
      signs: hospital,
      jumpLabel: words.hospitalJump,
      note: words.hospitalNote,
    },
    sameDay && {
      role: 'sameDay',
      level: 'sameDay',
      heading: words.sameDay,
      signs: sameDay,
      jumpLabel: words.sameDayJump,
      note: [closingText?.trim(), sameDayNote].filter(Boolean).join(' '),
    },
  ];
  return cards.flatMap((card) => (card ? [{ type: 'care', ...card }] : []));
}

/** The label of the link to what to do at once: for whom it is, if the one sentence of the card begins with that. */
function whenAtOnce([first = '', ...others]: readonly string[]): string {
  const condition = others.length > 0 ? undefined : /^[^,]+s[ae](?=,)/u.exec(first)?.[0];
  return condition ? `${condition}: ${AT_ONCE.toLocaleLowerCase('tr')}` : AT_ONCE;
}

/** Tell whether the signs of a card can wait for the same day. */
export const isForSameDay = ({ role }: CareBlock): boolean => role === 'hospital' || role === 'sameDay';

/** A link to a heading of the page. */
export const jumpTo = (heading: string, label = heading) => ({ path: `#${sectionId(heading)}`, label });

/** Tell whether a card names whom to call while the practice is closed: one for an ambulance or a hospital does not. */
export const callsHelp = ({ level, role }: CareBlock): boolean => level === 'sameDay' && role !== 'hospital';

/**
 * The call beside the signs: for help in an emergency, or of the practice. Never a message, which might be read too
 * late.
 */
export function careCall(practice: Practice, { level }: CareBlock): { readonly label: string; readonly href: string } {
  const { phone } = practice;
  const { label, number } = emergencyCall(practice);
  return level === 'emergency'
    ? { label, href: `tel:${number}` }
    : { label: `${WORDS.call}: ${phone.display}`, href: `tel:${phone.e164}` };
}
