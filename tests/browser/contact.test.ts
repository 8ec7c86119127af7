import { describe, expect, it } from 'vitest';
import { messageAbout, WORDS } from '../../src/site/words.ts';
import { at, MORNING } from './clock.ts';
import { LARGE_PHONE, oneOfEach, visit } from './visit.ts';

const kinds = new Map(await oneOfEach());

describe('the contact page', () => {
  it('leads to the way, marks the hours of today and says what holds now', () =>
    visit('/iletisim', { viewport: LARGE_PHONE }, async ({ page }) => {
      const route = page.locator('main').getByRole('link', { name: WORDS.route, exact: true });
      expect(await route.getAttribute('href')).toMatch(/destination=\d+\.\d+,\d+\.\d+$/);
      await at(page, new Date('2026-11-21T09:00:00Z'));
      const today = page.locator('.hours [aria-current="date"]');
      expect(await today.count()).toBe(1);
      expect(await today.textContent()).toContain('Cumartesi');
      expect(await page.locator('.contact .state').textContent()).toContain('15.00');
    }));

  it('has what holds now and the ways to reach the practice before the signs, on the first screen of a phone', () =>
    visit('/iletisim', { viewport: LARGE_PHONE }, async ({ page }) => {
      const bottom = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox();
        return box!.y + box!.height;
      };
      expect(await bottom('main .first-aid a[href="tel:112"]')).toBeLessThan(LARGE_PHONE.height);
      expect(await bottom('.contact .state')).toBeLessThan(LARGE_PHONE.height);
      expect(await bottom('.contact .actions a:visible')).toBeLessThan(LARGE_PHONE.height);
      expect(await bottom('.contact .facts dd')).toBeLessThan(
        (await page.locator('main .care').first().boundingBox())!.y,
      );
    }));

  it('has the telephone beside the message', () =>
    visit('/iletisim', { viewport: LARGE_PHONE }, async ({ page }) => {
      await at(page, MORNING);
      const ways = page.locator('.contact .actions a:visible');
      expect(await ways.nth(0).getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
      expect(await ways.nth(1).getAttribute('href')).toMatch(/^tel:/);
    }));
});

it.each(['/', '/iletisim'])('on %s a desk has all ways to the practice in one row', (path) =>
  visit(path, {}, async ({ page }) => {
    await at(page, MORNING);
    const tops = await page
      .locator('.contact .actions a:visible')
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  }),
);

describe('a message to the practice', () => {
  const texts = (path: string) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      const title = (await page.locator('h1').textContent())!.trim().replaceAll('\u00a0', ' ');
      const messages = await page
        .locator('a[href^="https://wa.me"]')
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')),
        );
      return { title, messages: [...new Set(messages)] };
    });

  it.each(['symptom', 'service', 'blog-post'])('names the page of kind %s it is written on', async (kind) => {
    const { title, messages } = await texts(kinds.get(kind)!);
    expect(messages).toContain(messageAbout(title));
    // A treatment has a shorter name too.
    const named = messages.map((text) => /“(.+)”/.exec(text!)?.[1]);
    for (const name of named) expect(title.startsWith(name!), name).toBe(true);
  });

  it.each(['/', '/iletisim', '/boyle-bir-sayfa-yok'])('names no page on %s', async (path) => {
    const { title, messages } = await texts(path);
    expect(messages).not.toContain(messageAbout(title));
    expect(messages.length).toBeGreaterThan(0);
  });
});
