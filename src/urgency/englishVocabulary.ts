import { editCost } from './edit.ts';
import type { ClassName } from './lexicon/lexicon.ts';
import type { UrgentTables } from './tables.ts';

/** Words that say nothing of a sign; with the words of the classes they tell English from other languages. */
const PLAIN = new Set(
  (
    'i im ive me my mine is are was were am the a an and or to of in on at it its he she his her hers him they them their we our you your ' +
    'have has had havent this that these those do does did what how who should can could would may might with from for after before since ' +
    'so just very really now today yesterday ago day days week year years old been be being by as up down out off there here then but if when while ' +
    'not no cannot never without hardly barely unable please help emergency still all more one two three any some about because think like feel feels feeling bad need know two got ' +
    'someone somebody already hear heard had first dentist dental night yes'
  ).split(' '),
);

/** Shorter beginnings and words are not corrected. */
const CORRECTED = 5;

interface Phrase {
  readonly words: readonly string[];
  readonly name: ClassName;
}

/** What English words name. */
export class EnglishVocabulary {
  readonly #whole = new Map<string, ClassName[]>();
  readonly #starts = new Map<string, ClassName[]>();
  readonly #phrases: Phrase[] = [];
  readonly #inPhrases: ReadonlySet<string>;
  readonly #corrections: readonly string[];

  constructor(table: UrgentTables['english']) {
    for (const [name, list] of Object.entries(table) as [ClassName, string][])
      for (const form of list.split(' ')) {
        const isStart = form.endsWith('*');
        const text = isStart ? form.slice(0, -1) : form;
        const map = isStart ? this.#starts : this.#whole;
        if (text.includes('_')) this.#phrases.push({ words: text.split('_'), name });
        else map.set(text, [...(map.get(text) ?? []), name]);
      }
    this.#inPhrases = new Set(this.#phrases.flatMap(({ words }) => words));
    this.#corrections = [...this.#whole.keys(), ...this.#starts.keys()].filter((form) => form.length >= CORRECTED);
  }

  classesOf(word: string): ClassName[] {
    const names = [...(this.#whole.get(word) ?? [])];
    for (let length = 2; length <= word.length; length++)
      names.push(...(this.#starts.get(word.slice(0, length)) ?? []));
    return names;
  }

  /** The words that begin at a place and name something together. */
  phrasesAt(words: readonly string[], at: number): Phrase[] {
    if (!this.#inPhrases.has(words[at]!)) return [];
    return this.#phrases.filter((phrase) => phrase.words.every((word, i) => words[at + i] === word));
  }

  isKnown(word: string): boolean {
    return PLAIN.has(word) || this.#inPhrases.has(word) || this.classesOf(word).length > 0;
  }

  /** A word without the typing error that is in it, where it is near to one that is known here. */
  corrected(word: string): string {
    if (word.length < CORRECTED - 1 || this.isKnown(word)) return word;
    return this.#corrections.find((form) => editCost(word, form) !== undefined) ?? word;
  }
}
