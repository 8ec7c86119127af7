import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from './visit.ts';

/** Relative luminance (WCAG 2) of a computed colour such as `rgb(238, 240, 234)` or `color(srgb 1 1 1)`. */
function luminance(colour: string): number {
  const scale = colour.startsWith('rgb') ? 255 : 1;
  const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map((part) => Number(part) / scale);
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r!) + 0.7152 * linear(g!) + 0.0722 * linear(b!);
}

const styleOf = (page: Page, selector: string, property: 'fill' | 'stroke') =>
  page
    .locator(`main svg ${selector}`)
    .first()
    .evaluate((shape, name) => getComputedStyle(shape)[name as 'fill'], property);

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

it('in dark colours a tooth keeps its tones: the crown is white, the root darker, both have an outline that shows', () =>
  visit('/acil-dis-tedavisi', { colorScheme: 'dark' }, async ({ page }) => {
    const crown = luminance(await styleOf(page, '.d-paper', 'fill'));
    const root = luminance(await styleOf(page, '.d-soft', 'fill'));
    const outline = luminance(await styleOf(page, '.d-ink', 'stroke'));
    const ground = luminance(
      await page
        .locator('main .drawing')
        .first()
        .evaluate((figure) => getComputedStyle(figure).backgroundColor),
    );
    expect(crown).toBeGreaterThan(0.8);
    expect(root).toBeLessThan(crown / 2);
    expect(ratio(outline, crown)).toBeGreaterThan(2.5);
    expect(ratio(outline, ground)).toBeGreaterThan(3);
  }));

it('a card with the focus is outlined as a whole, and its words are not outlined besides', () =>
  visit('/belirti', {}, async ({ page }) => {
    const link = page.locator('.cards a').first();
    await link.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const [own, whole] = await link.evaluate((element) => [
      getComputedStyle(element).outlineStyle,
      getComputedStyle(element, '::after').outlineStyle,
    ]);
    expect([own, whole]).toEqual(['none', 'solid']);
  }));

it('canals that a step has filled stay filled in the step after it', () =>
  visit('/drawings/kanal-tedavisi-adimlari.svg', {}, async ({ page }) => {
    const filled = await page
      .locator('g[transform]')
      .evaluateAll((panels) =>
        panels.map((panel) => [...panel.querySelectorAll('path.d-accent')].map((path) => path.getAttribute('d'))),
      );
    const [during, after] = filled.slice(-2);
    expect(during).toHaveLength(1);
    expect(after).toStrictEqual(during);
  }));
