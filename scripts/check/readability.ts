import { sentencesOf } from '#markdown/sentences.ts';
import { parseMarkdown, plainText } from '#markdown/tree.ts';
import type { Site } from '#site/site.ts';

/** The index of a shorter page means nothing. */
const MIN_WORDS = 50;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Split into sentences, which titles, list items and table cells end, too. */
const splitIntoSentences = (markdown: string): string[] =>
  plainText(parseMarkdown(markdown))
    .split('\n')
    .flatMap(sentencesOf)
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

/**
 * Compute Ateşman's index of a Turkish text (E. Ateşman, 1997): 198.825 − 40.175 · syllables per word − 2.610 · words
 * per sentence. 90 is very easy, 70 easy, 50 of medium difficulty. A Turkish word has as many syllables as vowels.
 */
export function readability(markdown: string): { words: number; index: number } {
  const sentences = splitIntoSentences(markdown);
  const text = sentences.join(' ').toLocaleLowerCase('tr');
  const words = countMatches(text, /\p{L}+(?:[’']\p{L}+)?/gu);
  const syllables = countMatches(text, /[aeıioöuüâîû]/gu);
  return { words, index: 198.825 - (40.175 * syllables) / words - (2.61 * words) / sentences.length };
}

/** Format the table of `npm run check -- --reading`: every Turkish page that is long enough, hardest first. */
export function readingTable({ pages }: Site): string {
  const rated = pages
    .filter(({ kind }) => kind !== 'developers')
    .map(({ path, markdown }) => ({ path, ...readability(markdown) }))
    .filter(({ words }) => words >= MIN_WORDS)
    .toSorted((a, b) => a.index - b.index);
  const median = rated[Math.floor(rated.length / 2)]?.index ?? 0;
  const total = rated.reduce((sum, { words }) => sum + words, 0);
  return [
    `${rated.length} pages, ${total} words; readability (Ateşman): median ${median.toFixed(0)}`,
    ...rated.map(({ path, words, index }) => `${index.toFixed(0).padStart(4)}  ${String(words).padStart(5)}  ${path}`),
  ].join('\n');
}
