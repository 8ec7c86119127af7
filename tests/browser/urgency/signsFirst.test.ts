import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CARE, WORDS } from '../../../src/site/words.ts';
import { at, NIGHT } from '../clock.ts';
import { DESK, LARGE_PHONE, SITE, visit } from '../visit.ts';
import { EMERGENCY } from '../ways.ts';

describe('a page that opens with the signs for an ambulance', () => {
  const PAGES = ['/belirti/gece-dis-agrisi', '/belirti/yuz-sisligi', EMERGENCY];

  it.each(PAGES)('%s has red before what to do now and the signs of the same day', (path) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      const top = async (locator: Locator) => (await locator.boundingBox())!.y;
      const red = await top(page.locator('.care.emergency'));
      const now = await top(page.locator('.points.now'));
      const sameDay = await top(
        page.locator('.care.sameDay', { has: page.getByRole('heading', { name: CARE.sameDay.heading }) }),
      );
      // Where each thing to do is under its title, no sign stands behind them.
      const order = path === EMERGENCY ? [red, sameDay, now] : [red, now, sameDay];
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );

  it('of a symptom says below its title what helps, and what to do now on the second screen of a phone', async () => {
    const { items } = (await (await fetch(`${SITE}/api/v1/pages`)).json()) as {
      items: { kind: string; path: string }[];
    };
    const symptoms = items.filter(({ kind }) => kind === 'symptom');
    expect(symptoms.length).toBeGreaterThan(5);
    for (const { path } of symptoms)
      await visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
        await at(page, NIGHT);
        const relief = (await page.locator('.masthead .lead').boundingBox())!;
        expect(await page.locator('.masthead .lead').innerText(), path).toMatch(/^Kırmızı karttaki belirtiler yoksa: /);
        expect(relief.height, path).toBeLessThan(130);
        const first = (await page.locator('.points.now li').first().boundingBox())!;
        const { height: bar } = (await page.locator('.bar').boundingBox())!;
        expect(first.y + first.height, path).toBeLessThan(1.65 * LARGE_PHONE.height - bar);
        // Three signs in full, and how the others begin.
        expect(await page.locator('.care.emergency li:visible').count(), path).toBeGreaterThan(2);
      });
  });

  it.each(PAGES.slice(0, 2))('%s has a desk beside its title the drawing, once, and cards that can be read', (path) =>
    visit(path, { viewport: DESK }, async ({ page }) => {
      // The other is for who hears the page.
      const seen = async () => {
        const boxes = await Promise.all(
          (await page.locator('main .drawing:visible').all()).map((drawing) => drawing.boundingBox()),
        );
        return boxes.filter((box) => box!.width > 1).map((box) => box!);
      };
      expect(await seen()).toHaveLength(1);
      expect(await page.getByRole('img').count()).toBe(1);
      const title = (await page.locator('h1').boundingBox())!;
      const { x, y } = (await seen())[0]!;
      expect(x).toBeGreaterThan(title.x + title.width);
      expect(y).toBeLessThan(title.y + title.height);
      const card = page.locator('.care.emergency');
      expect((await card.locator('.button').boundingBox())!.y).toBeLessThan(DESK.height);
      const widths = await page.locator('.cares > *').evaluateAll((all) => all.map((one) => one.clientWidth));
      expect(Math.min(...widths)).toBeGreaterThan(400);
      await page.setViewportSize(LARGE_PHONE);
      expect(await seen()).toHaveLength(1);
      expect((await seen())[0]!.y).toBeGreaterThan((await card.boundingBox())!.y);
    }),
  );

  it.each(PAGES)('%s names its reviewer behind the cards, where reading begins', (path) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      const byline = (await page.locator('.meta', { hasText: WORDS.reviewer }).boundingBox())!;
      const last = (await page.locator('.first :is(.care, .points)').last().boundingBox())!;
      expect(byline.y).toBeGreaterThan(last.y + last.height);
      const top = (await page.locator('.care.emergency').boundingBox())!.y;
      expect(top).toBeLessThan(LARGE_PHONE.height * 0.7);
    }),
  );

  it.each(PAGES)('%s sends to 112 at most twice on the first screen of a phone', (path) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      const calls = await page.locator('a[href="tel:112"]:visible').evaluateAll(
        (all) =>
          all
            .map((link) => link.getBoundingClientRect())
            // Until the keyboard reaches it, the call among the first stops stands above the window.
            .filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length,
      );
      expect(calls).toBeGreaterThan(0);
      expect(calls).toBeLessThan(3);
    }),
  );

  it('has no jump where it would stand alone', () =>
    visit('/blog/dis-apsesi-nedir', { viewport: LARGE_PHONE }, async ({ page }) => {
      expect(await page.locator('.care.emergency').count()).toBe(1);
      expect(await page.locator('.jumps').count()).toBe(0);
    }));
});
