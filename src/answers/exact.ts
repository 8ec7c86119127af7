import type { EntryTexts } from './texts.ts';

/** Letters of a word that say which it is; behind them its endings may differ. */
const LETTERS = 5;
/** So many words must agree where order and endings may differ. */
const FEWEST = 2;
/** Words that change nothing of what is asked. */
const PARTICLES =
  /^(?:m[iu](?:y[iu]m|s[iu]n(?:[iu]z)?|d[iu]r|y[iu]z)?|ve|ile|bir|de|da|bu|icin|cok|peki|ama|ki|acaba|galiba|hala|lutfen|artik|yine|gene|nolur)$/;
/** "What shall I do?" behind what happened, alone or after "ne": it asks for nothing but what helps. */
const WHAT_TO_DO =
  /^(?:na[pb](?:[aci]|ma)\w*|(?:yap|ed)(?:[aei]y?im|sam|c[ae]m|[ai]c[ae]m|[ae]cag[iu]m|mal[iu]y[iu]m|ab[iu]l[iu]r[iu]m))$/;

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
  const asksForHelp = (at: number) =>
    WHAT_TO_DO.test(words[at] ?? '') && (words[at]!.startsWith('n') || words[at - 1] === 'ne');
  const telling = new Set<string>();
  words.forEach((word, at) => {
    const isNe = word === 'ne' && asksForHelp(at + 1);
    if (!isNe && !asksForHelp(at) && !PARTICLES.test(word)) telling.add(word.slice(0, LETTERS));
  });
  return telling.size < FEWEST ? undefined : [...telling].sort().join(' ');
};
