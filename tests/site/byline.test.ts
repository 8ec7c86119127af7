import { describe, expect, it } from 'vitest';
import { bylineOf, bylineParts } from '#site/byline.ts';
import type { Page } from '#site/page.ts';
import { sample as site } from '../sites.ts';

const [doctor] = site.practice.doctors;
const post = site.pages.find(({ kind, review }) => kind === 'blog-post' && review?.reviewer === doctor!.name)!;
const people = (page: Page) =>
  bylineParts(site, page)
    .filter(({ text, day }) => day === undefined && !text.endsWith(' dk'))
    .map(({ label, text, path }) => [label, text, path]);

describe('author and reviewer of a page', () => {
  const named = doctor!.name;

  it('are named once if they are one person', () => {
    expect(people(post)).toEqual([['Yazan ve gözden geçiren', named, '/hakkimda']]);
    // Two days need two labels.
    expect(bylineParts(site, post).filter(({ day, label }) => day && !label)).toEqual([]);
  });

  it('are both named if they are two', () => {
    const review = { date: post.review!.date, reviewer: 'Dt. Başka Biri' };
    expect(people({ ...post, review })).toEqual([
      ['Yazan', named, '/hakkimda'],
      ['Gözden geçiren', 'Dt. Başka Biri', undefined],
    ]);
  });

  it('are two reviewers if the page names somebody whom the practice lists', () => {
    const { name, title } = site.practice.reviewers[0]!;
    const review = { date: post.review!.date, reviewer: name };
    const outside = `${name}, ${title} (yalnızca kendi alanındaki bölümler, burada çalışmaz)`;
    expect(people({ ...post, review })).toEqual([
      ['Yazan ve gözden geçiren', named, '/hakkimda'],
      ['Gözden geçiren', name, undefined],
    ]);
    const symptom = site.pages.find(({ kind }) => kind === 'symptom')!;
    expect(people({ ...symptom, review })).toEqual([
      ['Gözden geçirenler', named, '/hakkimda'],
      [undefined, name, undefined],
    ]);
    // What the reviewer is stands beside the sources, or here.
    expect(people({ ...symptom, review, blocks: [] })[1]).toEqual([undefined, outside, undefined]);
    expect(bylineOf(site, { ...symptom, review }).reviewer).toBe(`${doctor!.name}, ${name}`);
  });

  it('are the reviewer alone if no author is named', () => {
    const symptom = site.pagesByPath.get('/belirti/dis-eti-cekilmesi')!;
    expect(people(symptom)).toEqual([['Gözden geçiren', named, '/hakkimda']]);
  });
});
