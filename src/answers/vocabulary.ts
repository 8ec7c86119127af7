/** Letters of the two beginnings a word is known by; Turkish stems are rarely longer, and endings follow them. */
export const SHORT = 4;
export const LONG = 6;

/** What stands for a word: its beginnings, the shorter first; a short word is its own. */
export const beginningsOf = (word: string): readonly string[] =>
  word.length <= SHORT ? [word] : [word.slice(0, SHORT), word.slice(0, LONG)];
