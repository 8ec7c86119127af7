/** The number of words in the longest phrase to look up. */
const MAX_PHRASE_WORDS = 4;
/** Marks translations, such as of "is it", that belong at the end of a Turkish question. */
const TO_THE_END = '…';
/** The share of words that must be known for a question to count as English; the others may be names. */
const MIN_ENGLISH_SHARE = 3 / 4;

/**
 * Create a function that translates an English question phrase by phrase, longest first, into folded Turkish words: not
 * a sentence, but enough to find entries. It returns undefined if the question is not English.
 * @example
 * createTranslation({ my: '', tooth: 'disim', hurts: 'agriyor' })(['my', 'tooth', 'hurts']) // ['disim', 'agriyor']
 */
export function createTranslation(
  english: Readonly<Record<string, string>>,
): (words: readonly string[]) => readonly string[] | undefined {
  const table = new Map(Object.entries(english));
  const lookUp = (phrase: string) =>
    table.get(phrase) ?? (phrase.endsWith('s') ? table.get(phrase.slice(0, -1)) : undefined);
  return (words) => {
    const turkish: string[] = [];
    const last: string[] = [];
    let translatedWords = 0;
    for (let at = 0; at < words.length;) {
      const { length, meant } = longestPhrase(words, at);
      const [first, ...others] = meant?.split(' ') ?? [words[at]!];
      if (first === TO_THE_END) last.push(...others);
      else if (first) turkish.push(first, ...others);
      translatedWords += length;
      at += length || 1;
    }
    return translatedWords > 0 &&
      translatedWords >= words.length * MIN_ENGLISH_SHARE &&
      turkish.length + last.length > 0
      ? [...turkish, ...last]
      : undefined;
  };

  function longestPhrase(words: readonly string[], at: number): { length: number; meant?: string } {
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length--) {
      const meant = lookUp(words.slice(at, at + length).join(' '));
      if (meant !== undefined) return { length, meant };
    }
    return { length: 0 };
  }
}
