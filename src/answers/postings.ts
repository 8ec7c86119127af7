import type { EntryTexts, Text } from './texts.ts';

/** Weight of a term that only the answer has, relative to one in a phrasing. */
const TOLD = 0.3;
/** In large indexes, a term in more than one of this many entries selects no candidates. */
const SELECTIVE = 4;
const LARGE = 2000;

/** An inverted index: for each term, the entries that have it, and the share of their phrasings that do. */
export interface Postings {
  /** Number of entries that have a term. */
  count: (term: number) => number;
  /** Share of an entry's phrasings that have a term; -1 if only the answer has it, 0 if nothing does. */
  shareIn: (entry: number, term: number) => number;
  /** Find the entries that share most with a question, by the weights of its terms, best first. */
  find: (weights: ReadonlyMap<number, number>, most: number) => { readonly entry: number; readonly score: number }[];
}

/** Index the texts of entries by their terms. Terms are numbers below `size`; `eachTerm` lists those of a text. */
export function createPostings(
  texts: readonly EntryTexts[],
  size: number,
  eachTerm: (text: Text, use: (term: number) => void) => void,
): Postings {
  const postings: number[][] = Array.from({ length: size }, () => []);
  const shares: number[][] = Array.from({ length: size }, () => []);
  // Number of an entry's texts that have a term. Counted in place: the first question waits for it.
  const counts = new Int32Array(size);
  const lastText = new Int32Array(size);
  let text = 0;
  texts.forEach(({ asked, told }, entry) => {
    const found: number[] = [];
    const add = (term: number, count: number) => {
      if (counts[term] === 0) found.push(term);
      counts[term]! += count;
    };
    for (const one of asked) {
      text++;
      eachTerm(one, (term) => {
        if (lastText[term] === text) return;
        lastText[term] = text;
        add(term, 1);
      });
    }
    eachTerm(told, (term) => {
      if (counts[term] === 0) add(term, -asked.length);
    });
    for (const term of found) {
      postings[term]!.push(entry);
      shares[term]!.push(counts[term]! / asked.length);
      counts[term] = 0;
    }
  });
  /** Score of each entry during a search. */
  const scores = new Float64Array(texts.length);

  return {
    count: (term) => postings[term]!.length,
    shareIn(entry, term) {
      const at = positionOf(postings[term]!, entry);
      return at < 0 ? 0 : shares[term]![at]!;
    },
    find(weights, most) {
      const found: number[] = [];
      const isTooCommon = (term: number) => texts.length > LARGE && postings[term]!.length > texts.length / SELECTIVE;
      for (const [term, weight] of weights) {
        if (term < 0 || isTooCommon(term)) continue;
        const entries = postings[term]!;
        const share = shares[term]!;
        for (let i = 0; i < entries.length; i++) {
          const entry = entries[i]!;
          if (scores[entry] === 0) found.push(entry);
          scores[entry]! += weight * (share[i]! < 0 ? TOLD : TOLD + (1 - TOLD) * Math.sqrt(share[i]!));
        }
      }
      const best = firstOf(found, most, (a, b) => scores[b]! - scores[a]! || a - b);
      const scored = best.map((entry) => ({ entry, score: scores[entry]! }));
      for (const entry of found) scores[entry] = 0;
      return scored;
    },
  };
}

/** Get the first items of a list in an order, without sorting the rest. */
function firstOf(list: readonly number[], most: number, order: (a: number, b: number) => number): number[] {
  const first: number[] = [];
  for (const one of list) {
    if (first.length === most && order(one, first[most - 1]!) > 0) continue;
    let at = first.length === most ? most - 1 : first.length;
    for (; at > 0 && order(one, first[at - 1]!) < 0; at--) first[at] = first[at - 1]!;
    first[at] = one;
  }
  return first;
}

/** Search ascending numbers; -1 if the number is missing. */
function positionOf(numbers: readonly number[], wanted: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const number = numbers[middle]!;
    if (number === wanted) return middle;
    if (number < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
