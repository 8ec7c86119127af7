import type { EverydayTable } from './everyday.ts';
import type { Kind, KindOfEmergency } from './kinds.ts';
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

/** All that comes with a site's data: words, by what the recogniser decides, and what to do first in each kind of emergency. */
export interface UrgentTables extends WordTables {
  readonly model: UrgentModel;
  readonly kinds: Readonly<Record<Kind, KindOfEmergency>>;
}
