import type { Match } from '#turkish/patterns.ts';
import { readWords } from './readWords.ts';
import { splitSentences } from './splitSentences.ts';

/** The words of a question, and for each the clause and the sentence that it is in, by number. */
export interface Clauses {
  readonly words: readonly string[];
  readonly clauses: readonly number[];
  readonly sentences: readonly number[];
}

/** Not "şişlik ve ateş yok", which denies both. */
const DENIED =
  /(?<!\bsislik(?: ve| veya| ya da)? )\b(ates|agri)\p{L}{0,3}(?: (?:de|da|hic|falan|filan))? (?:yok|degil)\b/gu;

/** Make one word of what is denied: the denial must not count for what stands beside it ("yüzüm şişti ateşim yok"). */
const withDenialsAsOne = (words: readonly string[]): string[] => words.join(' ').replaceAll(DENIED, '$1siz').split(' ');

export function readClauses(question: string): Clauses {
  const clauses = splitSentences(question).flatMap((sentence, at) =>
    sentence.map((clause) => ({ words: withDenialsAsOne(readWords(clause)), sentence: at })),
  );
  return {
    words: clauses.flatMap(({ words }) => words),
    clauses: clauses.flatMap(({ words }, at) => words.map(() => at)),
    sentences: clauses.flatMap(({ words, sentence }) => words.map(() => sentence)),
  };
}

/** Get the words around a match in its clause: so many before it, itself, and so many behind it. */
export function clauseAround(
  { words, clauses }: Clauses,
  { from, to }: Match,
  before = Infinity,
  behind = Infinity,
): readonly string[] {
  const start = clauses.indexOf(clauses[from]!);
  const end = clauses.lastIndexOf(clauses[to - 1]!) + 1;
  return words.slice(Math.max(start, from - before), Math.min(end, to + behind));
}

/** Get the words from the beginning of the sentence of a match to the end of its clause. */
export const sentenceBefore = ({ words, clauses, sentences }: Clauses, { from, to }: Match): readonly string[] =>
  words.slice(sentences.indexOf(sentences[from]!), clauses.lastIndexOf(clauses[to - 1]!) + 1);
