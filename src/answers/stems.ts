/** Letters of a stem, after which Turkish suffixes follow, and of a root, which related words share. */
export const STEM = 6;
const ROOT = 4;

/** Get the beginning of a folded word that suffixes seldom change. */
export const stemOf = (word: string): string => word.slice(0, STEM);

/** Get the beginning that related words share; all of a short word. */
export const rootOf = (word: string): string => word.slice(0, ROOT);
