import { describe, expect, it } from 'vitest';
import { postSnapshot, siteSnapshots } from '../../src/api/snapshots.ts';
import type { Site } from '../../src/site/site.ts';
import { site } from './sample-site.ts';

const snapshots = (of: Site) => [...siteSnapshots(of), ...of.posts.map((post) => postSnapshot(of, post))];

describe('the snapshots', () => {
  it('are openapi.json and a file for every static response', () => {
    expect(snapshots(site).map(({ path }) => path)).toStrictEqual([
      '/openapi.json',
      '/api.json',
      '/api/v1.json',
      '/api/v1/practice.json',
      '/api/v1/services.json',
      '/api/v1/pages.json',
      '/api/v1/faq.json',
      '/api/v1/faq/agri.json',
      '/api/v1/faq/bakim.json',
      '/api/v1/posts.json',
      '/api/v1/posts/ilk.json',
      '/api/v1/posts/ikinci.json',
    ]);
  });

  it('tell every place that does not fit', () => {
    const broken = {
      ...site,
      practice: { ...site.practice, sameAs: ['no address'] },
      posts: site.posts.map((post) => ({ ...post, readingTime: 0 })),
    };
    const errors = snapshots(broken).flatMap((file) => file.errors);
    expect(errors.join('\n')).toMatch(
      /practice\.json {2}\/sameAs\/0 {2}[^]*posts\.json {2}\/items\/0\/readingTime[^]*posts\/ikinci\.json {2}\/readingTime/,
    );
  });
});
