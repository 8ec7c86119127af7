import { describe, expect, it } from 'vitest';
import type { Drawing } from '#site/block.ts';
import type { Page } from '#site/page.ts';
import type { Site } from '#site/site.ts';
import { cardOf } from '#social/drawCard.ts';
import { loadSite } from '../load.ts';

const small = loadSite('tests/fixtures/practice', {});
const post = small.pages.find(({ kind }) => kind === 'blog-post')!;
const service = small.pages.find(({ kind }) => kind === 'service')!;
const drawings = new Map([
  ['sade', '<svg/>'],
  ['etiketli', '<svg><g class="d-labels"><path/><text>söz</text></g></svg>'],
  ['sozlu', '<svg><text>söz</text></svg>'],
]);
const drawn = (page: Page, drawing: Drawing | undefined): Page => ({ ...page, drawing });
const site = (pages: readonly Page[]): Site => ({
  ...small,
  drawings,
  pagesByPath: new Map(pages.map((page) => [page.path, page])),
});

describe('what a social card shows', () => {
  it('is the page’s title, the page above it and the host', () => {
    expect(cardOf(small, post)).toMatchObject({ title: post.title, section: 'Blog', host: new URL(small.base).host });
  });

  it('is the page’s simpler drawing, if it has one', () => {
    const page = drawn(service, { name: 'sozlu', card: 'sade', alt: '' });
    expect(cardOf(site([page]), page).drawing).toBe('<svg/>');
  });

  it('is a drawing without its labels', () => {
    const page = drawn(service, { name: 'etiketli', alt: '' });
    expect(cardOf(site([page]), page).drawing).toBe('<svg></svg>');
  });

  it('is no drawing with words', () => {
    const page = drawn(service, { name: 'sozlu', alt: '' });
    expect(cardOf(site([page]), page).drawing).toBeUndefined();
  });

  it('is the drawing of the page above, for a page that has none', () => {
    const above = drawn(service, { name: 'sade', alt: '' });
    const page: Page = { ...drawn(service, undefined), path: '/alt', breadcrumbs: [above] };
    expect(cardOf(site([above]), page).drawing).toBe('<svg/>');
  });
});
