import { expect, it } from 'vitest';
import { llmsTxt } from '#outputs/llms.ts';
import { sample } from '../sites.ts';

it('llms.txt stays below its limit, and counts old posts and pages about ways instead of others', () => {
  const site = sample;
  const copies = (kind: string, count: number) => {
    const page = site.pages.find((one) => one.kind === kind)!;
    return Array.from({ length: count }, (_, index) => ({ ...page, markdown: 'x', path: `${page.path}-${index}` }));
  };
  const written = (symptoms: number) => {
    const pages = [...site.pages, ...copies('symptom', symptoms), ...copies('neighborhood', 300)];
    return llmsTxt({ ...site, pages, pagesByPath: new Map(pages.map((page) => [page.path, page])) });
  };
  const symptom = site.pages.find(({ kind }) => kind === 'symptom')!.path;
  const [some, many] = [written(60), written(900)];
  expect(some).toContain(`${symptom}-59.md`);
  expect(some).toMatch(/\d more pages\]/);
  expect(many).toMatch(/\d more posts\]/);
  for (const text of [some, many]) {
    expect(text.length).toBeLessThan(50_000);
    expect(text.length).toBeGreaterThan(45_000);
  }
});
