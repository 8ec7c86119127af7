import { expect, it } from 'vitest';
import { INDEX_PATHS } from '#site/addresses.ts';
import { notFoundLinks } from '#site/notFoundLinks.ts';
import { sample as site } from '../sites.ts';

it('links to the emergency page first, then to the symptoms', () => {
  const [first, second] = notFoundLinks(site);
  expect([first!.path, second!.path]).toEqual([site.emergencyPath, INDEX_PATHS.symptom]);
});

it('does not link to symptoms if the practice has none', () => {
  const pagesByPath = new Map([...site.pagesByPath].filter(([path]) => path !== INDEX_PATHS.symptom));
  const paths = notFoundLinks({ ...site, pagesByPath }).map(({ path }) => path);
  expect(paths).not.toContain(INDEX_PATHS.symptom);
  expect(paths).toContain('/iletisim');
});
