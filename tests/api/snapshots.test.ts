import { expect, it } from 'vitest';
import { postSnapshot, siteSnapshots } from '../../src/api/snapshots.ts';
import { site } from './sampleSite.ts';

const errorsOf = (changed: typeof site) =>
  [...siteSnapshots(changed), ...changed.posts.map((post) => postSnapshot(changed, post))].flatMap(
    ({ errors }) => errors,
  );

it('the files of the API name every place that breaks their schema', () => {
  const posts = site.posts.map((post) => ({ ...post, readingTime: 0 }));
  expect(errorsOf({ ...site, practice: { ...site.practice, sameAs: ['no address'] }, posts }).join('\n')).toMatch(
    /practice\.json {2}\/sameAs\/0 {2}[^]*posts\.json {2}\/items\/0\/readingTime[^]*posts\/[\w-]+\.json {2}\/readingTime/,
  );
});

it.each([
  'https://klinik.example/diş',
  'https://klinik.example/a b',
  'https://klinik.example/%zz',
  '/blog',
  'ftp://a/b',
])('the files of the API hold no address such as %s', (address) => {
  const errors = errorsOf({ ...site, practice: { ...site.practice, sameAs: [address] } });
  expect(errors).toEqual([expect.stringContaining('practice.json  /sameAs/0  ')]);
});
