import type { AnswersIndex } from '../answers/data.ts';
import { knowledgeOf } from '../answers/index/knowledge.ts';
import type { Site } from '../site/site.ts';
import { Cache, sourcesOf } from '../content/cache.ts';

const CACHE = new Cache('answers', 10);

/** Get the index of the question engine from the cache, or build it. Only then is the engine loaded. */
export async function cachedAnswers(site: Site): Promise<AnswersIndex> {
  const source = [...engine(), knowledgeOf(site)];
  const known = CACHE.read(source);
  if (known) return JSON.parse(known.toString()) as AnswersIndex;
  const { answersIndex } = await import('./answersIndex.ts');
  const index = answersIndex(site);
  CACHE.write(source, JSON.stringify(index));
  return index;
}

/** The sources that an index depends on. */
const engine = (): string[] =>
  sourcesOf(['../answers/', '../turkish/', '../../package-lock.json'].map((place) => new URL(place, import.meta.url)));
