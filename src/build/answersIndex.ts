import type { AnswersIndex } from '../answers/data.ts';
import { buildIndex } from '../answers/index/build.ts';
import { knowledgeOf } from '../answers/index/knowledge.ts';
import { LANGUAGE, MODEL } from '../answers/index/learned.ts';
import type { Site } from '../site/site.ts';

const built = new WeakMap<Site, AnswersIndex>();

/** What the question engine knows of a site: built when it is first asked for. */
export function answersIndex(site: Site): AnswersIndex {
  let index = built.get(site);
  if (!index) built.set(site, (index = buildIndex(knowledgeOf(site), LANGUAGE, MODEL)));
  return index;
}
