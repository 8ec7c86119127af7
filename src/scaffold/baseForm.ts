/** Endings of nouns that are hardly ever part of a stem: plural, possessive and case, which the speller adds by itself. */
const SUFFIX = /(?:l[ae]r(?:[ıi]n?)?)?(?:(?:[ıiuü]m[ıiuü]z|[ıiuü]n[ıiuü]z|s[ıiuü])?(?:n?[dt][ae]n?|n[ıiuü]n))?$/u;

/** Shortest stem that is left of a word: of a shorter one, too much may be part of the stem. */
const STEM = 4;

/**
 * The form in which a word goes into the word list: a name without the suffix behind its apostrophe (`Bornova’dan`),
 * another word without the endings of a noun (`apekslerde`). Where it is not sure the word stays as it is.
 */
export function baseForm(word: string): string {
  const [stem = word, suffix] = word.split(/['’]/);
  if (suffix || /^\p{Lu}/u.test(word)) return stem;
  const bare = word.replace(SUFFIX, '');
  return bare.length >= STEM ? bare : word;
}
