import type { Care, FirstAidCard } from '#content/schemas/commonFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { sectionId } from '#markdown/ids.ts';
import { pathOf } from '../addresses.ts';
import type { BlockOf, Drawing } from '../block.ts';
import { folded } from '../blockMakers.ts';
import type { Site } from '../site.ts';
import { AT_ONCE, EMERGENCY, FIRST_AID_LABEL, SAME_DAY_SIGNS } from '../words/emergencyWords.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { emergencyCall } from './emergencyCall.ts';

type CareBlock = BlockOf<'care'>;
type PointsBlock = BlockOf<'points'>;

/** The fields of a content file about emergencies. */
export interface CareSource {
  readonly care?: Care | undefined;
  readonly firstAid?: readonly FirstAidCard[];
  readonly drawing?: Drawing | undefined;
}

/** The care cards of a content file, most urgent first; none if it names no signs. */
export function careCards({ care = {}, firstAid = [], drawing }: CareSource, practice: Practice): CareBlock[] {
  const { emergency, others, more: otherSigns, atOnce, hospital, sameDay, line } = care;
  const words = vocabularyOf(practice);
  const { others: othersHeading, othersJump } = EMERGENCY;
  // The help while the practice is closed says more.
  const sameDayNote = practice.whileClosed?.help ? '' : words.sameDayNote;
  const cards: (Omit<CareBlock, 'type'> | undefined)[] = [
    emergency && {
      role: 'emergency',
      jumps: firstAid.map(({ title, complaint }) => linkDown(title, complaint)),
      atOnce: atOnce && linkDown(AT_ONCE, whenAtOnce(atOnce)),
      level: 'emergency',
      heading: words.emergency,
      signs: emergency,
      otherSigns: otherSigns && { path: pathOf(otherSigns.to), label: otherSigns.label },
      note: words.emergencyNote,
    },
    others && {
      role: 'others',
      level: 'emergency',
      heading: othersHeading,
      signs: [],
      groups: others,
      jump: othersJump,
      note: words.emergencyNote,
    },
    ...firstAid.map(({ title, steps, complaint, level = 'sameDay' as const, drawn }) => ({
      role: 'firstAid' as const,
      level,
      heading: title,
      signs: steps,
      drawing: drawn && drawing,
      isFolded: true,
      // Once an ambulance has been called, the title says more than the complaint.
      jump: level === 'emergency' ? `${title}: ${FIRST_AID_LABEL}` : complaint,
      note: level === 'emergency' ? undefined : sameDayNote,
    })),
    atOnce && { role: 'atOnce', level: 'sameDay', heading: AT_ONCE, signs: atOnce, jump: AT_ONCE },
    hospital && {
      role: 'hospital',
      level: 'sameDay',
      heading: words.hospital,
      signs: hospital,
      jump: words.hospitalJump,
      note: words.hospitalNote,
    },
    sameDay && {
      role: 'sameDay',
      level: 'sameDay',
      heading: words.sameDay,
      signs: sameDay,
      jump: words.sameDayJump,
      note: [line?.trim(), sameDayNote].filter(Boolean).join(' '),
    },
  ];
  return cards.flatMap((card) => (card ? [{ type: 'care', ...card }] : []));
}

/** The label of the link to what to do at once: for whom it is, if the one sentence of the card begins with that. */
function whenAtOnce([first = '', ...others]: readonly string[]): string {
  const condition = others.length > 0 ? undefined : /^[^,]+s[ae](?=,)/u.exec(first)?.[0];
  return condition ? `${condition}: ${AT_ONCE.toLocaleLowerCase('tr')}` : AT_ONCE;
}

const isForSameDay = (role: CareBlock['role']): boolean => role === 'hospital' || role === 'sameDay';

const linkDown = (heading: string, label = heading) => ({ path: `#${sectionId(heading)}`, label });

const toWhatToDoNow = linkDown(WORDS.doNow, `${WORDS.noneOfThese}: ${WORDS.doNow}`);

/**
 * Put what to do now and what is normal before the signs for the same day, unless nothing on the page needs an
 * ambulance, and the notes last, to which what to do now links. First aid folds the notes, and the first note those
 * after it. The signs for an ambulance end with links to what to do now, and to the signs that then wait below it.
 */
export function withDoNow(
  cards: readonly CareBlock[],
  { expected = [], doNow }: { readonly expected?: readonly string[]; readonly doNow: readonly string[] },
  notes: readonly PointsBlock[] = [],
): (CareBlock | PointsBlock)[] {
  const hasFirstAid = cards.some(({ role }) => role === 'firstAid');
  const callsAmbulance = cards.some(({ level }) => level === 'emergency');
  const waiting = callsAmbulance ? cards.filter(({ role }) => isForSameDay(role)) : [];
  const [note] = notes;
  const skipTo = [toWhatToDoNow, ...waiting.slice(0, 1).map(({ heading }) => linkDown(heading, SAME_DAY_SIGNS))];
  const lists: readonly PointsBlock[] = [
    { type: 'points', tone: 'now', heading: WORDS.doNow, items: doNow, more: note && linkDown(note.heading) },
    { type: 'points', tone: 'expected', heading: WORDS.expected, items: expected },
  ];
  return [
    ...cards
      .filter((card) => !waiting.includes(card))
      .map((card) => (card.role === 'emergency' && doNow.length > 0 ? { ...card, skipTo } : card)),
    ...lists.filter(({ items }) => items.length > 0),
    ...waiting,
    ...notes.map((list, index) => (hasFirstAid || index > 0 ? folded(list) : list)),
  ];
}

/** The care cards of a page: at its `top`, or in the `text`, with a signpost to them. */
export interface PlacedCare {
  readonly top: readonly CareBlock[];
  readonly signpost?: BlockOf<'signpost'>;
  readonly text: readonly CareBlock[];
}

/**
 * Place the care cards of a page. They stand at the top of the emergency page and on others whose content says so.
 * @param linePlace where the line goes: before the text, or to the end of the same-day card, if there is one
 */
export function placeCare(
  entry: CareSource & { readonly ref: string },
  practice: Practice,
  linePlace: 'top' | 'card' = 'card',
): PlacedCare {
  const line = entry.care?.line;
  const inCard = linePlace === 'card' ? entry.care : { ...entry.care, line: undefined };
  const cards = careCards({ ...entry, care: inCard }, practice);
  const isFirst = entry.care?.first ?? entry.ref === practice.booking.emergency;
  if (isFirst || (cards.length === 0 && !line)) return { top: cards, text: [] };
  const { emergencyJump } = vocabularyOf(practice);
  const call = line || cards.some(({ level }) => level === 'emergency') ? emergencyCall(practice) : undefined;
  // The two cards for the same day follow one another.
  const firstSameDay = cards.find(({ role }) => isForSameDay(role));
  const places = cards
    .filter((card) => !isForSameDay(card.role) || card === firstSameDay)
    .map((card) => ({
      label: card === firstSameDay ? SAME_DAY_SIGNS : (card.jump ?? emergencyJump),
      href: `#${sectionId(card.heading)}`,
    }));
  const { emergency } = practice.booking;
  if (line && emergency) places.unshift({ label: WORDS.emergencyShort, href: pathOf(emergency) });
  const signs = linePlace === 'card' && cards.some(({ role }) => role === 'sameDay') ? undefined : line;
  return { top: [], signpost: { type: 'signpost', signs, call, numbers: call?.onPaper, places }, text: cards };
}

/**
 * The signpost of a page without signs of its own: signs in one line, whom to call, and the emergency page, if the
 * practice has one.
 */
export const helpSignpost = (site: Site): BlockOf<'signpost'> | undefined =>
  site.emergencyPath === undefined ? undefined : signpostOf(site);

/** The signs of an emergency in one line, if the practice has written one. */
export const urgentSigns = (site: Site): BlockOf<'signpost'> | undefined => site.triage.inShort && signpostOf(site);

function signpostOf({ practice, triage, emergencyPath: href }: Site): BlockOf<'signpost'> {
  const call = emergencyCall(practice);
  const places = href === undefined ? [] : [{ label: WORDS.emergencyShort, href }];
  return { type: 'signpost', signs: triage.inShort?.text, call, numbers: call.onPaper, places };
}

/** `helpSignpost` as one line, without the signs. */
export function helpLine(site: Site): BlockOf<'signpost'> | undefined {
  const way = helpSignpost(site);
  return way && { ...way, signs: undefined, numbers: undefined, isCompact: true };
}

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
