import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cutOff, enlarge, settled, tooWide, unfold } from './layout.ts';
import { violations } from './violations.ts';
import { COLOURS, DARK, DESK, LARGE_PHONE, NARROW, oneOfEach, PHONE, TABLET, visit } from './visit.ts';

const kinds = await oneOfEach();

describe.each(kinds)('a page of kind %s', (kind, path) => {
  it('has no error that axe or the browser reports, in light or dark colours', () =>
    visit(path, { viewport: PHONE }, async ({ page, response, complaints }) => {
      expect(response.status()).toBe(kind === 'not-found' ? 404 : 200);
      // In a window as tall as the page, nothing lies half under the bar by chance.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...PHONE, height });
      expect(await violations(page, [COLOURS[0]!, DARK])).toEqual([]);
      await page.setViewportSize(DESK);
      expect(await violations(page, [COLOURS[0]!, DARK])).toEqual([]);
      // The page itself is missing on purpose.
      expect(complaints.filter((text) => kind !== 'not-found' || !text.includes('status of 404'))).toEqual([]);
    }));

  it('loses nothing in a narrow window, at any size of text', () =>
    visit(path, { viewport: NARROW }, async ({ page }) => {
      await unfold(page);
      expect(await page.locator('.on-paper:visible').count()).toBe(0);
      expect(await cutOffOn(page)).toEqual({ sideways: [], cutOff: [] });
      await enlarge(page);
      for (const viewport of [NARROW, LARGE_PHONE, TABLET, DESK]) {
        await page.setViewportSize(viewport);
        await settled(page);
        expect([viewport.width, await cutOffOn(page)]).toEqual([viewport.width, { sideways: [], cutOff: [] }]);
        if (viewport === LARGE_PHONE) expect(await brokenHeadings(page)).toEqual([]);
      }
    }));
});

const cutOffOn = async (page: Page) => ({
  sideways: await tooWide(page),
  cutOff: await cutOff(page),
});

/** Words of headings that are broken over two lines. */
const brokenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      return found;
    }),
  );
