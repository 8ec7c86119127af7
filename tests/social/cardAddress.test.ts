import { describe, expect, it } from 'vitest';
import type { Page } from '#site/page.ts';
import type { Site } from '#site/site.ts';
import { MAX_CARDS, pathsWithCard, socialImage } from '#social/cardAddress.ts';
import { loadSite } from '../load.ts';

const small = loadSite('tests/fixtures/practice', {});

describe('the social card of a page', () => {
  it('is its own on a small site', () => {
    for (const page of small.pages)
      expect(socialImage(small, page)).toBe(page.path === '/' ? '/social/index.png' : `/social${page.path}.png`);
  });

  it('is that of the page above, for posts beyond the newest', () => {
    const blog = small.pages.find(({ kind }) => kind === 'blog-index')!;
    const post = small.pages.find(({ kind }) => kind === 'blog-post')!;
    const posts = Array.from({ length: MAX_CARDS + 5 }, (_, index): Page => ({
      ...post,
      path: `/blog/${index}`,
      breadcrumbs: [blog],
    }));
    const site: Site = { ...small, pages: [blog, ...posts] };
    expect(pathsWithCard(site).size).toBe(MAX_CARDS + 1);
    expect(socialImage(site, posts[MAX_CARDS - 1]!)).toBe(`/social/blog/${MAX_CARDS - 1}.png`);
    expect(socialImage(site, posts[MAX_CARDS]!)).toBe('/social/blog.png');
  });
});
