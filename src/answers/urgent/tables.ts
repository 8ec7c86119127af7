import type { EverydayTable } from './everyday.ts';
import type { ClassName } from './lexicon.ts';
import type { OpinionTable } from './opinion.ts';

/**
 * Words that the recogniser knows besides those of its signs. Plain data: a site's edge function gets them with the site's data, as
 * it gets what the answers know of the language.
 */
export interface UrgentTables {
  /** Words that no typing error made. */
  readonly everyday: EverydayTable;
  /** English words of the classes of the lexicon. */
  readonly english: Readonly<Partial<Record<ClassName, string>>>;
  /** What words weigh for and against an emergency. */
  readonly opinion: OpinionTable;
}
