/** Compare two texts by their UTF-16 code units, for sorting independent of the locale. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
