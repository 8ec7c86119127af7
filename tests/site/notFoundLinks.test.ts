import { expect, it } from 'vitest';
import { loadSite } from '../../src/content/load.ts';
import { INDEX_PAGES } from '../../src/site/addresses.ts';
import { notFoundLinks } from '../../src/site/notFoundLinks.ts';

const site = loadSite('content', {});

it('an address that leads nowhere leads to what must not wait first, then to complaints', () => {
  const [first, second] = notFoundLinks(site);
  expect([first!.path, second!.path]).toEqual([site.pathOf(site.practice.booking.emergency), INDEX_PAGES.symptom]);
});

it('it leads to no list of complaints where the practice has none', () => {
  const pagesByPath = new Map([...site.pagesByPath].filter(([path]) => path !== INDEX_PAGES.symptom));
  const paths = notFoundLinks({ ...site, pagesByPath }).map(({ path }) => path);
  expect(paths).not.toContain(INDEX_PAGES.symptom);
  expect(paths).toContain('/iletisim');
});
