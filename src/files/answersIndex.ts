import { buildIndex } from '../answers/build/build.ts';
import { knowledgeOf } from '../answers/build/knowledge.ts';
import { WEIGHTS } from '../answers/build/weights.ts';
import type { AnswersIndex } from '../answers/data.ts';
import type { Site } from '../site/site.ts';

const made = new WeakMap<Site, AnswersIndex>();

/** Says what the question engine knows of a site, where that was learned elsewhere. */
export const keepAnswersIndex = (site: Site, index: AnswersIndex): unknown => made.set(site, index);

/** What the question engine knows of a site, learned once: it takes about a second. */
export function answersIndex(site: Site): AnswersIndex {
  const known = made.get(site);
  if (known) return known;
  const index = buildIndex(knowledgeOf(site), WEIGHTS);
  made.set(site, index);
  return index;
}
