import type { Care, FirstAidCard } from '../../entries/schemas/fields.ts';
import { vocabularyOf } from '../../entries/vocabulary.ts';
import type { Practice } from '../../entries/schemas/practice.ts';
import type { ContactWay } from '../practice/contact.ts';
import type { Block, BlockOf, Jump } from '../block.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { sectionId } from '../text/sectionId.ts';
import { emergencyCall, isForAnimals } from './emergency.ts';
import { AT_ONCE, CARE, FIRST_AID_LABEL, RARER, SAME_DAY_SIGNS } from '../words/emergency.ts';
import { WORDS } from '../words/interface.ts';

type CareBlock = BlockOf<'care'>;
type PointsBlock = BlockOf<'points'>;

/**
 * The care cards of a content file, most urgent first; none where it names no signs. Rarer signs for 112, and what to do at once
 * about one complaint, stand under their titles before what can wait for an appointment of the day; links in the first card lead there.
 * @param whole Whether a phone shows every sign at once.
 */
export function careCards({ care, firstAid = [], drawing }: Careful, practice: Practice, whole = false): CareBlock[] {
  const words = vocabularyOf(practice);
  const card = (level: CareBlock['level'], signs: readonly string[], more: Partial<CareBlock> = {}): CareBlock => ({
    type: 'care',
    level,
    heading: level === 'sameDay' ? words.sameDay : words.emergency,
    signs,
    note: level === 'sameDay' ? words.sameDayNote : words.emergencyNote,
    practice,
    ...more,
  });
  return [
    ...(care?.emergency ? [card('emergency', care.emergency, { whole: whole || care.others !== undefined })] : []),
    ...(care?.others
      ? [card('emergency', [], { heading: rarer(practice).heading, others: care.others, note: '' })]
      : []),
    ...firstAid.map(({ title: heading, steps, complaint, level, drawn }) =>
      card(level ?? 'sameDay', steps, {
        heading,
        complaint,
        drawing: drawn && drawing,
        folded: true,
        ...(level === 'emergency' && { note: '' }),
      }),
    ),
    ...(care?.atOnce ? [card('sameDay', care.atOnce, { heading: AT_ONCE, note: '', atOnce: true })] : []),
    ...(care?.sameDay ? [card('sameDay', care.sameDay)] : []),
  ];
}

/** What leads to a card that does not call for an ambulance. */
const jumpOf = ({ level, atOnce }: Pick<CareBlock, 'level' | 'atOnce'>, sameDay: string) =>
  level === 'emergency' ? undefined : atOnce ? AT_ONCE : sameDay;

const rarer = (practice: Practice) => RARER[isForAnimals(practice) ? 'animals' : 'people'];

/**
 * Care cards with what to do now and the lists that belong to it: behind the signs with which to call an ambulance, before
 * those that wait for a call. A page that names no signs for an ambulance has them behind its cards; so has one that says what
 * to do about a complaint, and there the lists are under their titles.
 */
export function withSteps(
  cards: readonly CareBlock[],
  doNow: readonly string[],
  notes: readonly PointsBlock[] = [],
): Block[] {
  const folded = cards.some(({ complaint }) => complaint !== undefined) || undefined;
  const steps: PointsBlock[] =
    doNow.length > 0 ? [{ type: 'points', tone: 'now', heading: WORDS.doNow, items: doNow }] : [];
  const waiting =
    !folded && cards.some(({ level }) => level === 'emergency')
      ? cards.findIndex(({ level, atOnce }) => level === 'sameDay' && !atOnce)
      : -1;
  const place = waiting < 0 ? cards.length : waiting;
  return [
    ...cards.slice(0, place),
    ...steps,
    ...cards.slice(place),
    ...notes.map((note) => (folded ? { ...note, folded } : note)),
  ];
}

type Careful = {
  readonly care?: Care | undefined;
  readonly firstAid?: readonly FirstAidCard[];
  readonly drawing?: Page['drawing'];
};

/**
 * Place the care cards of a page: before its text if the content says so or the page is the emergency page, else after it, with
 * a signpost before it that may show `signs` in one line.
 */
export function placedCare(
  entry: Careful & { readonly ref: string },
  { practice, pathOf }: Pick<Site, 'practice' | 'pathOf'>,
  signs?: string,
) {
  const cards = careCards(entry, practice);
  const isFirst = entry.care?.first ?? pathOf(practice.booking.emergency) === pathOf(entry.ref);
  if (isFirst || cards.length === 0) return { first: cards, signpost: undefined, last: [] };
  const calls = cards.some(({ level }) => level === 'emergency');
  const signpost: Block = {
    type: 'signpost',
    signs: calls ? signs : undefined,
    call: calls ? emergencyCall(practice) : undefined,
    numbers: calls ? emergencyCall(practice).onPaper : undefined,
    places: cards.map(({ level, atOnce, complaint, heading }) => ({
      label: complaint ?? jumpOf({ level, atOnce }, SAME_DAY_SIGNS) ?? vocabularyOf(practice).emergencyJump,
      href: `#${sectionId(heading)}`,
    })),
  };
  return { first: [], signpost, last: cards };
}

/** Link to help, below the title of a page that has no signs of its own. */
export const wayToHelp = ({
  practice,
  pathOf,
  emergencySigns,
}: Pick<Site, 'practice' | 'pathOf' | 'emergencySigns'>): BlockOf<'signpost'> => ({
  type: 'signpost',
  signs: emergencySigns,
  call: emergencyCall(practice),
  places: [{ label: WORDS.emergencyShort, href: pathOf(practice.booking.emergency) }],
});

/** Get the anchors that skip the signs on a page that opens with them: complaints first, then what to do now. Never a single one. */
export function jumpsOf({ blocks }: Pick<Page, 'blocks'>): Jump[] {
  if (!opensUrgently(blocks)) return [];
  const complaints = blocks.flatMap((block) =>
    block.type === 'care' && block.complaint
      ? [
          {
            id: sectionId(block.heading),
            // Somebody called already: its title says more than the complaint.
            label: block.level === 'emergency' ? `${block.heading}: ${FIRST_AID_LABEL}` : block.complaint,
          },
        ]
      : [],
  );
  const others = blocks.flatMap((block) => {
    if (block.type === 'points' && block.tone !== 'call')
      return [{ id: sectionId(block.heading), label: block.heading }];
    if (block.type === 'care' && block.others)
      return [{ id: sectionId(block.heading), label: rarer(block.practice).jump }];
    if (block.type === 'care' && block.level === 'sameDay' && !block.complaint)
      return [
        {
          id: sectionId(block.heading),
          label: jumpOf(block, vocabularyOf(block.practice).sameDayJump)!,
        },
      ];
    return [];
  });
  const places = [...complaints, ...others];
  return places.length > 1 ? places : [];
}

/** Whether a page is read in an emergency: the emergency page, and pages that begin with signs or first steps. It offers no messages. */
export const isUrgent = ({ path, blocks }: Page, { pathOf, practice }: Site): boolean =>
  path === pathOf(practice.booking.emergency) || beginsUrgently(blocks);

/** Whether blocks begin with the signs of an emergency, or with a signpost to first steps. */
export const beginsUrgently = (blocks: readonly Block[]): boolean =>
  opensUrgently(blocks) || blocks.some((block) => block.type === 'signpost' && block.urgent);

/** Whether blocks begin with the emergency card, after a lead or brief at most. */
export const opensUrgently = (blocks: readonly Block[]): boolean => {
  const first = blocks.find(({ type }) => type !== 'lead' && type !== 'brief');
  return first?.type === 'care' && first.level === 'emergency';
};

/** Whether a card names whom to call while the practice is closed: one for an ambulance does not. */
export const callsHelp = ({ level, practice }: CareBlock): boolean => level === 'sameDay' || isForAnimals(practice);

/** What can be done at a touch: a call, for help in an emergency or of the practice. Nobody is led to write beside a sign. */
export function careActions({ level, practice }: CareBlock): ContactWay[] {
  const { phone } = practice;
  const { label, number } = emergencyCall(practice);
  return level === 'emergency'
    ? [{ icon: 'phone', label, href: `tel:${number}` }]
    : [{ icon: 'phone', label: `${CARE.sameDay.call}: ${phone.display}`, href: `tel:${phone.e164}` }];
}
