import { createEnglishReader } from './english.ts';
import { KIND_NAMES, type Kind } from './kinds.ts';
import type { ClassName } from './lexicon.ts';
import { compileSign, createMatcher } from './match.ts';
import { createEveryday } from './everyday.ts';
import { createReader, type Reader } from './read.ts';
import { SIGNS } from './signs.ts';
import type { UrgentTables } from './tables.ts';
import { Vocabulary } from './words.ts';

/** Words that a practice adds to classes of the lexicon, folded. */
export type MoreWords = Readonly<Partial<Record<ClassName, readonly string[]>>>;

const signs = KIND_NAMES.flatMap((kind) => SIGNS[kind].map((text) => ({ kind, text, sign: compileSign(text) })));

/** Recognises the most pressing kind of emergency that a question tells of; undefined where it tells of none. */
export function createRecogniser(tables: UrgentTables, more: MoreWords = {}): (question: string) => Kind | undefined {
  const shown = createSignFinder(tables, more);
  return (question) => {
    const found = shown(question).map(({ kind }) => kind);
    return KIND_NAMES.find((kind) => found.includes(kind));
  };
}

/** Finds every sign that a question shows, as `signs.ts` writes it. */
export function createSignFinder(
  tables: UrgentTables,
  more: MoreWords = {},
  options: Reader = {},
): (question: string) => { kind: Kind; text: string }[] {
  const read = createReader(new Vocabulary(more), createEveryday(tables.everyday), options);
  const readEnglish = createEnglishReader(tables.english);
  return (question) => {
    const shows = createMatcher(readEnglish(question) ?? read(question));
    return signs.filter(({ sign }) => shows(sign)).map(({ kind, text }) => ({ kind, text }));
  };
}
