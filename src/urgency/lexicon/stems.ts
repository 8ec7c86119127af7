/** How the words of a class take endings. `word`: none. `start`: anything may follow. */
export type WordKind = 'noun' | 'verb' | 'word' | 'start';

/**
 * Classes of words, each with its stems separated by spaces. Stems are folded; where a vowel is lost or a consonant softens before an
 * ending there are two ("boyun", "boyn"). A class without stems is given by what is beside each other (`compounds.ts`) or by numbers.
 */
export type Stems = Readonly<Record<string, Partial<Record<WordKind, string>>>>;
