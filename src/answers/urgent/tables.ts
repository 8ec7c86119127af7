import type { ClassName } from './lexicon.ts';

/**
 * Words that the recogniser knows besides those of its signs. Plain data: a site's edge function gets them with the site's data, as
 * it gets what the answers know of the language.
 */
export interface UrgentTables {
  /** Stems of everyday Turkish, folded, separated by spaces: words that no typing error made. */
  readonly everyday: { readonly nouns: string; readonly verbs: string };
  /** English words of the classes of the lexicon. */
  readonly english: Readonly<Partial<Record<ClassName, string>>>;
}
