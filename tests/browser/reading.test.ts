import { expect, it } from 'vitest';
import { DESK, PHONE, visit } from './visit.ts';

it('the list of sections marks the one that is being read', () =>
  visit('/kanal-tedavisi', { viewport: DESK }, async ({ page }) => {
    const current = page.locator('.contents [aria-current]');
    const links = page.locator('.contents a');
    for (const index of [1, 3]) {
      const link = links.nth(index);
      const id = (await link.getAttribute('href'))!.slice(1);
      await page.evaluate(
        (name) => document.getElementById(name)!.scrollIntoView({ behavior: 'instant', block: 'start' }),
        id,
      );
      await expect
        .poll(() => current.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
        .toEqual([`#${id}`]);
    }
  }));

it('each step of a treatment has its part of the drawing beside it', () =>
  visit('/kanal-tedavisi', { viewport: PHONE }, async ({ page }) => {
    const steps = await page.locator('.steps.drawn li').evaluateAll((items) =>
      items.map((item) => {
        const panel = item.querySelector('svg')!.getBoundingClientRect();
        const words = item.querySelector('h3')!.getBoundingClientRect();
        return { width: panel.width, beside: panel.right <= words.left && panel.top <= words.bottom };
      }),
    );
    expect(steps).toHaveLength(6);
    for (const step of steps) expect(step).toMatchObject({ beside: true });
    expect(Math.min(...steps.map(({ width }) => width))).toBeGreaterThan(60);
  }));

it('one click from a page of a symptom leads to all of them, and shows where one is', () =>
  visit('/belirti/gece-dis-agrisi', { viewport: DESK }, async ({ page }) => {
    await page.locator('.crumbs a', { hasText: 'Belirtiler' }).click();
    expect(new URL(page.url()).pathname).toBe('/belirti');
    expect(await page.locator('.crumbs [aria-current=page]').count()).toBe(1);
    expect(await page.locator('main .cards a').count()).toBeGreaterThan(5);
  }));
