import { expect, it } from 'vitest';
import { WORDS } from '../../src/site/words.ts';
import { at, MORNING, NIGHT } from './clock.ts';
import { enlarge } from './layout.ts';
import { violations } from './violations.ts';
import { DESK, LARGE_PHONE, visit } from './visit.ts';

it.each([1024, 1100, 1216, 1280, 1440])(
  'the header of a desk is one row at %i px, with the way to what is urgent',
  (width) =>
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
    await page.locator('button.phone[popovertarget]').click();
    expect((await page.locator('#menu .menu-head').boundingBox())!.height).toBeLessThan(130);
    for (const name of [WORDS.closeMenu, 'Lodos Endodonti'])
      expect(await page.locator('#menu').getByText(name, { exact: true }).count()).toBe(1);
  }),
);

it.each([
  [NIGHT, '0232 000 00 12 Kapalıyız'],
  [MORNING, 'Arayın 0232 000 00 12'],
])('the telephone in the header of a desk knows at %o whether somebody answers it', (time, name) =>
  visit('/', { viewport: DESK }, async ({ page }) => {
    await at(page, time);
    const call = page.locator('.header').getByRole('link', { name, exact: true });
    expect(await call.getByText(WORDS.opening.closedShort).isVisible()).toBe(time === NIGHT);
    expect((await page.locator('.header').boundingBox())!.height).toBeLessThan(90);
    expect((await violations(page)).join('\n')).toBe('');
  }),
);

it.each([NIGHT, MORNING])(
  'the telephones in the header and in the menu of a phone know at %o whether somebody answers',
  (time) =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      await at(page, time);
      const closed = time === NIGHT;
      expect(await page.locator('.header-call small').last().isVisible()).toBe(closed);
      expect((await page.locator('.header').boundingBox())!.height).toBeLessThan(90);
      await page.locator('.menu-button.phone').click();
      const menu = page.locator('#menu');
      expect(await menu.locator('a[href^="tel:+"] small').isVisible()).toBe(closed);
      expect(await menu.locator('.menu-first a').first().getAttribute('href')).toBe('tel:112');
      expect((await violations(page)).join('\n')).toBe('');
    }),
);

it('the header of a desk names the menu for what it opens', () =>
  visit('/', { viewport: DESK }, async ({ page }) => {
    await page.locator('.header .top').getByRole('button', { name: WORDS.menu, exact: true }).click();
    expect(await page.getByRole('navigation', { name: WORDS.menu, exact: true }).isVisible()).toBe(true);
  }));

it.each([LARGE_PHONE, DESK])(
  'while nobody answers, the telephone in the header still looks like a way to act, in %o',
  (viewport) =>
    visit('/', { viewport }, async ({ page }) => {
      const colour = () => page.locator('.header-call').evaluate((call) => getComputedStyle(call).color);
      await at(page, MORNING);
      const open = await colour();
      await at(page, NIGHT);
      expect(await colour()).toBe(open);
      // What is closed is the practice, not the button.
      expect(await page.locator('.header-call small').last().innerText()).toBe('Kapalıyız');
    }),
);

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
    const names = await page.locator('.header .top').locator('a:not(.button), button').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual([
      WORDS.urgentShort,
      WORDS.symptoms,
      'Hakkımda',
      WORDS.contact,
      WORDS.menu,
    ]);
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
