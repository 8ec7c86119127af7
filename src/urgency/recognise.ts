import { prefixesIn } from './createSigns.ts';
import { featuresOf } from './features.ts';
import { createIsKnown, createKindOf, createScore, type UrgentModel } from './model.ts';
import type { Phrases } from './phrases.ts';
import { isGreeting, readWords } from './readWords.ts';
import { isQuestion, splitSentences } from './splitSentences.ts';
import type { UrgentKind } from './urgentKinds.ts';

/** Get the kind of emergency that a question describes; undefined if none. */
export type Recognise = (question: string) => UrgentKind | undefined;

/**
 * A longer text is also judged in windows of `WINDOW` words, each against a threshold that is higher by
 * `WINDOW_MARGIN`.
 */
const MAX_WORDS = 28;
const WINDOW = 15;
const WINDOW_STEP = 7;
const WINDOW_MARGIN = 1.5;
/**
 * A sentence of several, and what stands before the question at the end of a text, are judged against a threshold that
 * is higher by this.
 */
const PART_MARGIN = 1.75;
/** What `phrases.yaml` knows to be long past is judged against a threshold that is higher by this. */
const PAST_MARGIN = 0.5;
/** One word alone asks nothing. */
const MIN_ASKING_WORDS = 2;

/** An alarm needs a score without the unknown words of its text that is lower than the threshold by less than this. */
const UNKNOWN_MARGIN = 1;
/** Words beside an everyday phrase are an alarm if they raise its score by more than this. */
export const MIN_RAISE = 1;

/** Kinds that certain phrases decide, not the model: they name what first aid depends on. */
const CERTAIN_DECIDES: readonly UrgentKind[] = [
  'arrest',
  'allergy',
  'danger',
  'heart',
  'pregnancy',
  'stroke',
  'clot',
  'hyperglycaemia',
  'infection',
  'sepsis',
  'eye',
  'assault',
  'trauma',
  'burn',
  'bleeding',
  'venom',
];

/**
 * The kind of a certain phrase goes before one of the model that stands below it. One of `general` tells of somebody
 * who cannot be woken.
 */
const FIRST_TO_LAST: readonly UrgentKind[] = [
  'choking',
  'seizure',
  'general',
  'allergy',
  'airway',
  'selfharm',
  'swallowing',
  'bleeding',
  'stroke',
  'heart',
  'assault',
  'trauma',
  'infection',
  'swelling',
  'fever',
  'lockjaw',
  'numbness',
  'faint',
  'poison',
  'aspiration',
];

/** Kinds of which fever, chills and swelling tell which it is. */
const WITH_FEVER: readonly UrgentKind[] = ['infection', 'swelling', 'fever', 'general'];

/** Kinds with a number other than 112, which need more certainty. */
const OTHER_NUMBER: readonly UrgentKind[] = ['poison', 'medicine'];
const EXTRA_CERTAINTY = 0.1;

/**
 * Create a function that recognises emergencies by the model or by certain phrases.
 * @param everyday Phrases that raise no alarm in this practice ("kekelemeye başladı"). If only they alarm the model, it
 *   is ignored.
 */
export function createRecognise(model: UrgentModel, phrases: Phrases, everyday: readonly string[] = []): Recognise {
  const score = createScore(model);
  const kindOf = createKindOf(model.kinds);
  const isKnown = createIsKnown(model);
  const own = everyday.map(prefixesIn);
  const sureKindOf = (text: string): UrgentKind | undefined => {
    if (!readWords(text).some(isKnown)) return undefined;
    const { kind, probability } = kindOf(featuresOf(text));
    return probability >= model.kinds.minProbability + (OTHER_NUMBER.includes(kind) ? EXTRA_CERTAINTY : 0)
      ? kind
      : undefined;
  };
  /** Remove the words that the model does not know: their letters resemble other words by chance. */
  const understood = (text: string): string => {
    const words = readWords(text);
    return words.every(isKnown) ? text : words.filter(isKnown).join(' ');
  };
  /** Tell whether a text is an alarm: above a threshold, not by unknown words, and not by everyday phrases alone. */
  const alarms = (text: string, threshold: number): boolean => {
    const odds = score(featuresOf(text));
    if (odds <= threshold || score(featuresOf(understood(text))) <= threshold - UNKNOWN_MARGIN) return false;
    const [ofPhrases, rest] = splitEveryday(text, own, phrases.everydayIn(text));
    if (ofPhrases === '') return true;
    return score(featuresOf(rest)) > threshold || odds > score(featuresOf(ofPhrases)) + MIN_RAISE;
  };
  /** Choose between the kinds whose first aid speaks of fever, by what a question says of it, chills and swelling. */
  const kindByFever = (kind: UrgentKind, question: string): UrgentKind => {
    if (!phrases.has('fever', question)) return kind === 'infection' ? 'swelling' : kind;
    if (phrases.has('chills', question) && !phrases.has('swelling', question)) return 'sepsis';
    return kind !== 'general' && phrases.has('noSwelling', question) ? 'fever' : kind;
  };
  return (question) => {
    if (isGreeting(question)) return undefined;
    const certain = phrases.certainKindOf(question);
    const threshold = model.threshold + (!certain && phrases.isPast(question) ? PAST_MARGIN : 0);
    const windows = windowsOf(question);
    const alarming = [
      ...windows.filter((window) => alarms(window, threshold + WINDOW_MARGIN)),
      ...[...sentencesOf(question), ...withoutAsking(question, phrases)].filter((part) =>
        alarms(part, threshold + PART_MARGIN),
      ),
    ];
    if (!certain && alarming.length === 0 && !alarms(question, threshold)) return undefined;
    const inWindows = alarming.map(sureKindOf);
    // A long story counts as `selfharm` only if one window says so: many ill people write in low spirits.
    const mayBeSelfharm = windows.length === 0 || inWindows.includes('selfharm');
    const sure = sureKindOf(question);
    const isDecided =
      certain &&
      (certainDecides(certain, sure) ||
        ((!OTHER_NUMBER.includes(certain) || sure === 'overdose') && phrases.caseOf(question, certain) !== undefined));
    const kinds = isDecided ? [certain] : [sure, certain, ...inWindows].filter((one) => one !== 'general');
    const kind = kinds.find((one) => one && (one !== 'selfharm' || mayBeSelfharm)) ?? 'general';
    if (WITH_FEVER.includes(kind)) return kindByFever(kind, question);
    // Its first aid speaks of what splashed into an eye.
    if (
      kind === 'eye' &&
      certain !== 'eye' &&
      !readWords(question).some((word) => /^(?:goz|eye|lens|auge|glaz)/.test(word))
    )
      return 'general';
    // 112 goes before another number.
    return OTHER_NUMBER.includes(kind) && certain ? certain : kind;
  };
}

/** Tell whether the kind of a certain phrase goes before that of the model. */
function certainDecides(certain: UrgentKind, sure: UrgentKind | undefined): boolean {
  const [own, other] = [certain, sure].map((kind) => FIRST_TO_LAST.indexOf(kind!)) as [number, number];
  return CERTAIN_DECIDES.includes(certain) || (own >= 0 && (!sure || own < other));
}

/**
 * Get a text without the question at its end, and without its clauses that ask a practice for something: either makes
 * an emergency look like a question to a practice.
 */
function withoutAsking(text: string, { isAsking }: Phrases): string[] {
  const words = readWords(text);
  const told = words.slice(0, words.findLastIndex((word) => !isAsking(word)) + 1);
  const clauses = splitSentences(text).flat();
  const stated = clauses.filter((clause) => !isQuestion(clause));
  return [
    ...(told.length > 0 && words.length - told.length >= MIN_ASKING_WORDS ? [told.join(' ')] : []),
    ...(stated.length < clauses.length ? [stated.join(' ')] : []),
  ];
}

/** Split a long text into windows of equal size; a shorter text has none. */
function windowsOf(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length <= MAX_WORDS) return [];
  const count = Math.ceil((words.length - WINDOW) / WINDOW_STEP) + 1;
  return Array.from({ length: count }, (_, at) => {
    const start = Math.min(at * WINDOW_STEP, words.length - WINDOW);
    return words.slice(start, start + WINDOW).join(' ');
  });
}

/** Split a text into its sentences of more than one word; none if it is a single one. */
function sentencesOf(text: string): string[] {
  const sentences = splitSentences(text).map((clauses) => clauses.join(','));
  return sentences.length > 1 ? sentences.filter((one) => /\S\s+\S/.test(one)) : [];
}

/** Split a text into the words of its everyday phrases, of which a practice's own have any order, and the others. */
function splitEveryday(
  text: string,
  own: readonly (readonly string[])[],
  atAnyPractice: string,
): [ofPhrases: string, rest: string] {
  const prefixes = prefixesIn(text);
  const matched = own.filter((phrase) => phrase.every((prefix) => prefixes.includes(prefix)));
  const everyday = new Set([...matched.flat(), ...prefixesIn(atAnyPractice)]);
  const wordsWhere = (isEveryday: boolean) =>
    readWords(text)
      .filter((_, at) => everyday.has(prefixes[at]!) === isEveryday)
      .join(' ');
  return [wordsWhere(true), wordsWhere(false)];
}
