import { describe, expect, it } from 'vitest';
import { ASK_STATUS } from '#ask/browser/askStatus.ts';
import { visit } from '../visit.ts';
import { ask, boxOf, hold, known } from './box.ts';

describe('the question box', () => {
  it('works by keyboard alone, and moves the focus to the answer, then to its links', () =>
    visit('/', {}, async ({ page }) => {
      const { field, heading, result } = boxOf(page);
      for (
        let steps = 0;
        steps < 60 && !(await field.evaluate((element) => element === document.activeElement));
        steps++
      )
        await page.keyboard.press('Tab');
      await page.keyboard.type(known.question);
      await page.keyboard.press('Enter');
      await heading.waitFor();
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Tab');
      const link = result.getByRole('link').first();
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('leaves the focus of someone who has moved on, and announces the answer', () =>
    visit('/', {}, async ({ page }) => {
      const { next } = await hold(page);
      await ask(page, known.question);
      const route = await next();
      const elsewhere = page.locator('footer a:visible').first();
      await elsewhere.focus();
      await route.continue();
      const { status, heading } = boxOf(page);
      await heading.waitFor();
      expect(await elsewhere.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await status.textContent()).toBe(ASK_STATUS.found);
    }));

  it('moves the focus to the answer in English, if there is one and the question was in English', () =>
    visit('/', {}, async ({ page }) => {
      await ask(page, 'can i eat after root canal');
      const note = boxOf(page).result.locator('.ask-in-english').first();
      await note.waitFor();
      expect(await note.evaluate((element) => element === element.parentElement!.firstElementChild)).toBe(true);
      expect(await note.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }));
});
