import { createEnglishReader } from './english.ts';
import type { Kind } from './kinds.ts';
import type { ClassName } from './lexicon/lexicon.ts';
import { compileSign, createSignFinder } from './match.ts';
import { createEveryday } from './everyday.ts';
import { createDecide } from './learned/decide.ts';
import { tellsOnlyPain } from './onlyPain.ts';
import { createReader, type Reader } from './read.ts';
import { KIND_NAMES, SIGNS } from './signs/signs.ts';
import type { UrgentTables, WordTables } from './tables.ts';
import type { Word } from './word.ts';
import { Vocabulary } from './words.ts';

/** Words that a practice adds to classes of the lexicon, folded. */
export type MoreWords = Readonly<Partial<Record<ClassName, readonly string[]>>>;

const signs = KIND_NAMES.flatMap((kind) => SIGNS[kind].map((text) => ({ kind, text, ...compileSign(text) })));
const findSigns = createSignFinder(signs);

/** A question as words with what each says, in whichever of the two languages it is. */
export type ReadQuestion = (question: string) => readonly Word[];

export function createQuestionReader(tables: WordTables, more: MoreWords = {}, options: Reader = {}): ReadQuestion {
  const read = createReader(new Vocabulary(more), createEveryday(tables.everyday), options);
  const readEnglish = createEnglishReader(tables.english);
  return (question) => readEnglish(question) ?? read(question);
}

/** Every sign that words show, as `signs/` writes it. */
export function signsOf(words: readonly Word[]): { kind: Kind; text: string }[] {
  return findSigns(words).map(({ kind, text }) => ({ kind, text }));
}

/** What the rules say of a question: its words as they read them, and the kinds whose signs it shows, the most pressing first. */
export interface Evidence {
  readonly words: readonly Word[];
  readonly found: readonly Kind[];
}

/** Reads questions for what is decided by. */
export function createEvidence(tables: WordTables, more: MoreWords = {}): (question: string) => Evidence {
  const read = createQuestionReader(tables, more);
  return (question) => {
    const words = read(question);
    const shown = new Set(signsOf(words).map(({ kind }) => kind));
    return { words, found: KIND_NAMES.filter((kind) => shown.has(kind)) };
  };
}

/** Recognises the most pressing kind of emergency that a question tells of; undefined where it tells of none. */
export function createRecogniser(tables: UrgentTables, more: MoreWords = {}): (question: string) => Kind | undefined {
  const evidence = createEvidence(tables, more);
  const decide = createDecide(tables.model);
  return (question) => {
    const { words, found } = evidence(question);
    if (found.length === 0 && tellsOnlyPain(question)) return undefined;
    return decide(question, words, found);
  };
}
