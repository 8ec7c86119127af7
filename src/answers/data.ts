import type { Matter } from './covered.ts';
import type { IndexedMeanings } from './meaning.ts';
import type { PackedTexts } from './texts.ts';
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

/** What the engine knows of Turkish, whatever the practice. Words and patterns are folded. */
export interface IndexedLanguage {
  /** Words around a question that are no part of it. */
  readonly greetings: readonly string[];
  /** Words that say nothing by themselves beside those of a matter (`covered.ts`). */
  readonly fillers: readonly string[];
  /** Patterns of each concept; the first `kinds` of them are kinds of question. */
  readonly concepts: readonly (readonly string[])[];
  readonly kinds: number;
  /** Stems that speak against a question's being one for the practice, unless its texts hold them: the weakest group first; packed (`packing.ts`). */
  readonly foreign: readonly string[];
  /** Stems of everyday words, by how common they are: each group half as common as the one before; packed. */
  readonly common: readonly string[];
  readonly fees: { readonly when: readonly string[]; readonly unless: readonly string[] };
  readonly meanings: IndexedMeanings;
  /** What English words and phrases are in Turkish, folded (`english.ts`). */
  readonly english: Readonly<Record<string, string>>;
  /** For each letter those that are typed for it. */
  readonly mistyped: Readonly<Record<string, string>>;
}

/** All that answering needs, built once: plain data. Numbers are packed into strings, one character each (`packing.ts`). */
export interface AnswersIndex {
  readonly language: IndexedLanguage;
  readonly entries: readonly IndexedEntry[];
  /** What each entry is known by. */
  readonly texts: readonly PackedTexts[];
  /** Positions of the entries on fees, the one for all of them first. */
  readonly feeEntries: readonly number[];
  /** What patients ask of any practice, told by its words alone. */
  readonly matters: readonly Matter[];
  readonly model: Model;
}
