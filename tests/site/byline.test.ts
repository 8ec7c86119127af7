import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/content/load.ts';
import { bylineParts } from '../../src/site/byline.ts';
import type { Page } from '../../src/site/page.ts';

const site = loadSite('content', {});
const [doctor] = site.practice.doctors;
const post = site.pages.find(({ kind }) => kind === 'blog-post')!;
const people = (page: Page) =>
  bylineParts(site, page)
    .filter(({ path, label }) => path !== undefined || label?.startsWith('Gözden'))
    .map(({ label, text, path }) => [label, text, path]);

describe('who wrote and who reviewed a page', () => {
  const named = `${doctor!.name}, ${doctor!.title}`;

  it('is said once where it is the same person, with the title', () => {
    expect(people(post)).toEqual([['Yazan ve gözden geçiren', named, '/hakkimda']]);
  });

  it('is said of each where they are two', () => {
    const review = { date: post.review!.date, reviewer: 'Dt. Başka Biri' };
    expect(people({ ...post, review })).toEqual([
      ['Yazan', named, '/hakkimda'],
      ['Gözden geçiren', 'Dt. Başka Biri', undefined],
    ]);
  });

  it('is led by the reviewer where nobody is named as the author', () => {
    const symptom = site.pages.find(({ kind }) => kind === 'symptom')!;
    expect(people(symptom)).toEqual([['Gözden geçiren', named, '/hakkimda']]);
  });
});
