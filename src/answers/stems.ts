/** Letters of a stem: behind them Turkish puts endings. And of the root, which related words share. */
export const STEM = 6;
const ROOT = 4;

/** The beginning of a folded word that endings seldom change. */
export const stemOf = (word: string): string => word.slice(0, STEM);

/** The beginning that related words share; the whole of a short word. */
export const rootOf = (word: string): string => word.slice(0, ROOT);
