import type { EntryTexts } from './texts.ts';

/** Letters of a word that say which it is; behind them its endings may differ. */
const LETTERS = 5;
/** So many words must agree where order and endings may differ. */
const FEWEST = 2;
/** Words that change nothing of what is asked. */
const PARTICLES = /^(?:m[iu](?:y[iu]m|s[iu]n(?:[iu]z)?|d[iu]r|y[iu]z)?|ve|ile|bir|de|da|bu|icin|cok|peki|ama|ki)$/;

/**
 * Finds the entry that is asked for word for word, by its question or a phrasing, whatever stands between the letters; else
 * the only one that is asked for with the same words in another order, with other endings or particles.
 */
export function createExact(texts: readonly EntryTexts[]): (words: readonly string[]) => number | undefined {
  const entries = new Map<string, number>();
  const similar = new Map<string, number | undefined>();
  texts.forEach(({ asked, plain }, entry) => {
    for (const words of [...asked.map((text) => text.words), ...plain]) {
      const letters = words.join('');
      if (!entries.has(letters)) entries.set(letters, entry);
      const key = keyOf(words);
      if (key !== undefined) similar.set(key, similar.has(key) && similar.get(key) !== entry ? undefined : entry);
    }
  });
  return (words) => {
    const key = keyOf(words);
    return entries.get(words.join('')) ?? (key === undefined ? undefined : similar.get(key));
  };
}

/** The telling words, cut and in order; none where they are too few. */
const keyOf = (words: readonly string[]): string | undefined => {
  const telling = new Set(words.flatMap((word) => (PARTICLES.test(word) ? [] : [word.slice(0, LETTERS)])));
  return telling.size < FEWEST ? undefined : [...telling].sort().join(' ');
};
