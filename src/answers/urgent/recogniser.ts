import { createEnglishReader } from './english.ts';
import { KIND_NAMES, type Kind } from './kinds.ts';
import type { ClassName } from './lexicon.ts';
import { compileSign, createMatcher } from './match.ts';
import { createEveryday } from './everyday.ts';
import { createOpinion } from './opinion.ts';
import { createReader, type Reader } from './read.ts';
import { SIGNS } from './signs.ts';
import type { UrgentTables } from './tables.ts';
import type { Word } from './word.ts';
import { Vocabulary } from './words.ts';

/** Words that a practice adds to classes of the lexicon, folded. */
export type MoreWords = Readonly<Partial<Record<ClassName, readonly string[]>>>;

const signs = KIND_NAMES.flatMap((kind) => SIGNS[kind].map((text) => ({ kind, text, sign: compileSign(text) })));

/** A question as words with what each says, in whichever of the two languages it is. */
export type ReadQuestion = (question: string) => readonly Word[];

export function createQuestionReader(tables: UrgentTables, more: MoreWords = {}, options: Reader = {}): ReadQuestion {
  const read = createReader(new Vocabulary(more), createEveryday(tables.everyday), options);
  const readEnglish = createEnglishReader(tables.english);
  return (question) => readEnglish(question) ?? read(question);
}

/** Every sign that words show, as `signs.ts` writes it. */
export function signsOf(words: readonly Word[]): { kind: Kind; text: string }[] {
  const shows = createMatcher(words);
  return signs.filter(({ sign }) => shows(sign)).map(({ kind, text }) => ({ kind, text }));
}

/**
 * Recognises the most pressing kind of emergency that a question tells of; undefined where it tells of none. Where no sign is found,
 * all its words together may still weigh like one.
 */
export function createRecogniser(tables: UrgentTables, more: MoreWords = {}): (question: string) => Kind | undefined {
  const read = createQuestionReader(tables, more);
  const weighsLikeOne = createOpinion(tables.opinion);
  return (question) => {
    const words = read(question);
    const found = signsOf(words).map(({ kind }) => kind);
    return KIND_NAMES.find((kind) => found.includes(kind)) ?? (weighsLikeOne(words) ? 'general' : undefined);
  };
}
