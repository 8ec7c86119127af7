import { expect, it } from 'vitest';
import { WORDS } from '../../src/site/words.ts';
import { at, MORNING, NIGHT } from './clock.ts';
import { enlarge } from './layout.ts';
import { violations } from './violations.ts';
import { hrefs } from './ways.ts';
import { DESK, LARGE_PHONE, visit } from './visit.ts';

it.each([768, 1024, 1280, 1440])('the header is one row at %i px, with the way to what is urgent', (width) =>
  visit('/', { viewport: { width, height: 800 } }, async ({ page }) => {
    expect(
      await page.locator('.header .top').getByRole('link', { name: WORDS.urgentShort, exact: true }).isVisible(),
    ).toBe(true);
    // The name of a practice may be longer than that of the sample.
    for (const name of ['Lodos', 'Ege Ağız ve Diş Sağlığı Polikliniği']) {
      const tops = await page.locator('.header .wrap').evaluate((wrap, text) => {
        wrap.querySelector('.brand')!.lastChild!.textContent = text;
        const middles = [...wrap.children]
          .filter((child) => child.checkVisibility())
          .map((child) => {
            const { top, bottom, right } = child.getBoundingClientRect();
            return { middle: Math.round((top + bottom) / 2), right };
          });
        return {
          middles: new Set(middles.map(({ middle }) => middle)).size,
          right: Math.max(...middles.map(({ right }) => right)),
        };
      }, name);
      expect(tops.middles, name).toBe(1);
      expect(tops.right, name).toBeLessThanOrEqual(width);
    }
  }),
);

it.each([320, 390])('the header of a phone of %i px is one row when text is twice as large, in the menu too', (width) =>
  visit('/kanal-tedavisi', { viewport: { width, height: 844 } }, async ({ page }) => {
    await enlarge(page);
    const { height } = (await page.locator('.header').boundingBox())!;
    expect(height).toBeLessThan(130);
    await page.locator('.header button.menu-button').click();
    expect((await page.locator('#menu .menu-head').boundingBox())!.height).toBeLessThan(130);
    expect(await page.locator('#menu').getByRole('button', { name: WORDS.closeMenu, exact: true }).count()).toBe(1);
    expect(await page.locator('#menu').getByRole('link', { name: 'Lodos Endodonti', exact: true }).count()).toBe(1);
  }),
);

it.each([LARGE_PHONE, { width: 352, height: 700 }, DESK])(
  'the telephone of the header calls who answers now, in one row with the menu, in %o',
  (viewport) =>
    visit('/', { viewport }, async ({ page }) => {
      for (const [time, href] of [
        [MORNING, 'tel:+902320000012'],
        [NIGHT, 'tel:184'],
      ] as const) {
        await at(page, time);
        expect(await hrefs(page, '.header-call')).toEqual([href]);
        expect((await page.locator('.header').boundingBox())!.height).toBeLessThan(90);
      }
      await page.locator('.header button.menu-button').click();
      const menu = page.locator('#menu');
      expect(await menu.locator('.menu-first a').first().getAttribute('href')).toBe('tel:112');
      expect(await menu.locator('a[href^="tel:+"]').isVisible()).toBe(false);
      expect((await violations(page)).join('\n')).toBe('');
    }),
);

it('the header of a desk names the menu for what it opens', () =>
  visit('/', { viewport: DESK }, async ({ page }) => {
    await page.locator('.header').getByRole('button', { name: WORDS.menu, exact: true }).click();
    expect(await page.getByRole('navigation', { name: WORDS.menu, exact: true }).isVisible()).toBe(true);
  }));

it('in forced colours the way to what is urgent is told from the links beside it', () =>
  visit('/', { viewport: DESK, forcedColors: 'active' }, async ({ page }) => {
    const width = await page
      .locator('.header .top')
      .getByRole('link', { name: WORDS.urgentShort, exact: true })
      .evaluate((link) => getComputedStyle(link).borderTopWidth);
    expect(Number.parseFloat(width)).toBeGreaterThan(0);
  }));

it('the header of a desk names the pages most people want, and the menu has the others', () =>
  visit('/', { viewport: DESK }, async ({ page }) => {
    const names = await page.locator('.header .top a').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual([WORDS.urgentShort, WORDS.services, WORDS.whereTo, WORDS.booking]);
  }));

it.each([LARGE_PHONE, DESK])('by keyboard the second stop calls the ambulance, in %o', (viewport) =>
  visit('/kanal-tedavisi', { viewport }, async ({ page }) => {
    for (const _ of [1, 2]) await page.keyboard.press('Tab');
    const stop = page.locator(':focus');
    expect(await stop.getAttribute('href')).toBe('tel:112');
    const { y } = (await stop.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
  }),
);

it('without the script the telephone in the header of a phone has a word', () =>
  visit('/', { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
    const call = page.locator('.header-call');
    expect(await call.getByText(WORDS.call).isVisible()).toBe(true);
    expect((await page.locator('.header').boundingBox())!.height).toBeLessThan(90);
  }));

it('in the dark there is one red for what is urgent', () =>
  visit('/kanal-tedavisi', { viewport: DESK, colorScheme: 'dark' }, async ({ page }) => {
    await at(page, NIGHT);
    const fills = await page
      .locator('.top .urgent a, .signpost .button.urgent')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
    expect(fills).toHaveLength(2);
    expect(new Set(fills).size).toBe(1);
  }));
