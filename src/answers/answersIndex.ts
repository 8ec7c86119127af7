import type { Calendar } from '#hours/hoursOn.ts';
import type { IndexedEntry } from './answer.ts';
import type { IndexedMeanings } from './ranking/embedding.ts';
import type { Model } from './ranking/trees.ts';
import type { Refusal } from './rules/notOffered.ts';
import type { Topic } from './rules/topics.ts';

/**
 * What the engine knows of Turkish, independent of the practice. Words and patterns are folded; a group is words
 * separated by spaces.
 */
export interface IndexedLanguage {
  /** Words around a question that do not belong to it. */
  readonly greetings: readonly string[];
  /** Names of the practice and its city, and of its people. */
  readonly names: readonly string[];
  readonly people: readonly string[];
  /** Words that add no meaning to those of a topic. */
  readonly fillers: readonly string[];
  /** Stems of words that are one letter from a topic's word, and are no typing errors of it. */
  readonly lookalikeStems: readonly string[];
  /** Patterns of each concept; the first `kindCount` of them are kinds of question. */
  readonly concepts: readonly (readonly string[])[];
  readonly kindCount: number;
  /** Positions of the concepts that name a state of a person: pregnant, a child. */
  readonly states: readonly number[];
  /** Stems that suggest a question is not for the practice, unless its texts have them. Weakest group first. */
  readonly offTopicStems: readonly string[];
  /** Stems of everyday words by frequency: each group is half as frequent as the previous one. */
  readonly common: readonly string[];
  readonly fees: { readonly when: readonly string[]; readonly unless: readonly string[] };
  /** Words behind the name of a treatment in a question whether it is offered. */
  readonly asksForOffer: readonly string[];
  readonly meanings: IndexedMeanings;
  /** English words and phrases to Turkish (`reading/translate.ts`). */
  readonly english: Readonly<Record<string, string>>;
}

/** The texts of an entry, as stored in the index. */
export interface StoredTexts {
  /** Folded words of its question and phrasings, one a line. */
  readonly phrasings: string;
  /** Positions in the language's concepts: of the answer; then of each line, those that no single word of it names. */
  readonly concepts: readonly (readonly number[])[];
}

/** The calendar, and the positions of the entries about it. */
export interface OpeningEntries {
  readonly calendar: Calendar;
  /** The entry on opening hours. */
  readonly week: number;
  /** Those on days with other hours. */
  readonly otherDays: readonly number[];
}

/** Entries, and for each the texts that it is found by. */
interface IndexedEntries {
  readonly entries: readonly IndexedEntry[];
  readonly texts: readonly StoredTexts[];
}

/** Everything needed to answer questions. Plain data. */
export interface AnswersIndex extends IndexedEntries {
  readonly language: IndexedLanguage;
  /** Pages by their titles, which are only suggested. */
  readonly pages: IndexedEntries;
  /** Positions of the entries on fees, the general one first. */
  readonly feePositions: readonly number[];
  /** Warning signs of pages, which answer what no entry does. */
  readonly signs: IndexedEntries;
  /** Positions of the entries generated from the practice’s facts. */
  readonly generated: readonly number[];
  /** Refusals of what the practice does not offer, those with its own words first. */
  readonly refusals: readonly Refusal[];
  /** The calendar that tells the hours of a day; undefined if no entry is about hours. */
  readonly opening?: OpeningEntries | undefined;
  /** Questions to any practice that their words alone identify. */
  readonly topics: readonly Topic[];
  readonly model: Model;
}
