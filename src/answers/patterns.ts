/**
 * A pattern of words, as editors write it: `nefes|soluk .. al* zor*`. A word stands for itself, `al*` for every word that
 * begins so, `|` parts alternatives, `..` lets up to three other words stand between, `$` is the end of the question.
 */
interface Step {
  readonly words: readonly string[];
  readonly beginnings: readonly string[];
  /** How many other words may stand before this one. */
  readonly gap: number;
}

export interface Match {
  /** Position of the pattern in the list it was compiled from. */
  readonly pattern: number;
  readonly from: number;
  /** The first word behind the match. */
  readonly to: number;
}

export type Matcher = (words: readonly string[]) => Match[];

const GAP = 3;
/** Patterns are looked up by so many letters of their first word. */
const KEY = 3;

/** Compiles folded patterns into one matcher that reads a question once. */
export function compile(patterns: readonly string[]): Matcher {
  const byKey = new Map<string, number[]>();
  for (let pattern = 0; pattern < patterns.length; pattern++)
    for (const key of keysOf(patterns[pattern]!)) {
      const list = byKey.get(key);
      if (!list) byKey.set(key, [pattern]);
      else if (list.at(-1) !== pattern) list.push(pattern);
    }
  // Read when their first word comes up: a question meets few of them.
  const compiled: (readonly Step[])[] = [];
  const stepsFor = (pattern: number) => (compiled[pattern] ??= stepsOf(patterns[pattern]!));
  return (words) => {
    const matches: Match[] = [];
    for (let from = 0; from < words.length; from++) {
      const word = words[from]!;
      for (let length = 1; length <= Math.min(KEY, word.length); length++)
        for (const pattern of byKey.get(word.slice(0, length)) ?? []) {
          const to = follow(words, stepsFor(pattern), 0, from);
          if (to > 0) matches.push({ pattern, from, to });
        }
    }
    return matches;
  };
}

/** What the words begin with that a pattern may begin with. */
function keysOf(pattern: string): string[] {
  const end = pattern.indexOf(' ');
  const first = end < 0 ? pattern : pattern.slice(0, end);
  return first.split('|').map((word) => {
    const star = word.indexOf('*');
    return word.slice(0, star < 0 ? KEY : Math.min(KEY, star));
  });
}

/** The position behind the last word of a match that begins at `at`, or 0. */
function follow(words: readonly string[], steps: readonly Step[], index: number, at: number): number {
  const step = steps[index];
  if (!step) return at;
  if (step.words[0] === '$') return at === words.length ? at : 0;
  const last = Math.min(at + step.gap, words.length - 1);
  for (let position = at; position <= last; position++) {
    if (!fits(step, words[position]!)) continue;
    const end = follow(words, steps, index + 1, position + 1);
    if (end > 0) return end;
  }
  return 0;
}

const fits = ({ words, beginnings }: Step, word: string): boolean =>
  words.includes(word) || beginnings.some((beginning) => word.startsWith(beginning));

function stepsOf(source: string): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const token of source.split(' ')) {
    if (token === '..') {
      gap = GAP;
      continue;
    }
    const words: string[] = [];
    const beginnings: string[] = [];
    for (const part of token.split('|'))
      if (part.endsWith('*')) beginnings.push(part.slice(0, -1));
      else words.push(part);
    steps.push({ words, beginnings, gap });
    gap = 0;
  }
  return steps;
}
