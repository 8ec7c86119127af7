import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WORDS } from '#site/words/interfaceWords.ts';
import { DESK, LARGE_PHONE, MORNING, NIGHT, TABLET, visit } from './visit.ts';
import { EMERGENCY, hrefs, TEL } from './ways.ts';

const bottomOf = async (element: Locator): Promise<number> => {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
};

it.each([
  [LARGE_PHONE, '.tiles svg'],
  [TABLET, '.hero-doctors a[href="/hakkimda"]'],
  [DESK, '.hero-doctors a[href="/hakkimda"]'],
])(
  'the first screen of home, at %o, shows the way to book, the number, and what readers have or the doctor',
  (viewport, first) =>
    visit('/', { viewport, time: MORNING }, async ({ page }) => {
      const shown = [
        page.locator(first).first(),
        page.locator('.hero .reach .state'),
        page.locator('.hero .open-ways a[href^="tel:+"]'),
        page.locator('.hero .open-ways a[href*="wa.me"]'),
      ];
      for (const element of shown) expect(await bottomOf(element)).toBeLessThan(viewport.height);
    }),
);

it.each(['/kanal-tedavisi', '/iletisim'])('%s has the ways in an emergency in one row of a small phone', (path) =>
  visit(path, { viewport: { width: 360, height: 640 } }, async ({ page }) => {
    expect((await page.locator('.signpost.compact').boundingBox())!.height).toBeLessThan(50);
  }),
);

it('the contact page of a phone says at night how to book, then where the practice is, then when it is open', () =>
  visit('/iletisim', { viewport: LARGE_PHONE, time: NIGHT }, async ({ page }) => {
    expect(await hrefs(page, '.place a[href^="tel:"]')).toEqual([TEL]);
    const headings = await page.locator('.region-top h2').allInnerTexts();
    expect(headings.slice(0, 3)).toEqual([WORDS.booking, WORDS.address, WORDS.hours]);
  }));

it.each([EMERGENCY, '/belirti/yuz-sisligi', '/belirti/gece-dis-agrisi', '/belirti/kirik-dis'])(
  '%s begins with the call for 112, after its title and no more than a sentence',
  (path) =>
    visit(path, { viewport: { width: 360, height: 640 }, time: MORNING }, async ({ page }) => {
      expect(await bottomOf(page.locator('.care.emergency .button').first())).toBeLessThan(640 - 200);
      expect(await page.locator('.text > header a').count()).toBeLessThan(4);
    }),
);

it.each([EMERGENCY, '/belirti/yuz-sisligi', '/belirti/gece-dis-agrisi'])(
  '%s leads those without signs for 112 past its list, once and in the first screen, and names its reviewer later',
  (path) =>
    visit(path, { viewport: LARGE_PHONE, time: MORNING }, async ({ page }) => {
      const ways = page.locator('.care.emergency > .button', { hasText: WORDS.doNow });
      expect(await ways.count()).toBe(1);
      expect(await bottomOf(ways)).toBeLessThan(LARGE_PHONE.height - 100);
      expect(await bottomOf(page.locator('.points.now'))).toBeLessThan((await page.locator('.meta').boundingBox())!.y);
    }),
);

/** What to do until the practice opens. */
const TONIGHT = '/belirti/gece-dis-agrisi';
const SUNDAY = new Date('2026-11-22T09:00:00Z');

it.each([
  [EMERGENCY, MORNING, TEL],
  [EMERGENCY, NIGHT, 'tel:184'],
  ['/', NIGHT, 'tel:184'],
])('%s at %o has its call for 112 in the first screen, and in the bar as soon as that has left', (path, time, other) =>
  visit(path, { viewport: LARGE_PHONE, reducedMotion: 'reduce', time }, async ({ page }) => {
    const call = page.locator(':is(.care.emergency, .hero) a[href="tel:112"]').first();
    expect(await bottomOf(call)).toBeLessThan(LARGE_PHONE.height - 100);
    await expect.poll(() => hrefs(page, '.bar a')).toEqual([]);
    const bar = page.locator('.bar a[href="tel:112"]');
    const before = await bar.boundingBox();
    await call.evaluate((one) => scrollTo(0, one.getBoundingClientRect().bottom + 10));
    await expect.poll(() => hrefs(page, '.bar a')).toEqual(['tel:112', other]);
    expect(await bar.boundingBox()).toEqual(before);
    const isFilled = await bar.evaluate((one) => !one.matches('.outlined'));
    expect(isFilled).toBe(path === EMERGENCY);
  }),
);

describe('the page for emergencies', () => {
  it('leads to first aid from below its call, and opens it', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE }, async ({ page }) => {
      const ways = page.locator('.care.emergency .care-links').first();
      const [first] = await ways.locator('a[href^="#"]').all();
      await first!.click();
      await page.locator('.care.emergency.folded[open] ol').first().waitFor();
    }));

  it('leads to the other signs for 112 before what can wait', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE }, async ({ page }) => {
      const others = page.locator('.care.emergency > p > a[href^="/"]');
      const day = page.locator('.care.sameDay:not(.folded)').first();
      const [link, card] = await Promise.all([others, day].map((part) => part.boundingBox()));
      expect(link!.y).toBeLessThan(card!.y);
      await others.click();
      await page.locator('.care-groups').waitFor();
    }));
});

it.each([
  ['/', MORNING, [TEL]],
  ['/', NIGHT, [TONIGHT]],
  // Closed by day.
  ['/', SUNDAY, ['/belirti']],
  ['/kanal-tedavisi', MORNING, [TEL]],
  ['/kanal-tedavisi', NIGHT, [TONIGHT]],
])('of the ways to help, %s at %o fills the one that helps now', (path, time, ways) =>
  visit(path, { viewport: DESK, time }, async ({ page }) => {
    expect(await hrefs(page, ':is(.hero, .text > header) .actions .button:not(.outlined)')).toEqual(ways);
  }),
);

it.each([MORNING, NIGHT])('the last box of a page has no room for the ways of another hour than %o', (time) =>
  visit('/hakkimda', { viewport: LARGE_PHONE, time }, async ({ page }) => {
    const heights = await Promise.all(
      ['.reach-ways', '.reach-ways > p:visible'].map((part) => page.locator(`.contact-panel ${part}`).boundingBox()),
    );
    expect(heights[0]!.height).toBe(heights[1]!.height);
  }),
);
