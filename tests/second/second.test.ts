import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHandler, readBuilt } from '#server/builtSite.ts';
import { listen } from '#server/listen.ts';
import { freePort } from '../../scripts/lib/freePort.ts';
import { at } from '../browser/clock.ts';
import { cutOff, tooWide } from '../browser/layout.ts';
import { violations } from '../browser/violations.ts';
import { DESK, LARGE_PHONE, type Visit, visit } from '../browser/visit.ts';
import { buildSecond } from '../scaffold/second.ts';

/** An eye practice of three doctors, with split hours, without messages, e-mail, ORCID and drawings. */
const FOLDER = '.cache/browser-second';

let site: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  site = `http://localhost:${port}`;
  await buildSecond(FOLDER, { SITE_URL: site });
  const server = await listen(port, createSiteHandler(await readBuilt(FOLDER)));
  close = () => server.close(true);
});
afterAll(() => close());

const see = (path: string, viewport: typeof LARGE_PHONE | typeof DESK, look: (visit: Visit) => Promise<void>) =>
  visit(path, { viewport, baseURL: site }, look);

describe.each([LARGE_PHONE, DESK])('the second practice at $width px', (viewport) => {
  it.each(['/', '/hakkimda', '/iletisim', '/katarakt', '/sss/randevu', '/blog', '/gizlilik'])(
    'shows %s without an error',
    (path) =>
      see(path, viewport, async ({ page, response, complaints }) => {
        expect(response.status()).toBe(200);
        // In a window as tall as the page, nothing lies half under the bar by chance.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ ...viewport, height });
        expect((await violations(page)).join('\n')).toBe('');
        expect(complaints.join('\n')).toBe('');
        expect(await tooWide(page)).toEqual([]);
        expect((await cutOff(page)).join('\n')).toBe('');
        // Nothing overlaps: headings and paragraphs come one below the other.
        expect(await overlaps(page)).toEqual([]);
      }),
  );

  it('names all doctors on the home page, and says nothing of a channel or a fact that it lacks', () =>
    see('/', viewport, async ({ page }) => {
      const text = await page.locator('main').innerText();
      for (const name of ['Ece Numune', 'Mert Deneme', 'Su Örnek']) expect(text).toContain(name);
      const addresses = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(addresses.filter((address) => /wa\.me|orcid|mailto:|instagram/.test(address))).toEqual([]);
      expect(addresses).toContain('tel:+903120000056');
      expect(await page.locator('body').innerText()).not.toMatch(/WhatsApp|Mesaj yazın|undefined|YAZILACAK/);
    }));

  it('says whether it is open, its break observed', () =>
    see('/iletisim', viewport, async ({ page }) => {
      await at(page, new Date('2026-11-25T09:30:00Z'));
      expect(await page.locator('main .state').innerText()).toBe('Şu anda kapalı · açılış bugün 13.00');
      expect(await page.locator('.hours').innerText()).toMatch(/09\.00–12\.00 ve 13\.00–18\.00/);
    }));

  it('answers in the ask box from what its editors wrote', () =>
    see('/', viewport, async ({ page }) => {
      await page.locator('input[type="search"], input[name="q"]').first().fill('lensle muayeneye gelinir mi');
      await page.keyboard.press('Enter');
      await page.getByText('Lenslerinizi muayeneden bir gün önce çıkarın').first().waitFor({ timeout: 20_000 });
    }));
});

/** Headings and paragraphs of the text that overlap the one before. */
const overlaps = (page: Visit['page']): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p')].filter(
      (element) => element.checkVisibility() && element.innerText.trim() !== '' && element.clientWidth > 1,
    );
    return texts.flatMap((element, index) => {
      const one = element.getBoundingClientRect();
      const over = texts.slice(index + 1).find((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < one.right - 1 && right > one.left + 1 && top < one.bottom - 1 && bottom > one.top + 1;
      });
      return over ? [`${element.innerText} / ${over.innerText}`] : [];
    });
  });
