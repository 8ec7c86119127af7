import { describe, expect, it } from 'vitest';
import { WORDS } from '../../src/site/words.ts';
import { at, MORNING, NIGHT } from './clock.ts';
import { settled } from './layout.ts';
import { LARGE_PHONE, visit } from './visit.ts';

describe('the menu of a phone', () => {
  it('offers 112, the emergency page, a message and the telephone before everything else', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      await at(page, MORNING);
      await page.locator('.header button.menu-button').click();
      const links = page.locator('#menu .menu-groups').getByRole('link');
      expect(await links.nth(0).getAttribute('href')).toBe('tel:112');
      expect(await links.nth(1).textContent()).toContain(WORDS.emergency);
      expect(await links.nth(2).textContent()).toContain(WORDS.messageBy['wa.me']);
      expect(await links.nth(3).getAttribute('href')).toMatch(/^tel:\+/);
      for (const place of [0, 1, 2, 3]) expect(await links.nth(place).isVisible()).toBe(true);
    }));

  it('offers, while nobody answers at the practice, the number that knows who is open', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      await at(page, NIGHT);
      await page.locator('.header button.menu-button').click();
      const help = page.locator('#menu').getByRole('link', { name: '184' });
      expect(await help.getAttribute('href')).toBe('tel:184');
      const message = page.locator('#menu .menu-first [href*="wa.me"]');
      expect((await help.boundingBox())!.y).toBeLessThan((await message.boundingBox())!.y);
    }));

  it('has what most people come for next, and all other pages in groups to open', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      await page.locator('.header button.menu-button').click();
      expect(await page.locator('#menu .menu-places a').allInnerTexts()).toEqual([
        WORDS.services,
        WORDS.whereTo,
        WORDS.booking,
      ]);
      const link = page.locator('#menu').getByRole('link', { name: WORDS.blog, exact: true });
      expect(await link.isVisible()).toBe(false);
      await page.locator('#menu summary', { hasText: WORDS.practice }).click();
      expect(await link.isVisible()).toBe(true);
    }));

  it('keeps the page behind it still', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      await page.locator('.header button.menu-button').click();
      await page
        .locator('#menu')
        .evaluate((menu) => menu.querySelectorAll('details').forEach((one) => (one.open = true)));
      await page.mouse.move(195, 400);
      for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, 800);
      await page.waitForFunction(() => document.querySelector('#menu')!.scrollTop > 0);
      await settled(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }));
});

it('the menu has the complaints in the order of the page that lists them', () =>
  visit('/belirti', { viewport: LARGE_PHONE }, async ({ page }) => {
    const paths = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const listed = await paths('main .cards h3 a');
    expect(listed.length).toBeGreaterThan(5);
    expect(await paths('#menu li a[href^="/belirti/"]')).toEqual(listed);
  }));
