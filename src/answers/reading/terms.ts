/** Letters of a stem, after which Turkish suffixes follow, and of a root, which related words share. */
const STEM_LENGTH = 6;
const ROOT_LENGTH = 4;

/** Get the beginning of a folded word that suffixes seldom change. */
export const stemOf = (word: string): string => word.slice(0, STEM_LENGTH);

/** Get the beginning that related words share, marked so that no root equals a stem. */
export const rootOf = (word: string): string => `${word.slice(0, ROOT_LENGTH)}~`;

export const conceptTerm = (concept: number): string => `#${concept}`;

export const isRoot = (term: string): boolean => term.endsWith('~');
export const isConcept = (term: string): boolean => term.startsWith('#');

/** List the distinct stems, roots and concepts of a text. */
export const termsOf = (words: readonly string[], concepts: readonly number[]): string[] => [
  ...new Set([...words.map(stemOf), ...words.map(rootOf), ...concepts.map(conceptTerm)]),
];
