import type { IndexedMeanings } from './meaning.ts';
import type { Topic } from './topics.ts';
import type { Model } from './trees.ts';

/** An entry as responses show it. */
export interface IndexedEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly url: string;
  /** Where to read more, its address absolute. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** What the engine knows of Turkish, whatever the practice. Words and patterns are folded; groups are words with spaces between. */
export interface IndexedLanguage {
  /** Words around a question that are no part of it. */
  readonly greetings: readonly string[];
  /** Words that say nothing by themselves beside those of a topic. */
  readonly fillers: readonly string[];
  /** Patterns of each concept; the first `kinds` of them are kinds of question. */
  readonly concepts: readonly (readonly string[])[];
  readonly kinds: number;
  /** Stems that speak against a question's being one for the practice, unless its texts hold them: the weakest group first. */
  readonly foreign: readonly string[];
  /** Stems of everyday words, by how common they are: each group half as common as the one before. */
  readonly common: readonly string[];
  readonly fees: { readonly when: readonly string[]; readonly unless: readonly string[] };
  readonly meanings: IndexedMeanings;
  /** What English words and phrases are in Turkish (`translate.ts`). */
  readonly english: Readonly<Record<string, string>>;
}

/** What an entry is known by, as the index holds it. */
export interface IndexedTexts {
  /** The folded words of each way to ask for it, one way a line, its question first. */
  readonly asked: string;
  /** Stems of its page's title that neither these nor its answer hold, separated by spaces. */
  readonly titled: string;
  /** Positions in the language's list of concepts: of what is told; then of each line, those that no single word of it names. */
  readonly concepts: readonly (readonly number[])[];
}

/** All that answering needs, built once: plain data. */
export interface AnswersIndex {
  readonly language: IndexedLanguage;
  readonly entries: readonly IndexedEntry[];
  /** What each entry is known by. */
  readonly texts: readonly IndexedTexts[];
  /** Positions of the entries on fees, the one for all of them first. */
  readonly feeEntries: readonly number[];
  /** What patients ask of any practice, told by its words alone. */
  readonly topics: readonly Topic[];
  readonly model: Model;
}
