import type { AnswersIndex } from '../answers/data.ts';
import { buildIndex } from '../answers/index/build.ts';
import { knowledgeOf } from '../answers/index/knowledge.ts';
import { LANGUAGE, MODEL } from '../answers/index/learned.ts';
import type { Site } from '../site/site.ts';

const built = new WeakMap<Site, AnswersIndex>();

/** Get the index of the question engine for a site, built on first use. */
export function answersIndex(site: Site): AnswersIndex {
  let index = built.get(site);
  if (!index) built.set(site, (index = buildIndex(knowledgeOf(site), LANGUAGE, MODEL)));
  return index;
}
