import { describe, expect, it } from 'vitest';
import { services } from '../../src/api/services.ts';
import { loadSite } from '../../src/content/load.ts';
import { llmsTxt } from '../../src/outputs/llms.ts';
import type { IndexKind } from '../../src/site/words.ts';

const sample = loadSite('content', {});
// It has symptoms and ways to come, and neither techniques nor comparisons.
const small = loadSite('tests/fixtures/practice', {});

/** Kinds whose pages stand below an index; the treatments among them are of kind `page`, and below it, too. */
const PATHS: Record<IndexKind, string> = {
  service: '/tedaviler',
  symptom: '/belirti',
  technique: '/teknik',
  comparison: '/karsilastirma',
  neighborhood: '/ulasim',
};

describe.each(Object.entries(PATHS))('the page of all pages of kind %s', (kind, path) => {
  const below = sample.pages.filter((page) => page.kind === kind);

  it('is a page of kind "page" that leads to each of them', () => {
    const index = sample.pagesByPath.get(path)!;
    expect(index.kind).toBe('page');
    expect(below.length).toBeGreaterThan(0);
    for (const page of below) expect(index.body).toContain(`[${page.title}](${page.path})`);
  });

  it('stands above each of them, and comes before them in llms.txt', () => {
    for (const page of below) expect(page.breadcrumbs.map((link) => link.path)).toEqual(['/', path]);
    const text = llmsTxt(sample, 0);
    expect(text.indexOf(`${path}.md)`)).toBeGreaterThan(0);
    expect(text.indexOf(`${path}.md)`)).toBeLessThan(text.indexOf(`${below[0]!.path}.md)`));
  });
});

it('a practice without pages of a kind has no page that would list them', () => {
  const paths = small.pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/belirti', '/ulasim']));
  expect(paths).not.toContain('/teknik');
  expect(paths).not.toContain('/karsilastirma');
});

it('they are no services', () => {
  const listed = services(sample).items.map(({ path }) => path);
  for (const path of Object.values(PATHS)) expect(listed).not.toContain(path);
});
