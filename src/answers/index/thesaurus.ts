import type { IndexedLanguage } from '../data.ts';
import { createLanguage } from '../language.ts';
import { wordsOf } from '../../turkish/tokenise.ts';
import type { KnownEntry } from './knowledge.ts';

/**
 * The concepts that a practice's index holds: all of those that belong everywhere (the first ones), of the others, a thesaurus of
 * health, the ones that its entries speak of. The rest are empty, since what was learned names a concept by its position.
 */
export function conceptsOf(
  entries: readonly KnownEntry[],
  language: IndexedLanguage,
  everywhere: number,
): IndexedLanguage['concepts'] {
  const { readOwn, concepts } = createLanguage(language);
  const texts = entries.flatMap(({ question, phrasings, title = '', answer }) => [
    ...[question, ...phrasings].map(readOwn),
    wordsOf(title),
    wordsOf(answer),
  ]);
  const named = new Set(texts.flatMap((words) => concepts(words).map(({ pattern }) => pattern)));
  return language.concepts.map((patterns, at) => (at < everywhere || named.has(at) ? patterns : []));
}
