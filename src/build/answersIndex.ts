import { buildIndex } from '../answers/train/build.ts';
import { knowledgeOf, type Knowledge } from '../answers/train/knowledge.ts';
import { WEIGHTS } from '../answers/train/weights.ts';
import type { AnswersIndex } from '../answers/data.ts';
import type { Site } from '../site/site.ts';
import { Cache, sourcesOf } from './cache.ts';

const CACHE = new Cache('answers', 20);

const trained = new WeakMap<Site, AnswersIndex>();

/** What the question engine knows of a site: trained when it is first asked for. */
export function answersIndex(site: Site): AnswersIndex {
  let index = trained.get(site);
  if (!index) trained.set(site, (index = trainIndex(knowledgeOf(site))));
  return index;
}

/**
 * The index of a knowledge. It is trained once for the same questions and the same engine: answers and addresses, which
 * differ from the machine that shows the site to the one that publishes it, are put in afterwards.
 */
export function trainIndex(knowledge: Knowledge, cache = CACHE): AnswersIndex {
  const bare = {
    ...knowledge,
    entries: knowledge.entries.map(({ key, question, phrasings }) => {
      return { key, id: key, question, answer: '', url: '', phrasings };
    }),
  };
  const index = cachedIndex(bare, cache);
  const entries = knowledge.entries.map(({ id, question, answer, url, link }) => {
    return { id, question, answer, url, ...(link && { link }) };
  });
  return { ...index, entries };
}

function cachedIndex(knowledge: Knowledge, cache: Cache): AnswersIndex {
  const source = [engine(), knowledge];
  try {
    const known = cache.read(source);
    if (known) return JSON.parse(known.toString()) as AnswersIndex;
  } catch {
    // A damaged file is written again.
  }
  const index = buildIndex(knowledge, WEIGHTS);
  cache.write(source, JSON.stringify(index));
  return index;
}

/** Everything that decides what is learned of a knowledge: the engine's source, and the fitted weights. */
const engine = (): string[] =>
  sourcesOf(['../answers/', '../answers/train/', '../site/fold.ts'].map((place) => new URL(place, import.meta.url)));
