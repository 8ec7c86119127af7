import { LEXICON, type ClassName } from './lexicon/lexicon.ts';
import type { WordKind } from './lexicon/stems.ts';
import { isNounEnding, isVerbEnding, verbForm, type VerbForm } from './suffixes.ts';

/** What a word may name, and for a verb how it speaks of it. */
export interface Reading {
  readonly name: ClassName;
  readonly kind: WordKind;
  readonly form: VerbForm | undefined;
}

interface Stem {
  readonly name: ClassName;
  readonly kind: WordKind;
  /** Only for the present in -yor. */
  readonly narrowed?: boolean;
}

const SHORTEST = 2;
/** Longer endings are another word's, glued to it. */
const ENDING = 9;

/** What a folded word may name; nothing where it is no form of a known word. */
export type ReadingsOf = (word: string) => readonly Reading[];

/** Knows the words of the lexicon, and those a practice adds to classes of it, each in all its forms. */
export class Vocabulary {
  /** Each beginning of a stem is a key, too: behind a text that is none there is nothing to be looked for. */
  readonly #stems = new Map<string, Stem[]>();

  constructor(more: Readonly<Partial<Record<ClassName, readonly string[]>>> = {}) {
    for (const [name, group] of Object.entries(LEXICON) as [ClassName, Partial<Record<WordKind, string>>][])
      for (const [kind, list] of Object.entries(group) as [WordKind, string][])
        for (const stem of list.split(' ')) this.#add(stem, { name, kind });
    for (const [name, words] of Object.entries(more) as [ClassName, readonly string[]][])
      for (const word of words) this.#add(word, { name, kind: 'noun' });
    for (const beginning of beginningsOf(this.#stems.keys()))
      if (!this.#stems.has(beginning)) this.#stems.set(beginning, []);
  }

  #add(stem: string, known: Stem): void {
    const list = this.#stems.get(stem);
    if (list) list.push(known);
    else this.#stems.set(stem, [known]);
    // "surup", "surubu": a hard consonant at the end softens before a vowel.
    const soft = known.kind === 'noun' && stem.length > SHORTEST + 1 ? SOFT[stem.at(-1)!] : undefined;
    if (soft) this.#stems.set(stem.slice(0, -1) + soft, [...(this.#stems.get(stem.slice(0, -1) + soft) ?? []), known]);
    // "uyukla-", "uyukluyor": a vowel at the end narrows before the present.
    if (known.kind === 'verb' && stem.length > SHORTEST && /[ae]$/.test(stem))
      for (const vowel of 'iu') this.#add(stem.slice(0, -1) + vowel, { ...known, narrowed: true });
  }

  get stems(): Iterable<string> {
    return [...this.#stems].flatMap(([stem, known]) => (known.every(({ narrowed }) => narrowed) ? [] : [stem]));
  }

  readonly readingsOf: ReadingsOf = (word) =>
    NEVER.has(word)
      ? this.readingsWith(word, '').filter(({ kind }) => kind === 'word')
      : this.#stemsOf(word).flatMap((length) => this.readingsWith(word.slice(0, length), word.slice(length)));

  /** The lengths of the stems that a word begins with. */
  #stemsOf(word: string, shortest = SHORTEST): number[] {
    const lengths: number[] = [];
    for (let length = shortest; length <= word.length; length++) {
      const known = this.#stems.get(word.slice(0, length));
      if (!known) break;
      if (known.length > 0) lengths.push(length);
    }
    return lengths;
  }

  /** What a word names as a form of one stem. */
  readingsWith(stem: string, rest: string): Reading[] {
    const known = this.#stems.get(stem) ?? [];
    const readings: Reading[] = [];
    for (const { name, kind, narrowed } of known) {
      if (narrowed && !/^(?:yo|y?[ae][cm]|y[ae]n)/.test(rest)) continue;
      if (kind === 'word' && rest !== '' && !PARTICLE.test(rest)) continue;
      if (kind === 'noun' && !isNounEnding(rest)) continue;
      const form = kind === 'verb' && rest !== '' ? verbForm(stem, rest) : undefined;
      if (kind !== 'verb' || form) readings.push({ name, kind, form });
    }
    return readings;
  }

  /** Whether a word only looks like a form of another. */
  isException(word: string): boolean {
    return NEVER.has(word);
  }

  /** Whether a text may stand behind any stem: most of what is tried may not. */
  isEnding(rest: string): boolean {
    return rest === '' || isNounEnding(rest) || isVerbEnding(rest) || PARTICLE.test(rest);
  }

  /** Whether a word is surely a form of a stem: whatever may follow some stems is no guess's proof. */
  isFormOf(stem: string, rest: string): boolean {
    return this.readingsWith(stem, rest).some(({ kind }) => kind !== 'start' || isNounEnding(rest));
  }

  /** Whether a word is surely one of the lexicon, with an ending no longer than those of one word. */
  isSure(word: string): boolean {
    return this.#stemsOf(word, Math.max(SHORTEST, word.length - ENDING)).some((length) =>
      this.isFormOf(word.slice(0, length), word.slice(length)),
    );
  }

  /** Whether a stem is a verb's, or a noun's. */
  isVerb(stem: string): boolean {
    return this.#stems.get(stem)?.some(({ kind }) => kind === 'verb') ?? false;
  }

  isNoun(stem: string): boolean {
    return this.#stems.get(stem)?.some(({ kind }) => kind === 'noun') ?? false;
  }
}

/** All that texts begin with, from the length of the shortest stem on. */
export function beginningsOf(texts: Iterable<string>): Set<string> {
  const beginnings = new Set<string>();
  for (const text of texts)
    for (let length = SHORTEST; length < text.length; length++) beginnings.add(text.slice(0, length));
  return beginnings;
}

const SOFT: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g' };

/** What may be glued to any word: the question particle, the copula. */
const PARTICLE = /^(?:m[iu]|y[iu]m|[iu]m|s[iu]n|y[ae]|d[ae]|dir|ti|di)$/;

/** Everyday words that look like a form of another: of the lexicon they are themselves only. */
const NEVER: ReadonlySet<string> = new Set(
  'acilen kesen yuzunden yuzde yuzden icin kendi simdi kazan alan dise sen an ne en ben'.split(' '),
);
