import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingFindings } from '#check/drawings.ts';
import type { Page } from '#site/page.ts';
import { cardOf, drawCard } from '#social/drawCard.ts';
import { sample, small } from '../sites.ts';

const card = { title: 'Işık, ğ, ş ve İzmir’de bir öğle', name: 'Örnek', section: 'Blog', host: 'ornek.example' };

describe('the picture of a social card', () => {
  it('is an opaque PNG of 1200 by 630 pixels, and shows a drawing as a whole, within its frame', async () => {
    const red = (box: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect x="-9" y="-9" width="99" height="99" fill="#f00"/></svg>`;
    const png = await drawCard({ ...card, title: 'Kısa', mark: red('0 0 9 9'), drawing: red('0 0 42 30') });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, hasAlpha: false });
    const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    const isRed = (x: number, y: number) => String(at(x, y)) === '255,0,0';
    // The logo is 72 pixels wide from (80, 72), the drawing 420 by 300 at the right margin.
    expect([79, 80, 151, 152].map((x) => isRed(x, 108))).toEqual([false, true, true, false]);
    expect([699, 700, 1119, 1120].map((x) => isRed(x, 327))).toEqual([false, true, true, false]);
    expect([176, 177, 476, 477].map((y) => isRed(900, y))).toEqual([false, true, true, false]);
  });

  it('has letters for Turkish words: none is drawn as the box of a missing letter', async () => {
    const drawn = async (title: string) => Buffer.from(await drawCard({ ...card, title }));
    const missing = await drawn('\u{10FFFD}');
    expect(missing.equals(await drawn('\u{10FFFC}'))).toBe(true);
    for (const letter of 'ğşıİĞŞçöü') expect(missing.equals(await drawn(letter)), letter).toBe(false);
  });
});

describe('a social card shows', () => {
  const service = small.pages.find(({ kind }) => kind === 'service')!;
  const above: Page = { ...service, drawing: { name: 'sade', alt: '' } };
  const drawings = new Map([
    ['sade', '<svg/>'],
    ['etiketli', '<svg><g class="d-labels"><g><path/></g><g/><text>söz</text></g><path/></svg>'],
    ['ortak', '<svg><g id="a" class=\'d-x d-labels\'><text>söz</text></g><g class="d-labels-x"/></svg>'],
    ['sozlu', '<svg><text>söz</text></svg>'],
  ]);

  it('the page’s title, the page above it and the host', () => {
    const post = small.pages.find(({ kind }) => kind === 'blog-post')!;
    expect(cardOf(small, post)).toMatchObject({ title: post.title, section: 'Blog', host: new URL(small.base).host });
  });

  it.each([
    ['the page’s simpler drawing, if it has one', { name: 'sozlu', card: 'sade', alt: '' }, '<svg/>'],
    ['a drawing without its labels', { name: 'etiketli', alt: '' }, '<svg><path/></svg>'],
    ['the same, if they have other classes', { name: 'ortak', alt: '' }, '<svg><g class="d-labels-x"/></svg>'],
    ['no drawing with words', { name: 'sozlu', alt: '' }, undefined],
    ['the drawing of the page above, for a page that has none', undefined, '<svg/>'],
  ])('%s', (_, drawing, shown) => {
    const page: Page = { ...service, path: '/alt', breadcrumbs: drawing ? [] : [above], drawing };
    const pagesByPath = new Map([page, above].map((one) => [one.path, one]));
    expect(cardOf({ ...small, drawings, pagesByPath }, page).drawing).toBe(shown);
  });

  it('every drawing of the sample that it takes, well-formed', () => {
    const site = sample;
    const drawn = [...new Set(site.pages.flatMap((page) => cardOf(site, page).drawing ?? []))];
    expect(drawn.length).toBeGreaterThan(40);
    for (const drawing of drawn) expect(drawingFindings({ name: 'drawings/x.svg', text: drawing })).toEqual([]);
  });
});
