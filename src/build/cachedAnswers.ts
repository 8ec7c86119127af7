import type { AnswersIndex } from '../answers/data.ts';
import { knowledgeOf } from '../answers/index/knowledge.ts';
import type { Site } from '../site/site.ts';
import { Cache, sourcesOf } from '../content/cache.ts';

const CACHE = new Cache('answers', 10);

/** What the question engine knows of a site: built, and the engine's language read, only where no build has done so before. */
export async function cachedAnswers(site: Site): Promise<AnswersIndex> {
  const source = [...engine(), knowledgeOf(site)];
  const known = CACHE.read(source);
  if (known) return JSON.parse(known.toString()) as AnswersIndex;
  const { answersIndex } = await import('./answersIndex.ts');
  const index = answersIndex(site);
  CACHE.write(source, JSON.stringify(index));
  return index;
}

/** The source of everything that makes an index. */
const engine = (): string[] =>
  sourcesOf(['../answers/', '../turkish/', '../../package-lock.json'].map((place) => new URL(place, import.meta.url)));
