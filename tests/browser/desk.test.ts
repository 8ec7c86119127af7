import { expect, it } from 'vitest';
import { WORDS } from '../../src/site/words.ts';
import { at, MORNING, NIGHT } from './clock.ts';
import { DESK, LARGE_PHONE, visit } from './visit.ts';

const TABLET = { width: 768, height: 1024 } as const;

it.each([
  ['/hakkimda', DESK],
  ['/hakkimda', TABLET],
  ['/blog', DESK],
  ['/blog', TABLET],
] as const)('the way to help of %s names the signs, and its link stands beside its call, in %o', (path, viewport) =>
  visit(path, { viewport }, async ({ page }) => {
    const signpost = page.locator('.masthead .signpost');
    expect(await signpost.locator('.signs').innerText()).toMatch(/Nefes .*kanama/);
    const call = (await signpost.locator('.button.urgent').boundingBox())!;
    const link = (await signpost.locator('.places a').boundingBox())!;
    expect(Math.abs(call.y + call.height / 2 - link.y - link.height / 2)).toBeLessThan(4);
    expect(link.x - call.x - call.width).toBeLessThan(40);
  }),
);

it.each([
  [NIGHT, DESK],
  [MORNING, DESK],
  [NIGHT, LARGE_PHONE],
])('colleagues find the ways to write and call first, and one quiet line behind them, at %o in %o', (time, viewport) =>
  visit('/hekimler-icin', { viewport }, async ({ page }) => {
    await at(page, time);
    const way = (await page.locator('.masthead .actions a').first().boundingBox())!;
    const line = (await page.locator('.masthead .signpost').boundingBox())!;
    expect(line.y).toBeGreaterThan(way.y + way.height);
    expect(line.height).toBeLessThan(50);
    expect(await page.locator('.masthead .signpost a[href="tel:112"]').isVisible()).toBe(true);
    expect(await page.locator('.masthead .button.urgent').count()).toBe(0);
  }),
);

it.each([
  [1280, 300],
  [768, 180],
  [390, 80],
])('at %i px the face of who treats opens the about page, at least %i px wide, and facts follow', (width, least) =>
  visit('/hakkimda', { viewport: { width, height: 844 } }, async ({ page }) => {
    await at(page, MORNING);
    const face = (await page.locator('.masthead .drawing svg').boundingBox())!;
    expect(face.width).toBeGreaterThanOrEqual(least);
    expect(face.y + face.height).toBeLessThan(700);
    const wrap = (await page.locator('.masthead .wrap').boundingBox())!;
    // No empty third beside it.
    if (width >= 768) expect(wrap.x + wrap.width - face.x - face.width).toBeLessThan(wrap.width / 8);
    const facts = page.locator('.masthead .brief dt');
    expect(await facts.count()).toBeGreaterThan(2);
    expect((await facts.first().boundingBox())!.y).toBeGreaterThan(face.y);
    expect(await page.locator('.masthead .actions a:visible').count()).toBeGreaterThan(1);
  }),
);

it.each([DESK, LARGE_PHONE])('the review of the questions stands apart from the text below it, in %o', (viewport) =>
  visit('/sss', { viewport }, async ({ page }) => {
    const review = (await page.getByText(WORDS.reviewed).first().boundingBox())!;
    const box = (await page.locator('.asking').boundingBox())!;
    const text = (await page.locator('.text > *').first().boundingBox())!;
    const above = review.y - box.y - box.height;
    const below = text.y - review.y - review.height;
    expect(above).toBeGreaterThan(8);
    expect(below).toBeGreaterThan(1.5 * above);
  }),
);
