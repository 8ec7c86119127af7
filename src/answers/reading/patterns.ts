/** A word of a pattern with its alternatives, and how many words may come before it. */
type Step = { readonly words: readonly string[]; readonly gap: number };

export interface Match {
  /** Position of the pattern in the list it was compiled from. */
  readonly pattern: number;
  readonly from: number;
  /** Position after the last word of the match. */
  readonly to: number;
}

type Matcher = (words: readonly string[]) => Match[];

const MAX_GAP = 3;
/** Maximum number of words whose patterns are kept in memory. */
const MAX_REMEMBERED = 20_000;

/**
 * Create one matcher from folded patterns, which reads a question once.
 * A pattern is words such as `nefes/soluk .. al* zor*`. A word matches itself, `al*` matches every word that begins
 * with it, `/` separates alternatives, `..` allows up to three words in between, `$` is the end of the question.
 */
export function createMatcher(patterns: readonly string[]): Matcher {
  const byFirst = new Map<string, number[]>();
  patterns.forEach((pattern, number) => {
    const end = pattern.indexOf(' ');
    for (const first of (end < 0 ? pattern : pattern.slice(0, end)).split('/')) {
      const list = byFirst.get(first);
      if (list) list.push(number);
      else byFirst.set(first, [number]);
    }
  });
  const rest: (readonly Step[])[] = [];
  const restOf = (pattern: number) => (rest[pattern] ??= stepsOf(patterns[pattern]!).slice(1));
  const patternsByWord = new Map<string, readonly number[]>();
  const beginningWith = (word: string): readonly number[] => {
    const before = patternsByWord.get(word);
    if (before) return before;
    const numbers = new Set(byFirst.get(word));
    for (let length = 1; length <= word.length; length++)
      for (const pattern of byFirst.get(`${word.slice(0, length)}*`) ?? []) numbers.add(pattern);
    const list = [...numbers];
    if (patternsByWord.size < MAX_REMEMBERED) patternsByWord.set(word, list);
    return list;
  };
  return (words) => {
    const matches: Match[] = [];
    words.forEach((word, from) => {
      for (const pattern of beginningWith(word)) {
        const to = follow(words, restOf(pattern), 0, from + 1);
        if (to > 0) matches.push({ pattern, from, to });
      }
    });
    return matches;
  };
}

/** Get the position after the last word of a match whose next step begins at `at`, or 0. */
function follow(words: readonly string[], steps: readonly Step[], index: number, at: number): number {
  const step = steps[index];
  if (!step) return at;
  if (step.words[0] === '$') return at === words.length ? at : 0;
  const last = Math.min(at + step.gap, words.length - 1);
  for (let position = at; position <= last; position++) {
    const end = step.words.some((word) => fits(word, words[position]!))
      ? follow(words, steps, index + 1, position + 1)
      : 0;
    if (end > 0) return end;
  }
  return 0;
}

const fits = (written: string, word: string): boolean =>
  written.endsWith('*') ? word.startsWith(written.slice(0, -1)) : word === written;

function stepsOf(pattern: string): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const token of pattern.split(' '))
    if (token === '..') gap = MAX_GAP;
    else {
      steps.push({ words: token.split('/'), gap });
      gap = 0;
    }
  return steps;
}

/** List the positions of the words that matches cover. */
export const positionsIn = (matches: readonly Match[]): number[] =>
  matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
