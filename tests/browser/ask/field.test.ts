import { describe, expect, it } from 'vitest';
import { ASK_STATUS } from '../../../src/ask/messages.ts';
import { visit } from '../visit.ts';
import { ask, boxOf, hold } from './box.ts';

describe('the ask box', () => {
  it('takes 500 characters and counts the last of them', () =>
    visit('/', {}, async ({ page }) => {
      const { field, box, status } = boxOf(page);
      await field.fill('a'.repeat(460));
      expect(await box.locator('[data-left]').textContent()).toBe(ASK_STATUS.left(40));
      await field.press('End');
      await page.keyboard.insertText('b'.repeat(60));
      expect((await field.inputValue()).length).toBe(500);
      expect(await box.locator('[data-left]').textContent()).toBe(ASK_STATUS.left(0));
      expect(await status.textContent()).toBe(ASK_STATUS.full);
    }));

  it('asks nothing where nothing but spaces stands', () =>
    visit('/', {}, async ({ page }) => {
      const { held } = await hold(page);
      await ask(page, '   ');
      const { box, field } = boxOf(page);
      const error = box.locator('#ask-error');
      expect(await error.textContent()).toBe(ASK_STATUS.empty);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.getAttribute('aria-describedby')).toContain('ask-error');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect((await error.boundingBox())!.y).toBeLessThan((await box.locator('.ask-hint').boundingBox())!.y);
      await field.fill('a');
      expect(await error.textContent()).toBe('');
      expect(await field.getAttribute('aria-invalid')).toBe(null);
      expect(held).toHaveLength(0);
    }));
});
