import { describe, expect, it } from 'vitest';
import { ASK_STATUS } from '#ask/browser/askStatus.ts';
import { LARGE_PHONE, visit } from '../visit.ts';
import { ask, boxOf, hold } from './box.ts';

describe('the question box', () => {
  it('counts the last of 500 characters, and cuts nothing off', () =>
    visit('/', {}, async ({ page }) => {
      const { field, box, status } = boxOf(page);
      await field.fill('a'.repeat(460));
      expect(await box.locator('[data-left]').textContent()).toBe(ASK_STATUS.left(40));
      await field.press('End');
      await page.keyboard.insertText('b'.repeat(40));
      expect(await box.locator('[data-left]').textContent()).toBe(ASK_STATUS.left(0));
      expect(await status.textContent()).toBe(ASK_STATUS.full);
      await page.keyboard.insertText('b'.repeat(20));
      expect((await field.inputValue()).length).toBe(520);
      expect(await box.locator('[data-left]').textContent()).toBe(ASK_STATUS.left(-20));
    }));

  it('shows a whole question of some words on a phone', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      const { field } = boxOf(page);
      await field.fill('dişim çok ağrıyor gece uyutmuyor');
      expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    }));

  it('announces at once that a pasted question is too long', () =>
    visit('/', {}, async ({ page }) => {
      const { field, status } = boxOf(page);
      await field.fill('a'.repeat(600));
      expect(await status.textContent()).toBe(ASK_STATUS.full);
    }));

  it('says what is urgent at the end of a pasted story, and how long a question may be', () =>
    visit('/', {}, async ({ page }) => {
      const { heading, result } = boxOf(page);
      await ask(page, `${'Dolgu yaptırmak istiyorum, randevu için yazıyorum. '.repeat(10)}Nefes alamıyorum!`);
      await heading.filter({ hasText: ASK_STATUS.urgent }).waitFor();
      expect(await result.textContent()).toContain(ASK_STATUS.full);
      expect(await result.getByRole('link').first().getAttribute('href')).toBe('tel:112');
    }));

  it('asks nothing if the field holds only spaces', () =>
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
