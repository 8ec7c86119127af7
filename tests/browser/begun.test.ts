import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteHandler, readBuiltSite } from '#server/builtSite.ts';
import { addressOf, listen } from '#server/listen.ts';
import { ONLINE, practices } from '../dist/practices.ts';
import { cutOff, emptyColumns, overlaps, tooWide } from './layout.ts';
import { violations } from './violations.ts';
import { DESK, LARGE_PHONE, NIGHT, TABLET, type Visit, visit } from './visit.ts';
import { hrefs } from './ways.ts';

/** A practice that has just been created: three doctors, split hours, no messages, e-mail, ORCID or drawings. */
const begun = practices.find(({ name }) => name === 'begun')!;
/** Pages that say less than those of the sample. */
const PAGES = ['/', '/hakkimda', '/iletisim', '/katarakt', '/blog'];

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => void (server = await listen(0, createSiteHandler(await readBuiltSite(begun.folder)))));
afterAll(() => server.close(true));

const see = (path: string, look: (visit: Visit) => Promise<void>) =>
  visit(path, { viewport: LARGE_PHONE, baseURL: addressOf(server) }, look);

it.each(PAGES)('%s of a practice that has just been created has no error and loses nothing', (path) =>
  see(path, async ({ page, complaints }) => {
    // In a window as tall as the page, nothing lies half under the bar by chance.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...LARGE_PHONE, height });
    expect(await violations(page)).toEqual([]);
    for (const viewport of [LARGE_PHONE, DESK]) {
      await page.setViewportSize(viewport);
      expect([await tooWide(page), await cutOff(page), await overlaps(page)]).toEqual([[], [], []]);
    }
    expect(complaints).toEqual([]);
  }),
);

/** Without a picture, nothing else fills a column. */
const MAX_EMPTY = 220;

it.each(['/', '/iletisim'])('%s has no hole where others have a picture', (path) =>
  see(path, async ({ page }) => {
    for (const viewport of [TABLET, DESK]) {
      await page.setViewportSize(viewport);
      expect(await emptyColumns(page, MAX_EMPTY)).toEqual([]);
    }
    const tiles = page.locator('.tiles a');
    for (const tile of await tiles.all()) {
      const [{ y, height }, arrow] = (await Promise.all([tile.boundingBox(), tile.locator('.icon').boundingBox()])) as [
        Box,
        Box,
      ];
      expect(arrow.y + arrow.height / 2).toBeCloseTo(y + height / 2, 0);
    }
  }),
);

it('its home page names all doctors, and no channel that it lacks', () =>
  see('/', async ({ page }) => {
    const text = await page.locator('main').innerText();
    for (const name of ['Ece Numune', 'Mert Deneme', 'Su Örnek']) expect(text).toContain(name);
    const addresses = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(addresses.filter((address) => /wa\.me|orcid|mailto:|instagram/.test(address))).toEqual([]);
    expect(addresses).toContain('tel:+903120000056');
    expect(await page.locator('body').innerText()).not.toMatch(/WhatsApp|Mesaj yazın/);
  }));

it('its contact page says whether it is open, its break observed', () =>
  visit('/iletisim', { baseURL: addressOf(server), time: new Date('2026-11-25T09:30:00Z') }, async ({ page }) => {
    expect(await page.locator('main .state').innerText()).toBe('Şu anda kapalı · açılış bugün 13.00');
    expect(await page.locator('.hours').innerText()).toMatch(/09\.00–12\.00 ve 13\.00–18\.00/);
  }));

it.each([
  ['/', ['tel:112', ONLINE]],
  ['/iletisim', [ONLINE]],
])('its appointment system stays filled and in the bar of %s at night', (path, ways) =>
  visit(path, { viewport: LARGE_PHONE, baseURL: addressOf(server), time: NIGHT }, async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => hrefs(page, '.bar a')).toEqual(ways);
    const filled = page.locator(`.reach .button[href="${ONLINE}"]`).first();
    expect(await filled.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  }),
);
