import type { IndexedLanguage } from '../data.ts';
import { createLanguage } from '../language.ts';
import { wordsOf } from '../../turkish/tokenise.ts';
import type { KnownEntry } from './knowledge.ts';

/**
 * Select the concepts of a practice's index: the first ones, which belong everywhere, and those of the thesaurus of health that its
 * entries mention. The others are emptied, not removed: learned data names a concept by its position.
 */
export function conceptsOf(
  entries: readonly KnownEntry[],
  language: IndexedLanguage,
  everywhere: number,
): IndexedLanguage['concepts'] {
  const { readOwn, conceptsIn } = createLanguage(language);
  const texts = entries.flatMap(({ question, phrasings, title = '', answer }) => [
    ...[question, ...phrasings].map(readOwn),
    wordsOf(title),
    wordsOf(answer),
  ]);
  const named = new Set(texts.flatMap(conceptsIn));
  return language.concepts.map((patterns, at) => (at < everywhere || named.has(at) ? patterns : []));
}
