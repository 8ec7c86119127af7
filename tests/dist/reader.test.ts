import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { htmlOf, practices, SAMPLE } from './practices.ts';

const wordsOf = (element: { textContent?: string | null | undefined } | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Get what the reader mode of a browser leaves out of the leads and care cards of a page. */
function missingFrom(html: string): string[] {
  const { document } = parseHTML(html);
  const needed = [...document.querySelectorAll('main :is(.lead, .care li)')].map(wordsOf);
  const kept = wordsOf(new Readability(document).parse());
  return needed.filter((words) => !kept.includes(words));
}

it.runIf(practices.includes(SAMPLE))('a reader mode keeps the lead and the care cards of every page', () => {
  const pages = SAMPLE.pages().filter(({ path }) => path !== '/');
  expect(pages.length).toBeGreaterThan(50);
  const missing = pages.map(({ path }) => ({ path, words: missingFrom(SAMPLE.read(htmlOf(path))) }));
  expect(missing.filter(({ words }) => words.length > 0)).toEqual([]);
});
