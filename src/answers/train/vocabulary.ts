import { createCorrection, type Frequency, type Mistyped } from '../correct.ts';
import { BEGINNING } from '../features.ts';

/** What stands in fewer texts than this is left out: chance, mostly. */
export const FEWEST = 3;

/** A beginning so many times rarer than one that it may be an error for is that error, however often it was made. */
const ERROR = 250;

/** A word is common where one text of so many has it, and no fewer texts than that. */
const COMMON = 600;
const FEWEST_COMMON = 5;

/** Words of two letters and more that are met often, sorted. */
export function commonWords(texts: readonly (readonly string[])[]): string[] {
  const least = Math.max(FEWEST_COMMON, texts.length / COMMON);
  const met = frequencies(texts.map((words) => new Set(words)));
  return [...met].flatMap(([word, count]) => (word.length > 1 && count >= least ? [word] : [])).sort();
}

/** How often the beginnings of words stand in texts, without those that are rare or errors. */
export function vocabularyOf(texts: readonly (readonly string[])[], mistyped: Mistyped): Frequency {
  const met = frequencies(texts.map((words) => new Set(words.map((word) => word.slice(0, BEGINNING)))));
  const known = new Map([...met].filter(([, count]) => count >= FEWEST));
  // A beginning must not be taken for its own correction.
  let hidden = '';
  const correct = createCorrection((one) => (one === hidden ? 0 : (known.get(one) ?? 0)), mistyped);
  const errors = [...known].filter(([beginning, count]) => {
    hidden = beginning;
    const meant = correct([beginning])(beginning).slice(0, BEGINNING);
    return (known.get(meant) ?? 0) >= ERROR * count;
  });
  for (const [beginning] of errors) known.delete(beginning);
  return (beginning) => known.get(beginning) ?? 0;
}

/** In how many of the sets each text stands. */
export function frequencies(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const text of set) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
