import { expect, it } from 'vitest';
import { llmsFullTxt } from '#outputs/llms.ts';
import { loadSite } from '../load.ts';

it('llms-full.txt names only the pages that remain beyond five million characters', () => {
  const site = loadSite('tests/fixtures/practice', {});
  const pages = site.pages.map((page) => ({ ...page, markdown: 'x'.repeat(3_000_000) }));
  const text = llmsFullTxt({ ...site, pages, pagesByPath: new Map(pages.map((page) => [page.path, page])) });
  for (const { title } of pages) expect(text.includes(`# ${title}\n`), title).toBe(true);
  expect(text.match(/x{3000000}/g)).toHaveLength(2);
});
