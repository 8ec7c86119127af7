import type { EverydayTable } from './everyday.ts';
import type { ClassName } from './lexicon/lexicon.ts';
import type { UrgentModel } from './learned/model.ts';

/**
 * Words that the recogniser knows besides those of its signs. Plain data: a site's edge function gets them with the site's data, as
 * it gets what the answers know of the language.
 */
export interface WordTables {
  /** Words that no typing error made. */
  readonly everyday: EverydayTable;
  /** English words of the classes of the lexicon. */
  readonly english: Readonly<Partial<Record<ClassName, string>>>;
}

/** All that the recogniser gets with a site's data: words, and by what it decides. */
export interface UrgentTables extends WordTables {
  readonly model: UrgentModel;
}
