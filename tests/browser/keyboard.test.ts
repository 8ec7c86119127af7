import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WORDS } from '#site/words/interfaceWords.ts';
import { LONG } from '../propertyRuns.ts';
import { enlarge } from './layout.ts';
import { DESK, LARGE_PHONE, oneOfEach, PHONE, visit } from './visit.ts';

const kinds = new Map(await oneOfEach());

/** What has the focus: its text, and whether it can be seen where it stands. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A link over two lines has a box for each; the first is where its text begins. Of something taller than the
    // window, the part within it counts.
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    const above = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    // The link of a card is marked round the whole card.
    const marks = [undefined, '::after'].map((part) => getComputedStyle(element, part));
    /** Tell whether an element round it cuts the mark off on all sides. */
    const cut = (part: number): boolean => {
      const inner = (part === 1 ? (element.closest('li') ?? element) : element).getBoundingClientRect();
      const by = parseFloat(marks[part]!.outlineOffset);
      for (let round = element.parentElement; round; round = round.parentElement) {
        if (getComputedStyle(round).overflow === 'visible') continue;
        const edge = round.getBoundingClientRect();
        const beyond = [
          edge.left - inner.left,
          edge.top - inner.top,
          inner.right - edge.right,
          inner.bottom - edge.bottom,
        ];
        if (beyond.every((distance) => distance + by >= 0)) return true;
      }
      return false;
    };
    return {
      text: element.textContent.trim().replaceAll(/\s+/g, ' ') || element.id,
      tag: element.tagName.toLowerCase(),
      seen: above !== null && (element.contains(above) || above.contains(element)),
      outlined: marks.some(
        ({ outlineStyle, outlineWidth }, part) => outlineStyle !== 'none' && outlineWidth !== '0px' && !cut(part),
      ),
    };
  });

const isFocused = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element === document.activeElement);

describe('by keyboard alone', () => {
  it('the first stop leads past the menu to the content, and moves nothing', () =>
    visit(kinds.get('service')!, { viewport: DESK }, async ({ page }) => {
      const topOfMain = () => page.locator('main').evaluate((element) => element.getBoundingClientRect().top);
      const before = await topOfMain();
      await page.keyboard.press('Tab');
      expect((await focused(page)).text).toBe(WORDS.skip);
      expect(await topOfMain()).toBe(before);
      await page.keyboard.press('Enter');
      expect(await isFocused(page, 'main')).toBe(true);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
    }));

  it.each([PHONE, DESK])(
    'the menu opens at %o, can be walked through, closes with Escape and returns the focus',
    (viewport) =>
      visit('/', { viewport }, async ({ page }) => {
        const selector = '.header button[popovertarget]';
        await page.locator(selector).focus();
        await page.keyboard.press('Enter');
        const menu = page.locator('#menu');
        expect(await menu.isVisible()).toBe(true);
        const addresses = await menu
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        const links = new Set(addresses).size;
        expect(links).toBeGreaterThan(4);
        const reached = new Set<string>();
        // The titles of its lists are stops, too.
        const stops = addresses.length + (await menu.locator('summary').count());
        for (let step = 0; step <= stops && reached.size < links; step++) {
          await page.keyboard.press('Tab');
          if (await page.evaluate(() => document.activeElement!.closest('#menu a') !== null))
            reached.add(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href));
        }
        expect(reached.size).toBe(links);
        await page.keyboard.press('Escape');
        expect(await menu.isVisible()).toBe(false);
        expect(await isFocused(page, selector)).toBe(true);
      }),
  );

  it('a question of the FAQ opens and closes', () =>
    visit(kinds.get('faq-category')!, { viewport: PHONE }, async ({ page }) => {
      const question = page.locator('.questions summary').first();
      const answer = page.locator('.questions .answer').first();
      expect(await answer.isVisible()).toBe(false);
      await question.press('Enter');
      expect(await answer.isVisible()).toBe(true);
      await question.press('Space');
      expect(await answer.isVisible()).toBe(false);
    }));

  const PAGES = [
    ['home', PHONE, ''],
    ['contact', PHONE, ''],
    ['developers', DESK, ''],
    ['faq-index', LARGE_PHONE, ' with text twice as large'],
  ] as const;
  const MORE_PAGES = [
    ['home', DESK, ''],
    ['faq-category', PHONE, ''],
    ['service', PHONE, ''],
    ['home', LARGE_PHONE, ' with text twice as large'],
  ] as const;

  it.each([...PAGES, ...(LONG ? MORE_PAGES : [])])(
    'every stop on a %s page can be seen when it has the focus, at %o%s',
    (kind, viewport, large) =>
      visit(kinds.get(kind)!, { viewport, reducedMotion: 'reduce' }, async ({ page }) => {
        if (large) await enlarge(page);
        const hidden: string[] = [];
        const unmarked: string[] = [];
        let stops = 0;
        for (; stops < 400; stops++) {
          await page.keyboard.press('Tab');
          const { text, tag, seen, outlined } = await focused(page);
          if (tag === 'body') break;
          if (!seen) hidden.push(`${tag}: ${text.slice(0, 60)}`);
          if (!outlined) unmarked.push(`${tag}: ${text.slice(0, 60)}`);
        }
        expect(stops).toBeGreaterThan(10);
        expect(hidden).toStrictEqual([]);
        expect(unmarked).toStrictEqual([]);
      }),
  );
});
