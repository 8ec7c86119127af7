import { plain } from '../markdown/render.ts';
import type { Site } from '../site/site.ts';

export interface Reading {
  readonly path: string;
  readonly words: number;
  /** Ateşman's index: 90 is very easy, 70 easy, 50 of medium difficulty. */
  readonly index: number;
}

/** The index of a shorter page means nothing. */
const MIN_WORDS = 50;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Split into sentences, which titles, list items and table cells end, too; addresses and numbers do not. */
function sentencesOf(markdown: string): string[] {
  const text = plain(markdown.replaceAll(/!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)/g, ' '));
  return text
    .split(/\n+|\||(?<=[.!?:;…])\s+/)
    .map((sentence) => sentence.replaceAll(/[#>*[\]-]+/g, ' ').trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
}

/**
 * Compute Ateşman's index of a Turkish text (E. Ateşman, 1997): 198.825 − 40.175 · syllables per word − 2.610 · words per
 * sentence. A Turkish word has as many syllables as vowels.
 */
export function readability(markdown: string): Omit<Reading, 'path'> {
  const sentences = sentencesOf(markdown);
  const text = sentences.join(' ').toLocaleLowerCase('tr');
  const words = count(text, /\p{L}+(?:[’']\p{L}+)?/gu);
  const syllables = count(text, /[aeıioöuüâîû]/gu);
  return { words, index: 198.825 - (40.175 * syllables) / words - (2.61 * words) / sentences.length };
}

/** Rate every Turkish page that is long enough, hardest first. */
const readingOf = ({ pages }: Site): Reading[] =>
  pages
    .filter(({ kind }) => kind !== 'developers')
    .map(({ path, body }) => ({ path, ...readability(body) }))
    .filter(({ words }) => words >= MIN_WORDS)
    .toSorted((a, b) => a.index - b.index);

/** Format the table of `npm run check -- --reading`. */
export function readingTable(site: Site): string {
  const pages = readingOf(site);
  const median = pages[Math.floor(pages.length / 2)]?.index ?? 0;
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  return [
    `${pages.length} pages, ${words} words; readability (Ateşman): median ${median.toFixed(0)}`,
    ...pages.map(
      ({ path, words: own, index }) => `${index.toFixed(0).padStart(4)}  ${String(own).padStart(5)}  ${path}`,
    ),
  ].join('\n');
}
