import { expect, it } from 'vitest';
import { INDEX_PATHS } from '#site/addresses.ts';
import { enlarge, settled } from './layout.ts';
import { DESK, LARGE_PHONE, MORNING, NARROW, NIGHT, PHONE, TABLET, visit } from './visit.ts';
import { EMERGENCY, hrefs, MESSAGE, TEL } from './ways.ts';

it.each([
  [MORNING, ['tel:112', EMERGENCY, TEL, MESSAGE]],
  [NIGHT, ['tel:112', EMERGENCY, 'tel:184', TEL]],
])('the menu of a phone begins at %o with 112, the emergency page and whoever answers then', (time, ways) =>
  visit('/', { viewport: LARGE_PHONE, time }, async ({ page }) => {
    await page.locator('.header button.menu-button').click();
    expect((await hrefs(page, '#menu .menu-groups a')).slice(0, 4)).toEqual(ways);
  }),
);

it('the buttons of the menu hold their words on a narrow phone', () =>
  visit('/', { viewport: NARROW, time: NIGHT }, async ({ page }) => {
    await page.locator('.header button.menu-button').click();
    const tooWide = await page
      .locator('.menu-first .button:visible')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(tooWide).toEqual([]);
  }));

it.each([LARGE_PHONE, TABLET, DESK])(
  'the rows of the menu’s buttons are full and apart from its groups, at %o',
  (viewport) =>
    visit('/', { viewport }, async ({ page }) => {
      await page.locator('.header button.menu-button').click();
      const boxes = await page
        .locator('.menu-first .button:visible')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
        );
      const below = (await page.locator('#menu details').first().boundingBox())!.y;
      expect(below - Math.max(...boxes.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(16);
      const rows = Object.values(Object.groupBy(boxes, ({ top }) => top)).map((row) => row!.length);
      expect(new Set(rows).size).toBe(1);
    }),
);

it('the menu of a phone has all other pages in groups to open, and keeps the page behind it still', () =>
  visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
    await page.locator('.header button.menu-button').click();
    const link = page.locator('#menu').locator('a[href="/blog"]');
    expect(await link.isVisible()).toBe(false);
    await page
      .locator('#menu')
      .evaluate((menu) => menu.querySelectorAll('details').forEach((one) => (one.open = true)));
    expect(await link.isVisible()).toBe(true);
    await page.mouse.move(195, 400);
    for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, 800);
    await page.waitForFunction(() => document.querySelector('#menu')!.scrollTop > 0);
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }));

it.each([TABLET, DESK])('the header is one row with text twice as large, at %o', (viewport) =>
  visit('/', { viewport }, async ({ page }) => {
    await enlarge(page);
    const tops = await page
      .locator('.header .wrap > *:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2));
    expect(tops.length).toBeGreaterThan(1);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
  }),
);

it.each([NARROW, PHONE, TABLET])('the link to what is urgent is one line beside a long name, at %o', (viewport) =>
  visit('/', { viewport }, async ({ page }) => {
    await page
      .locator('.header .brand')
      .first()
      .evaluate((brand) => brand.append(' Beslenme ve Diyet Danışmanlığı'));
    expect((await page.locator('.top .urgent a').boundingBox())!.height).toBeLessThan(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }),
);

it('the menu lists the first five complaints of their page, in its order', () =>
  visit(INDEX_PATHS.symptom, { viewport: LARGE_PHONE }, async ({ page }) => {
    const paths = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const listed = await paths('main .rows a[href^="/belirti/"]');
    expect(listed.length).toBeGreaterThan(5);
    const inMenu = await paths('#menu li a[href^="/belirti/"]');
    expect(inMenu.length).toBe(5);
    expect(inMenu).toEqual(listed.slice(0, inMenu.length));
  }));

it('what is open by itself in a wide window has no sign to unfold it', () =>
  visit('/', { viewport: DESK }, async ({ page }) => {
    const signs = await page
      .locator(':is(.list, .menu details) > summary')
      .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, '::after').display));
    expect(signs.length).toBeGreaterThan(1);
    expect(new Set(signs)).toEqual(new Set(['none']));
  }));
