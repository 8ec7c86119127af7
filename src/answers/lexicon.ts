/** Tells whether a word is one of a list, in which `al*` stands for every word that begins so. */
export type Lexicon = (word: string) => boolean;

/** Lexicon of the words in patterns, each by itself. */
export function lexiconOf(patterns: Iterable<string>): Lexicon {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const pattern of patterns)
    for (const part of pattern.split(/[ |]/))
      if (part.endsWith('*')) beginnings.add(part.slice(0, -1));
      else words.add(part);
  // A word may be as long as the whole question.
  const longest = Math.max(0, ...[...beginnings].map((beginning) => beginning.length));
  return (word) => {
    if (words.has(word)) return true;
    for (let length = 2; length <= Math.min(word.length, longest); length++)
      if (beginnings.has(word.slice(0, length))) return true;
    return false;
  };
}
