import { featuresOf } from './features.ts';
import { createIsKnown, createKindOf, createScore, type UrgentModel } from './model.ts';
import type { CertainPhrase, Phrases } from './phrases.ts';
import { isGreeting, prefixesIn, readWords } from './readWords.ts';
import { isQuestion, splitSentences } from './splitSentences.ts';
import { mostUrgent, propertiesOf, type UrgentKind } from './urgentKinds.ts';

/** The emergency that a question describes, and what tells of it. */
export interface Recognition {
  readonly kind: UrgentKind;
  /** The words of a certain phrase. */
  readonly phrase: string | undefined;
  /** The whole question and its parts, so far as they alarm the model. */
  readonly alarming: readonly string[];
}

/** Recognise the emergency that a question describes; undefined if none. */
export type Recognise = (question: string) => Recognition | undefined;

/** A longer text is also judged in windows of `WINDOW_WORDS` words. */
const MAX_WHOLE_WORDS = 28;
const WINDOW_WORDS = 15;
const WINDOW_STEP = 7;
/**
 * Parts of a text are judged by themselves, too, since what stands beside an emergency makes it look like none: against
 * a threshold that is higher by this.
 */
const PART_MARGIN = 1.75;
/** A whole sentence of a text that is not long says as much as a text of its own would, nearly. */
const SENTENCE_MARGIN = 1;
/** One word alone asks nothing. */
const MIN_ASKING_WORDS = 2;

/** An alarm needs a score without the unknown words of its text that is lower than the threshold by less than this. */
const UNKNOWN_MARGIN = 1;
/** Words beside an everyday phrase are an alarm if they raise its score by more than this. */
export const MIN_RAISE = 1;

/**
 * Create a function that recognises emergencies by the model or by certain phrases.
 * @param everyday Phrases that raise no alarm in this practice ("kekelemeye başladı"). If only they alarm the model, it
 *   is ignored.
 */
export function createRecognise(model: UrgentModel, phrases: Phrases, everyday: readonly string[] = []): Recognise {
  const alarmsModel = createAlarms(model, phrases, everyday);
  const modelKindOf = createKindOf(model.kinds);

  /** Get the kind that a text has by the model, if it is likely enough and says more than `general`. */
  const likelyKindOf = (text: string): UrgentKind | undefined => {
    const { kind, probability } = modelKindOf(featuresOf(phrases.withoutHarmless(text)));
    const isLikely = kind !== 'general' && probability >= model.kinds.minProbability;
    return isLikely && (kind === 'selfharm' || phrases.hasNeededWord(kind, text)) ? kind : undefined;
  };

  const mayBeSelfHarm = (question: string): boolean => phrases.hasNeededWord('selfharm', question);

  /** Get the kind of an emergency: that of a certain phrase or of the whole, else that of an alarming part. */
  const kindOf = (question: string, certain: CertainPhrase | undefined, parts: readonly string[]): UrgentKind => {
    // A case names what happened in words, so it goes before what the model thinks.
    if (certain?.name !== undefined) return certain.kind;
    const ofParts = parts.map(likelyKindOf).filter((kind) => kind !== undefined);
    const likely = likelyKindOf(question);
    // Long stories of illness sound sad; only a part about suicide makes one of them an emergency of that kind.
    const isLowSpirits =
      likely === 'selfharm' && (!mayBeSelfHarm(question) || (isLong(question) && !ofParts.includes('selfharm')));
    return mostUrgent(certain?.kind, isLowSpirits ? undefined : likely) ?? ofParts[0] ?? 'general';
  };

  /** Choose between the kinds whose first aid speaks of fever, by what a question says of it, chills and swelling. */
  const kindByFever = (kind: UrgentKind, question: string): UrgentKind => {
    if (!phrases.has('fever', question)) return kind === 'infection' ? 'swelling' : kind;
    if (phrases.has('chills', question) && !phrases.has('swelling', question)) return 'sepsis';
    const isWithoutSource =
      kind === 'infection' && !phrases.has('swelling', question) && !phrases.has('source', question);
    return isWithoutSource || (kind !== 'general' && phrases.has('noSwelling', question)) ? 'fever' : kind;
  };

  return (question) => {
    if (isGreeting(question)) return undefined;
    const certain = phrases.certainIn(question);
    const alarms = (text: string, margin?: number): boolean =>
      alarmsModel(text, margin) && (mayBeSelfHarm(question) || likelyKindOf(text) !== 'selfharm');
    const sentenceMargin = isLong(question) ? PART_MARGIN : SENTENCE_MARGIN;
    const parts = [
      ...windowsOf(question).filter((part) => alarms(part, PART_MARGIN)),
      ...severalSentences(question).filter((part) => alarms(part, sentenceMargin)),
      ...withoutAsking(question, phrases).filter((part) => alarms(part, PART_MARGIN)),
    ];
    const alarming = alarms(question) ? [question, ...parts] : parts;
    if (!certain && alarming.length === 0) return undefined;
    const kind = kindOf(question, certain, parts);
    return {
      kind: propertiesOf(kind).dependsOnFever ? kindByFever(kind, question) : kind,
      phrase: certain?.words,
      alarming,
    };
  };
}

/** Create a function that tells whether a text alarms the model: not by unknown words or everyday phrases alone. */
function createAlarms(model: UrgentModel, phrases: Phrases, everyday: readonly string[]) {
  const score = createScore(model);
  const scoreOf = (text: string) => score(featuresOf(text));
  const isKnown = createIsKnown(model);
  const ofPractice = everyday.map(prefixesIn);
  /** Remove the words that the model does not know: their letters resemble other words by chance. */
  const understood = (text: string): string => {
    const words = readWords(text);
    return words.every(isKnown) ? text : words.filter(isKnown).join(' ');
  };
  return (text: string, margin = 0): boolean => {
    const threshold = model.threshold + margin;
    if (scoreOf(text) <= threshold || scoreOf(understood(text)) <= threshold - UNKNOWN_MARGIN) return false;
    const { together, each, rest } = splitEveryday(text, ofPractice, phrases.everydayIn(text));
    if (together === '' || scoreOf(rest) > threshold) return true;
    // Two that are harmless by themselves need not be so together.
    const usual = Math.min(scoreOf(together), Math.max(...each.map(scoreOf)));
    return scoreOf(text) > usual + MIN_RAISE;
  };
}

const isLong = (text: string): boolean => text.split(/\s+/).length > MAX_WHOLE_WORDS;

/** Split a long text into windows of equal size; a shorter text has none. */
function windowsOf(text: string): string[] {
  if (!isLong(text)) return [];
  const words = text.split(/\s+/);
  const count = Math.ceil((words.length - WINDOW_WORDS) / WINDOW_STEP) + 1;
  return Array.from({ length: count }, (_, at) => {
    const start = Math.min(at * WINDOW_STEP, words.length - WINDOW_WORDS);
    return words.slice(start, start + WINDOW_WORDS).join(' ');
  });
}

/** Split a text into its sentences of more than one word; none if it is a single one. */
function severalSentences(text: string): string[] {
  const sentences = splitSentences(text).map((clauses) => clauses.join(','));
  return sentences.length > 1 ? sentences.filter((sentence) => /\S\s+\S/.test(sentence)) : [];
}

/** Get a text without the question at its end, and without its clauses that ask a practice for something. */
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

/** Split a text into the words of its everyday phrases, of which a practice's own have any order, and the rest. */
function splitEveryday(
  text: string,
  ofPractice: readonly (readonly string[])[],
  atAnyPractice: string,
): { together: string; each: string[]; rest: string } {
  const prefixes = prefixesIn(text);
  const matched = [...ofPractice, prefixesIn(atAnyPractice)].filter(
    (phrase) => phrase.length > 0 && phrase.every((prefix) => prefixes.includes(prefix)),
  );
  const everyday = matched.flat();
  const wordsWhere = (isOne: (prefix: string) => boolean) =>
    readWords(text)
      .filter((_, at) => isOne(prefixes[at]!))
      .join(' ');
  return {
    together: wordsWhere((prefix) => everyday.includes(prefix)),
    each: matched.map((phrase) => wordsWhere((prefix) => phrase.includes(prefix))),
    rest: wordsWhere((prefix) => !everyday.includes(prefix)),
  };
}
