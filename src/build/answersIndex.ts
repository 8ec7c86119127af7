import { buildIndex } from '../answers/train/build.ts';
import { knowledgeOf, type Knowledge } from '../answers/train/knowledge.ts';
import { WEIGHTS } from '../answers/train/weights.ts';
import type { AnswersIndex } from '../answers/data.ts';
import type { Site } from '../site/site.ts';
import { Cache, sourcesOf } from './cache.ts';

const CACHE = new Cache('answers');

const made = new WeakMap<Site, AnswersIndex>();

/** Says what the question engine knows of a site, where that was learned elsewhere. */
export const keepAnswersIndex = (site: Site, index: AnswersIndex): unknown => made.set(site, index);

/** What the question engine knows of a site. */
export function answersIndex(site: Site): AnswersIndex {
  const known = made.get(site);
  if (known) return known;
  const index = learnedIndex(knowledgeOf(site));
  made.set(site, index);
  return index;
}

/** The index of a knowledge. Learning takes seconds, so it is done once for the same knowledge and the same engine. */
export function learnedIndex(knowledge: Knowledge, cache = CACHE): AnswersIndex {
  const source = [engine(), knowledge];
  try {
    const known = cache.read(source);
    if (known) return JSON.parse(known.toString()) as AnswersIndex;
  } catch {
    // A damaged file is written anew.
  }
  const index = buildIndex(knowledge, WEIGHTS);
  cache.write(source, JSON.stringify(index));
  return index;
}

/** Everything that decides what is learned of a knowledge: the engine's source, and the fitted weights. */
const engine = (): string[] =>
  sourcesOf(['../answers/', '../answers/train/', '../site/fold.ts'].map((place) => new URL(place, import.meta.url)));
