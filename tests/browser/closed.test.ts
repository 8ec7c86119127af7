import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../../src/site/words.ts';
import { at, MORNING, NIGHT } from './clock.ts';
import { layoutShift } from './layout.ts';
import { violations } from './violations.ts';
import { DESK, LARGE_PHONE, PHONE, visit } from './visit.ts';
import { EMERGENCY, hrefs, MESSAGE, TEL } from './ways.ts';

/** The start of an address that shows the way. */
const ROUTE = expect.stringMatching(/^https:/) as unknown;
const CARD = '.care.sameDay';

describe('the card of what must be looked at the same day', () => {
  it.each([
    ['at night with whom to call then, and the telephone last', NIGHT, ['tel:184', MESSAGE, TEL]],
    ['in the morning with the telephone', MORNING, [TEL, MESSAGE]],
  ])('begins its ways %s', (_, time, ways) =>
    visit('/belirti/gece-dis-agrisi', { viewport: PHONE }, async ({ page }) => {
      await at(page, time);
      expect(await hrefs(page, `${CARD} .care-actions a`)).toEqual(ways);
      const text = (await page.locator(CARD).textContent())!;
      expect(text.includes('Şu anda kapalı · açılış yarın 09.00')).toBe(time === NIGHT);
      expect(text.split(/\(SABİM,\s184\)/)).toHaveLength(2);
    }),
  );

  it('follows the clock on a page that is left open', () =>
    visit('/belirti/gece-dis-agrisi', { viewport: PHONE }, async ({ page }) => {
      await page.clock.install({ time: MORNING });
      await page.reload();
      const root = page.locator('html');
      expect(await root.getAttribute('data-open')).toBe('');
      await page.clock.fastForward('12:00:00');
      expect(await root.getAttribute('data-open')).toBeNull();
      expect(await hrefs(page, `${CARD} .care-actions a`)).toEqual(['tel:184', MESSAGE, TEL]);
      expect(await page.locator(`${CARD} .now`).count()).toBe(1);
      await page.clock.fastForward('13:00:00');
      expect(await root.getAttribute('data-closed')).toBeNull();
      expect(await hrefs(page, `${CARD} .care-actions a`)).toEqual([TEL, MESSAGE]);
      expect(await page.locator(`${CARD} .now`).count()).toBe(0);
    }));

  it('has the same heading and signs at any hour', () =>
    visit('/acil-dis-tedavisi', { viewport: DESK }, async ({ page }) => {
      const level = () => page.locator(`.care :is(h2, li)`).allTextContents();
      await at(page, NIGHT);
      const closed = await level();
      await at(page, MORNING);
      expect(await level()).toEqual(closed);
    }));

  it('says nothing that the clock decides without the script', () =>
    visit('/belirti/gece-dis-agrisi', { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const ways = `${CARD} .care-actions a`;
      expect(await hrefs(page, ways)).toEqual(['tel:184', TEL, MESSAGE]);
      const backgrounds = await page
        .locator(ways)
        .evaluateAll((all) => all.map((way) => getComputedStyle(way).backgroundColor));
      expect(backgrounds.slice(1)).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
      expect(backgrounds[0]).not.toBe(backgrounds[1]);
      // What holds at any hour: whom to call while nobody answers here.
      const help = page.locator(`${CARD} [data-help]`);
      expect(await help.innerText()).toMatch(/^Klinik kapalıysa .*184/);
      expect(await help.getByRole('link', { name: '184' }).getAttribute('href')).toBe('tel:184');
      expect(await page.locator('main').innerText()).not.toContain(WORDS.opening.closedLong);
      expect(await page.locator('.bar').innerText()).not.toContain(WORDS.opening.closedLong);
    }));
});

it.each([
  ['/', NIGHT, 2, 0],
  ['/', MORNING, 2, 1],
  ['/kanal-tedavisi', NIGHT, 1, 0],
  ['/kanal-tedavisi', MORNING, 2, 1],
])('the ways to the practice at the top of %s at %o: of %i, %i are filled', (path, time, count, filled) =>
  visit(path, { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    const ways = page.locator(':is(.hero, .masthead) .actions');
    expect(await ways.locator('.button:visible').count()).toBe(count);
    expect(await ways.locator('.button:not(.quiet):visible').count()).toBe(filled);
  }),
);

describe('a message is the loudest way to the practice', () => {
  const filled = (page: Page, selector: string) =>
    page.locator(selector).evaluate((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)');

  it.each([
    ['/', NIGHT, false],
    ['/', MORNING, true],
    ['/acil-dis-tedavisi', NIGHT, false],
    ['/acil-dis-tedavisi', MORNING, false],
    ['/belirti/gece-dis-agrisi', MORNING, false],
  ])('in the header of %s at %o: %s; else what is urgent is', (path, time, loudest) =>
    visit(path, { viewport: DESK }, async ({ page }) => {
      await at(page, time);
      await expect.poll(() => filled(page, '.top .button')).toBe(loudest);
      await expect.poll(() => filled(page, '.top .urgent a')).toBe(!loudest);
      expect((await violations(page)).join('\n')).toBe('');
    }),
  );

  it.each([
    [NIGHT, ['tel:184', MESSAGE, ROUTE], 0],
    [MORNING, [MESSAGE, TEL, ROUTE], 1],
  ])('on the contact page at %o are %s, of which %i are filled', (time, ways, count) =>
    visit('/iletisim', { viewport: PHONE }, async ({ page }) => {
      await at(page, time);
      expect(await hrefs(page, '.contact .actions .button')).toEqual(ways);
      expect(await page.locator('.contact .actions .button:not(.quiet)').count()).toBe(count);
    }),
  );

  it('in the header, and pales at once where nobody reads it', () =>
    visit('/sss', { viewport: DESK }, async ({ page }) => {
      await at(page, MORNING);
      const colours = await page.locator('.top .button').evaluate((button) => {
        const { backgroundColor: before } = getComputedStyle(button);
        button.classList.add('quiet');
        return [before, getComputedStyle(button).backgroundColor];
      });
      expect(colours[0]).not.toBe('rgba(0, 0, 0, 0)');
      expect(colours[1]).toBe('rgba(0, 0, 0, 0)');
    }));

  it('nowhere without the script, which knows the hours', () =>
    visit('/kanal-tedavisi', { viewport: DESK, javaScriptEnabled: false }, async ({ page }) => {
      expect(await filled(page, '.masthead .actions .button >> nth=0')).toBe(false);
      expect(await filled(page, '.top .button')).toBe(false);
      expect(await filled(page, '.signpost .button.urgent')).toBe(true);
    }));
});

it.each([PHONE, DESK])('nothing moves while a page learns that the practice is closed, at $width px', (viewport) =>
  visit('/acil-dis-tedavisi', { viewport }, async ({ page }) => {
    await at(page, NIGHT);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  }),
);

it.each([
  ['/', '.first-aid a', ['tel:112', 'tel:184', EMERGENCY]],
  ['/kanal-tedavisi', '.masthead .signpost .button', ['tel:112', 'tel:184']],
  ['/kanal-tedavisi', '.masthead .actions a', [MESSAGE]],
  ['/boyle-bir-sayfa-yok', '.lost p:not(.lead) a', ['/acil-dis-tedavisi', 'tel:184']],
  ['/hekimler-icin', '.masthead .actions a', [MESSAGE, TEL]],
])('on the first screen of %s nobody is led at night to a telephone that nobody answers', (path, selector, ways) =>
  visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
    await at(page, NIGHT);
    expect(await hrefs(page, selector)).toEqual(ways);
    for (const box of await page.locator(selector).filter({ visible: true }).all())
      expect((await box.boundingBox())!.y).toBeLessThan(LARGE_PHONE.height);
  }),
);
