import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { practice } from '../../src/api/practice.ts';
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

  it('stand where the table of operations says', () => {
    const patterns = OPERATIONS.flatMap(({ snapshots: files }) => files as readonly string[]);
    const used = snapshots(site)
      .slice(1)
      .map(({ path }) =>
        patterns.find((pattern) =>
          new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\{\w+\}/, '[^/]+')}$`).test(path),
        ),
      );
    expect(new Set(used)).toStrictEqual(new Set(patterns));
  });

  it('hold the response as JSON, the same bytes every time', () => {
    const files = snapshots(site);
    expect(JSON.parse(files.find(({ path }) => path === '/api/v1/practice.json')!.body)).toStrictEqual(practice(site));
    expect(snapshots(site)).toStrictEqual(files);
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
