import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { sectionId } from '#markdown/ids.ts';
import { pathOf } from '../addresses.ts';
import type { BlockOf } from '../block.ts';
import { folded } from '../blockMakers.ts';
import { SAME_DAY_SIGNS } from '../words/emergencyWords.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { type CareBlock, careCards, type CareSource, isForSameDay, jumpTo } from './careCards.ts';
import { emergencyCall } from './emergencyCall.ts';

type PointsBlock = BlockOf<'points'>;

const toDoNow = jumpTo(WORDS.doNow, `${WORDS.noneOfThese}: ${WORDS.doNow}`);

/**
 * Order the cards and lists of a page: signs for an ambulance, what to do now, what is normal, signs for the same day,
 * folded notes. Without signs for an ambulance, those for the same day come first. What to do now links to the notes;
 * the signs for an ambulance link to what to do now and to the signs for the same day.
 */
export function orderEmergencyBlocks(
  cards: readonly CareBlock[],
  { expected = [], doNow }: { readonly expected?: readonly string[]; readonly doNow: readonly string[] },
  notes: readonly PointsBlock[] = [],
): (CareBlock | PointsBlock)[] {
  const callsAmbulance = cards.some(({ level }) => level === 'emergency');
  const waiting = callsAmbulance ? cards.filter(isForSameDay) : [];
  const [note] = notes;
  const jumpsBelow = [toDoNow, ...waiting.slice(0, 1).map(({ heading }) => jumpTo(heading, SAME_DAY_SIGNS))];
  const lists: readonly PointsBlock[] = [
    { type: 'points', tone: 'now', heading: WORDS.doNow, items: doNow, more: note && jumpTo(note.heading) },
    { type: 'points', tone: 'expected', heading: WORDS.expected, items: expected },
  ];
  return [
    ...cards
      .filter((card) => !waiting.includes(card))
      .map((card) => (card.role === 'emergency' && doNow.length > 0 ? { ...card, jumpsBelow } : card)),
    ...lists.filter(({ items }) => items.length > 0),
    ...waiting,
    ...notes.map(folded),
  ];
}

/** The care cards of a page: at its `top`, or in the `column`, with a signpost to them. */
export interface PlacedCare {
  readonly top: readonly CareBlock[];
  readonly signpost?: BlockOf<'signpost'>;
  readonly column: readonly CareBlock[];
}

/**
 * Place the care cards of a page. They stand at the top of the emergency page and on others whose content says so.
 * @param closingPlace where the closing text goes: before the body, as a list always does, or to the end of the card
 *   for the same day, if there is one
 */
export function placeCare(
  entry: CareSource & { readonly ref: string },
  practice: Practice,
  closingPlace: 'top' | 'card' = 'card',
): PlacedCare {
  const closing = entry.care?.closingText;
  const isInCard = closingPlace === 'card' && !closing?.includes('\n');
  const inCard = isInCard ? entry.care : { ...entry.care, closingText: undefined };
  const cards = careCards({ ...entry, care: inCard }, practice);
  const { emergency } = practice.booking;
  const isFirst = entry.care?.first ?? entry.ref === emergency;
  if (isFirst || (cards.length === 0 && !closing)) return { top: cards, column: [] };
  const call = closing || cards.some(({ level }) => level === 'emergency') ? emergencyCall(practice) : undefined;
  const toEmergencyPage = closing && emergency ? [{ label: WORDS.emergencyShort, path: pathOf(emergency) }] : [];
  const isClosingInCard = isInCard && cards.some(({ role }) => role === 'sameDay');
  const signpost = {
    type: 'signpost',
    signs: isClosingInCard ? undefined : closing,
    call,
    numbers: call?.onPaper,
    links: [...toEmergencyPage, ...linksToCards(cards, practice)],
  } as const;
  return { top: [], signpost, column: cards };
}

/** Link to each card; the two cards for the same day follow one another, and have one link. */
function linksToCards(cards: readonly CareBlock[], practice: Practice) {
  const firstSameDay = cards.find(isForSameDay);
  return cards
    .filter((card) => !isForSameDay(card) || card === firstSameDay)
    .map((card) => ({
      label: card === firstSameDay ? SAME_DAY_SIGNS : (card.jumpLabel ?? vocabularyOf(practice).emergencyJump),
      path: `#${sectionId(card.heading)}`,
    }));
}
