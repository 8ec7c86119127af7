import { expect, it } from 'vitest';
import { postSnapshot, siteSnapshots } from '../../src/api/snapshots.ts';
import { site } from './sample-site.ts';

it('the files of the API tell every place that does not fit openapi.json', () => {
  const broken = {
    ...site,
    practice: { ...site.practice, sameAs: ['no address'] },
    posts: site.posts.map((post) => ({ ...post, readingTime: 0 })),
  };
  const files = [...siteSnapshots(broken), ...broken.posts.map((post) => postSnapshot(broken, post))];
  expect(files.flatMap(({ errors }) => errors).join('\n')).toMatch(
    /practice\.json {2}\/sameAs\/0 {2}[^]*posts\.json {2}\/items\/0\/readingTime[^]*posts\/[\w-]+\.json {2}\/readingTime/,
  );
});
