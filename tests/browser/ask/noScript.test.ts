import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LARGE_PHONE, visit } from '../visit.ts';
import { ask, boxOf, known } from './box.ts';

/** What the box shows of an answer: its words, and where its links lead. */
const shown = (page: Page) =>
  boxOf(page).result.evaluate((result) => ({
    words: [...result.querySelectorAll('h3, h4, p, summary')].map(({ textContent }) =>
      textContent.trim().replaceAll(/\s+/g, ' '),
    ),
    links: [...result.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  }));

it.each([known.question, 'Nefes alamıyorum', '"><img src=x onerror=alert(1)>$& ağrıyor'])(
  'without JavaScript the question box shows the same as with it, in the upper third of a phone: %s',
  async (question) => {
    const scripted = await visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      await ask(page, question);
      await boxOf(page).heading.first().waitFor();
      return shown(page);
    });
    await visit('/', { javaScriptEnabled: false, viewport: LARGE_PHONE }, async ({ page }) => {
      const { field, button, box, heading } = boxOf(page);
      expect(await box.locator('noscript a[href="tel:112"]').isVisible()).toBe(true);
      await field.fill(question);
      await button.click();
      await page.waitForURL('**/sor?q=*');
      expect(await shown(page)).toStrictEqual(scripted);
      expect(await field.inputValue()).toBe(question);
      expect((await heading.first().boundingBox())!.y).toBeLessThan(LARGE_PHONE.height / 3);
      // All questions are there still.
      expect(
        await page
          .locator(`main a[href="${new URL(known.url).pathname}"]`)
          .first()
          .isVisible(),
      ).toBe(true);
    });
  },
);
