import { expect, it } from 'vitest';
import { postSnapshot, snapshot } from '#api/snapshots.ts';
import { site } from './sampleSite.ts';

it('a file of the API that breaks its schema is not made; the error names every place', () => {
  const posts = site.posts.map((post) => ({ ...post, readingTime: 0 }));
  const changed = { ...site, posts };
  expect(() => snapshot(changed, 'listPosts')).toThrow(
    /listPosts: \/items\/0\/readingTime [^]*\/items\/1\/readingTime /,
  );
  expect(() => postSnapshot(changed, posts[0]!)).toThrow('getPost: /readingTime ');
});

it.each([
  'https://klinik.example/diş',
  'https://klinik.example/a b',
  'https://klinik.example/%zz',
  '/blog',
  'ftp://a/b',
])('the files of the API hold no address such as %s', (address) => {
  const changed = { ...site, practice: { ...site.practice, sameAs: [address] } };
  expect(() => snapshot(changed, 'getPractice')).toThrow('getPractice: /sameAs/0 ');
});
