import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ANSWER_WORDS } from '#ask/edge/answerWords.ts';
import { PHONE, visit } from '../visit.ts';
import { ANSWERS, ask, asking, boxOf, known, other } from './box.ts';

describe('a question is in no address and on no disk', () => {
  it('yet Back and Forward go through the questions of the page, without asking again', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      const requests = await counted(page);
      const { field, heading, result } = boxOf(page);
      const shows = async (question: string) => {
        await heading.first().filter({ hasText: question }).waitFor();
        expect(await field.inputValue()).toBe(question);
      };
      for (const { question } of [known, other]) {
        await ask(page, question);
        await shows(question);
      }
      const kept = await page.evaluate(() => JSON.stringify([location.href, history.state, { ...sessionStorage }]));
      expect(kept).not.toContain('?');
      expect(decodeURIComponent(kept)).not.toContain(other.question.slice(0, 8));
      await page.goBack();
      await shows(known.question);
      await page.goForward();
      await shows(other.question);
      await page.goBack();
      await page.goBack();
      expect(await field.inputValue()).toBe('');
      expect(await result.textContent()).toBe('');
      expect(requests()).toBe(2);
    }));

  it('and Back shows the answer that came with the page', () =>
    visit(`/sor${asking(known.question)}`, {}, async ({ page }) => {
      const requests = await counted(page);
      const { field, heading } = boxOf(page);
      await ask(page, other.question);
      await heading.first().filter({ hasText: other.question }).waitFor();
      await page.goBack();
      await heading.first().filter({ hasText: known.question }).waitFor();
      expect(await field.inputValue()).toBe(known.question);
      expect(requests()).toBe(1);
    }));

  it('and links within the page, such as the one to its content, leave the answer', () =>
    visit('/', {}, async ({ page }) => {
      const { field, heading } = boxOf(page);
      await ask(page, known.question);
      await heading.first().filter({ hasText: known.question }).waitFor();
      await page.evaluate(() => (location.hash = 'icerik'));
      await page.waitForFunction(() => history.state === null);
      expect(await heading.first().textContent()).toBe(known.question);
      await ask(page, other.question);
      await heading.first().filter({ hasText: other.question }).waitFor();
      await page.goBack();
      await heading.first().filter({ hasText: known.question }).waitFor();
      await page.goBack();
      expect(await heading.first().textContent()).toBe(known.question);
      await page.goBack();
      await expect.poll(() => field.inputValue()).toBe('');
    }));

  it('and is gone after a reload, whatever is asked then', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      await ask(page, known.question);
      const { field, heading } = boxOf(page);
      await heading.first().waitFor();
      await page.reload();
      expect(await field.inputValue()).toBe('');
      await ask(page, other.question);
      await heading.first().waitFor();
      await page.goBack();
      expect(await field.inputValue()).toBe('');
    }));

  it('is answered if a link brought it, and taken out of the address', () =>
    visit(`/sss${asking(known.question)}`, {}, async ({ page }) => {
      const { field, heading } = boxOf(page);
      await heading.first().waitFor();
      expect(await field.inputValue()).toBe(known.question);
      expect(await heading.first().textContent()).toBe(known.question);
      expect(new URL(page.url()).search).toBe('');
    }));

  it('is not asked again if the answer came with the page', () =>
    visit(`/sor${asking(known.question)}`, {}, async ({ page }) => {
      const requests = await counted(page);
      await page.reload();
      await page.goto(`/sor${asking(known.question)}`);
      await boxOf(page).result.getByRole('link', { name: ANSWER_WORDS.source }).first().waitFor();
      expect(new URL(page.url()).search).toBe('');
      expect(requests()).toBe(0);
    }));
});

/** Count the answers that the script fetches from now on. */
async function counted(page: Page): Promise<() => number> {
  let requests = 0;
  await page.route(ANSWERS, (route) => {
    if (!route.request().isNavigationRequest()) requests++;
    return route.continue();
  });
  return () => requests;
}
