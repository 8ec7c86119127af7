import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask, boxOf } from './ask/box.ts';
import { at, NIGHT } from './clock.ts';
import { enlarge } from './layout.ts';
import { LARGE_PHONE, NARROW, oneOfEach, visit } from './visit.ts';

const kinds = await oneOfEach();

/** Words that stand on two lines, in elements that a selector finds but in none that `except` does. */
const brokenWords = (page: Page, within: string, words: RegExp, except = 'script'): Promise<string[]> =>
  page.evaluate(
    ({ within, words, except }) =>
      [...document.querySelectorAll(within)].flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement!.closest(except)) continue;
          for (const word of node.textContent!.matchAll(words)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(`${word[0]} in ${node.textContent!.trim().slice(0, 40)}`);
          }
        }
        return found;
      }),
    { within, words, except },
  );

it.each(kinds)('a page of kind %s breaks no word of a heading when text is twice as large', (_, path) =>
  visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
    await enlarge(page);
    expect(await brokenWords(page, 'main :is(h1, h2, h3, .headline)', /[\p{L}\p{N}]+/gu)).toStrictEqual([]);
  }),
);

it.each(kinds)('a page of kind %s breaks no short word of its text when text is twice as large', (_, path) =>
  visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
    await enlarge(page);
    // Not the parts of addresses, which have no room for a whole one.
    const words = /(?<![\p{L}\p{N}_./@-])\p{L}{2,10}(?![_./@-]?[\p{L}\p{N}])/gu;
    expect(await brokenWords(page, 'main', words, 'code, .code, script, style, svg, thead')).toStrictEqual([]);
  }),
);

it.each([LARGE_PHONE, NARROW])(
  'an urgent answer keeps most of a phone for its text, twice as large, in %o',
  (viewport) =>
    visit('/', { viewport }, async ({ page }) => {
      await enlarge(page);
      await ask(page, 'Yüzüm şişti, ateşim var');
      const text = boxOf(page).result.locator('.ask-urgent p').first();
      expect((await text.boundingBox())!.width).toBeGreaterThan(viewport.width * 0.66);
      if (viewport === LARGE_PHONE)
        expect(await brokenWords(page, '[data-result]', /\p{L}{2,12}(?!\p{L})/gu, 'svg')).toStrictEqual([]);
    }),
);

it.each([LARGE_PHONE, NARROW])('the menu breaks no short word when text is twice as large, in %o', (viewport) =>
  visit('/', { viewport }, async ({ page }) => {
    await at(page, NIGHT);
    await enlarge(page);
    await page.locator('button.phone[popovertarget]').click();
    const words = /(?<!\p{L})\p{L}{2,10}(?!\p{L})/gu;
    expect(await brokenWords(page, '.header, #menu', words, 'svg, .visually-hidden, .brand')).toStrictEqual([]);
  }),
);

it.each(['/', '/sss', '/blog', '/karsilastirma', '/kanal-tedavisi', '/belirti/gece-dis-agrisi'])(
  'on %s no line of a heading or of a card begins with a question particle',
  (path) =>
    visit(path, { viewport: NARROW }, async ({ page }) => {
      const begun = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, summary, .names a)')].flatMap((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const word of node.textContent!.matchAll(/(?<=\s)m[iıuü](?!\p{L})/gu)) {
              const top = (from: number, to: number) => {
                const range = document.createRange();
                range.setStart(node, from);
                range.setEnd(node, to);
                return Math.round(range.getBoundingClientRect().top);
              };
              if (top(word.index - 2, word.index - 1) !== top(word.index, word.index + 2))
                found.push(node.textContent!);
            }
          return found;
        }),
      );
      expect(begun).toStrictEqual([]);
    }),
);
