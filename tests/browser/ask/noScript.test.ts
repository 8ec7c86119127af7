import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { COLOURS, LARGE_PHONE, PHONE, visit } from '../visit.ts';
import { ask, asking, boxOf, known, NONSENSE } from './box.ts';

describe('the ask box without JavaScript', () => {
  /** What the box shows of an answer: its words, and where its links lead. */
  const shown = (page: Page) =>
    boxOf(page).result.evaluate((result) => ({
      words: [...result.querySelectorAll('h3, h4, p, summary')].map(({ textContent }) =>
        textContent!.trim().replaceAll(/\s+/g, ' '),
      ),
      links: [...result.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    }));

  it.each([
    ['an answer', known.question],
    ['no sure answer', NONSENSE],
    ['an answer that is urgent', 'Dişim yerinden çıktı ne yapmalıyım'],
    ['no answer, and urgent', 'Nefes alamıyorum'],
    ['quotes and marks of HTML', '"><img src=x onerror=alert(1)>$& ağrıyor'],
  ])('leads to the same as with it: %s', async (_, question) => {
    const scripted = await visit('/', { viewport: PHONE }, async ({ page }) => {
      await ask(page, question);
      await boxOf(page).heading.first().waitFor();
      return shown(page);
    });
    await visit('/', { javaScriptEnabled: false, viewport: PHONE }, async ({ page }) => {
      const { field, button, box, result } = boxOf(page);
      expect(await box.locator('noscript a[href="tel:112"]').isVisible()).toBe(true);
      await field.fill(question);
      await button.click();
      await page.waitForURL('**/sor?q=*');
      expect(await shown(page)).toStrictEqual(scripted);
      expect(await result.locator('h3').first().isVisible()).toBe(true);
      expect(await field.inputValue()).toBe(question);
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      // All questions are there still.
      const { pathname } = new URL(known.url);
      expect(await page.locator(`main a[href="${pathname}"]`).first().isVisible()).toBe(true);
    });
  });

  it.each([known.question, NONSENSE, 'Nefes alamıyorum'])(
    'shows the answer in the upper half of a phone: %s',
    (question) =>
      visit(`/sor${asking(question)}`, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
        const { y } = (await boxOf(page).heading.first().boundingBox())!;
        expect(y).toBeLessThan(LARGE_PHONE.height / 2);
        if (question === NONSENSE) expect(await boxOf(page).result.locator('a[href="tel:184"]').isVisible()).toBe(true);
      }),
  );

  it.each(COLOURS)('has no error that axe finds in %s colours where the answer came with the page', (_name, colours) =>
    visit(`/sor${asking(known.question)}`, { viewport: PHONE, ...colours }, async ({ page }) => {
      expect((await violations(page)).join('\n')).toBe('');
    }),
  );
});
