import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOOKING_PATH } from '../../src/site/practice/contact.ts';
import { WORDS } from '../../src/site/words/interface.ts';
import { at, MORNING, NIGHT } from './clock.ts';
import { DESK, LARGE_PHONE, oneOfEach, TABLET, visit } from './visit.ts';
import { EMERGENCY, hrefs, TEL } from './ways.ts';

const bottomOf = async (element: Locator): Promise<number> => {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
};

it.each([LARGE_PHONE, TABLET, DESK])(
  'the first screen of home shows the doctor, the way to book and the number, $width px wide',
  (viewport) =>
    visit('/', { viewport }, async ({ page }) => {
      await at(page, MORNING);
      const shown = [
        page.locator('.hero-doctors .face'),
        page.locator('.hero-doctors a[href="/hakkimda"]'),
        page.locator(`.hero .actions a[href="${BOOKING_PATH}"]`),
        page.locator('.hero .actions a[href^="tel:+"]'),
      ];
      for (const element of shown) expect(await bottomOf(element)).toBeLessThan(viewport.height);
    }),
);

it('the contact page tells how to book before where it is', () =>
  visit('/iletisim', { viewport: LARGE_PHONE }, async ({ page }) => {
    const headings = await page.locator('.first h2').allInnerTexts();
    expect(headings.slice(0, 3)).toEqual([WORDS.booking, WORDS.hours, WORDS.address]);
  }));

describe('the page for emergencies', () => {
  it.each([
    [MORNING, []],
    [NIGHT, ['tel:184']],
  ])('at %o has its call for 112 in the first screen, and the bar repeats no call', (time, ways) =>
    visit(EMERGENCY, { viewport: LARGE_PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await at(page, time);
      const call = page.locator('.care.emergency a[href="tel:112"]').first();
      expect(await bottomOf(call)).toBeLessThan(LARGE_PHONE.height - 100);
      await expect.poll(() => hrefs(page, '.bar a')).toEqual(ways);
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(() => hrefs(page, '.bar a')).toEqual(['tel:112', time === NIGHT ? 'tel:184' : TEL]);
    }),
  );

  it('shows what to do now before its rarer signs', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE }, async ({ page }) => {
      const [now, rarer] = await Promise.all(
        ['.points.now', '.care-groups'].map((part) => page.locator(part).boundingBox()),
      );
      expect(now!.height).toBeGreaterThan(300);
      expect(now!.y).toBeLessThan(rarer!.y);
    }));
});

it.each(await oneOfEach())('a page of kind %s has no other number in a red card', (_, path) =>
  visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
    await at(page, NIGHT);
    const calls = await hrefs(page, ':is(.care.emergency, .first-aid, .signpost) .button[href^="tel:"]');
    expect(calls.filter((call) => call !== 'tel:112')).toEqual([]);
  }),
);

it.each([
  ['/', BOOKING_PATH],
  ['/kanal-tedavisi', 'wa.me'],
])('after hours one way of %s stays filled', (path, way) =>
  visit(path, { viewport: DESK }, async ({ page }) => {
    await at(page, NIGHT);
    const filled = await hrefs(page, ':is(.hero, .masthead) .actions .button:not(.quiet)');
    expect(filled).toEqual([expect.stringContaining(way)]);
  }),
);
