import { plainAnswer } from '#markdown/answerTexts.ts';
import { createMatcher } from '#turkish/patterns.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { IndexedEntry } from '../answer.ts';
import type { AnswersIndex, IndexedLanguage, OpeningEntries } from '../answersIndex.ts';
import type { Model } from '../ranking/trees.ts';
import { indexTexts } from '../reading/indexedTexts.ts';
import { createLanguage } from '../reading/languageModel.ts';
import { stemOf } from '../reading/terms.ts';
import { createFeeMatcher } from '../rules/fees.ts';
import { type Refusal, treatmentPattern } from '../rules/notOffered.ts';
import type { Topic } from '../rules/topics.ts';
import { findIntents } from './intents.ts';
import type { Knowledge, KnownEntry } from './knowledge.ts';
import { namePatterns, plainName, withSuffixes } from './names.ts';
import type { Language } from './readLanguage.ts';

/** Stands for the names of people in a topic's keys. */
const NAMES_PLACEHOLDER = '…';

/** Build the index of a practice's knowledge. Nothing is learned: the same knowledge gives the same index. */
export function buildIndex(
  knowledge: Knowledge,
  { intents, offerQuestions, expected, commonConceptCount, ...whole }: Language,
  model: Model,
): AnswersIndex {
  const entries = withFees(knowledge, whole.fees);
  const { documentFrequencies } = createLanguage(whole);
  const { ofPractice, ofPeople } = namePatterns(knowledge, entries, (word) => documentFrequencies.has(stemOf(word)));
  const indexed = {
    ...whole,
    names: ofPractice,
    people: ofPeople,
    concepts: conceptsFor(entries, whole, commonConceptCount),
  };
  const language = createLanguage(indexed);
  const intentOf = findIntents(entries, intents);
  const written = new Set(entries.flatMap(({ question, phrasings }) => [question, ...phrasings].map(lettersOf)));
  const asked = (name: string) => offerQuestions.map((text) => text.replace('…', name));
  const waysToAsk = (entry: KnownEntry) => {
    const offered = (entry.notOffered ?? []).flatMap((name) => [...asked(name), name]);
    const given = intentOf.get(entry) ?? [];
    const common = given.flatMap(({ phrasings }) => phrasings);
    const offers = given.some(({ name }) => name === 'offers')
      ? (knowledge.offered ?? []).flatMap((name) =>
          [name, withoutFirstWord(name)].flatMap((part) => asked(part).slice(0, 2)),
        )
      : [];
    const added = [...common, ...offered, ...offers].filter((text) => !written.has(lettersOf(text)));
    return [entry.question, ...entry.phrasings, ...added];
  };
  const { people = [], pages = [], signs = [] } = knowledge;
  const named = (keys: readonly string[], besides: readonly string[]) =>
    keys.includes(NAMES_PLACEHOLDER)
      ? {
          keys: [...keys, ...people.map((name) => plainName(name).join(' '))],
          besides: [...besides, ...people.flatMap(wordsOf)],
        }
      : { keys, besides };
  return {
    language: indexed,
    entries: entries.map(indexedEntry),
    texts: entries.map((entry) => indexTexts(waysToAsk(entry), entry, language)),
    pages: asWritten(pages),
    signs: asWritten(signs),
    feePositions: feePositions(entries, whole.fees),
    generated: entries.flatMap(({ isGenerated }, position) => (isGenerated ? [position] : [])),
    refusals: refusalsOf(entries, knowledge, expected[knowledge.wording ?? ''] ?? [], positionFor('offers')),
    opening: openingOf(),
    topics: [
      ...waysOf(),
      ...entries.flatMap((entry, position) =>
        (intentOf.get(entry) ?? []).flatMap(({ keys, besides = [] }) =>
          keys ? [{ position, ...named(keys, besides) }] : [],
        ),
      ),
    ],
    model,
  };

  function asWritten(list: readonly KnownEntry[]) {
    const texts = list.map((entry) => indexTexts([entry.question, ...entry.phrasings], entry, language));
    return { entries: list.map(indexedEntry), texts };
  }

  /** Find the position of the entry that got an intent. */
  function positionFor(name: string): number | undefined {
    const position = entries.findIndex((entry) => intentOf.get(entry)?.some((intent) => intent.name === name));
    return position === -1 ? undefined : position;
  }

  /** Make a topic of the way from each place that has an entry: its name with words of the way to anywhere. */
  function waysOf(): Topic[] {
    const address = intents.find(({ name }) => name === 'address');
    const words = [...(address?.keys ?? []), ...(address?.besides ?? [])].flatMap((pattern) => pattern.split(' '));
    const besides = words.filter((word) => word !== '..');
    return entries.flatMap(({ places }, position) =>
      places ? [{ position, keys: places.map((place) => withSuffixes(wordsOf(place))), besides }] : [],
    );
  }

  function openingOf(): OpeningEntries | undefined {
    const week = positionFor('hours');
    const { calendar } = knowledge;
    if (!calendar || week === undefined) return undefined;
    const otherDays = entries.flatMap(({ isAboutDays }, position) => (isAboutDays ? [position] : []));
    return { calendar, week, otherDays };
  }
}

/** Shorten the name of a treatment as patients do: "diş beyazlatma" to "beyazlatma". */
const withoutFirstWord = (name: string): string => name.slice(name.indexOf(' ') + 1);

/** Get what patients see of an entry. */
const indexedEntry = ({ id, question, answer, url, link, inEnglish }: KnownEntry): IndexedEntry => {
  return { id, question, answer, url, ...(link && { link }), ...(inEnglish && { inEnglish }) };
};

/**
 * List the treatments that entries say are not offered, then those that patients expect and no text mentions: the
 * entry with the most such treatments answers for these, or else the one on what is offered.
 */
function refusalsOf(
  entries: readonly KnownEntry[],
  { offered = [] }: Knowledge,
  expected: readonly string[],
  offers: number | undefined,
): Refusal[] {
  const patternOf = (treatment: string) => treatmentPattern(wordsOf(treatment));
  const ownRefusals = entries.flatMap(({ notOffered = [] }, position) =>
    notOffered.length > 0 ? [{ position, treatments: notOffered.map(patternOf) }] : [],
  );
  const [most] = ownRefusals.toSorted((a, b) => b.treatments.length - a.treatments.length);
  const general = most?.position ?? offers;
  if (general === undefined) return ownRefusals;
  const mentions = [
    ...entries.filter((_, position) => position !== general).map(({ question }) => question),
    ...offered,
  ].map(wordsOf);
  const isMentioned = (treatment: string) =>
    mentions.some((words) => createMatcher([patternOf(treatment)])(words).length > 0);
  return [
    ...ownRefusals,
    { position: general, treatments: expected.filter((treatment) => !isMentioned(treatment)).map(patternOf) },
  ];
}

const lettersOf = (text: string): string => wordsOf(text).join('');

/** Get the entries, with the policy on fees unless one of them is about fees. */
function withFees({ entries, feesPolicy }: Knowledge, fees: IndexedLanguage['fees']): readonly KnownEntry[] {
  return feesPolicy && feePositions(entries, fees).length === 0 ? [...entries, feesPolicy] : entries;
}

/** List the entries whose questions ask for fees, the one with the key `ucret` first. */
function feePositions(entries: readonly KnownEntry[], fees: IndexedLanguage['fees']): number[] {
  const feeWordsIn = createFeeMatcher(fees);
  const isMain = (position: number) => Number(entries[position]!.key === 'ucret');
  return entries
    .flatMap(({ key, question }, position) => (key === 'ucret' || feeWordsIn(wordsOf(question)) ? [position] : []))
    .sort((a, b) => isMain(b) - isMain(a) || a - b);
}

/**
 * Select the concepts of a practice's index: the first ones, which belong everywhere, and those of the thesaurus of
 * health that its entries mention. The others are emptied, not removed: learned data names a concept by its position.
 */
function conceptsFor(
  entries: readonly KnownEntry[],
  language: IndexedLanguage,
  commonConceptCount: number,
): IndexedLanguage['concepts'] {
  const { readOwn, conceptsIn } = createLanguage(language);
  const texts = entries.flatMap(({ question, phrasings, title = '', answer }) => [
    ...[question, ...phrasings].map(readOwn),
    wordsOf(title),
    wordsOf(plainAnswer(answer)),
  ]);
  const named = new Set(texts.flatMap(conceptsIn));
  return language.concepts.map((patterns, at) => (at < commonConceptCount || named.has(at) ? patterns : []));
}
