import { describe, expect, it } from 'vitest';
import { ANSWER_WORDS } from '#ask/edge/answerWords.ts';
import { PHONE, visit } from '../visit.ts';
import { ask, boxOf, known } from './box.ts';

it('the question box answers with the page to read on, and leads to the answer there, unfolded', () =>
  visit('/', { viewport: PHONE }, async ({ page, complaints }) => {
    await ask(page, known.question);
    const { heading, result } = boxOf(page);
    await heading.waitFor();
    expect(await heading.textContent()).toBe(known.question);
    const answer = await result.locator('.ask-answer .answer-text > p:not(.ask-ways)').allTextContents();
    // A number to call stays on one line.
    expect(answer.join('\n\n').replaceAll('\u00a0', ' ')).toBe(known.answer);
    expect(complaints).toEqual([]);
    await result.getByRole('link', { name: ANSWER_WORDS.source }).click();
    const { pathname } = new URL(known.url);
    await page.waitForURL(`**${pathname}#*`);
    // The anchor that lasts, whatever the question's place in the list.
    const { hash } = new URL(page.url());
    expect(hash).toMatch(/^#soru-/);
    expect(await page.locator(hash).isVisible()).toBe(true);
    expect(await page.locator(hash).evaluate((anchor) => anchor.closest('details')?.textContent)).toContain(
      known.question,
    );
  }));

describe('the questions that are shown as examples', () => {
  it.each([true, false])('are asked with one touch, and have an answer; with JavaScript: %s', (javaScriptEnabled) =>
    visit('/', { viewport: PHONE, javaScriptEnabled }, async ({ page }) => {
      const examples = page.locator('.ask-example button');
      expect(await examples.count()).toBeGreaterThan(1);
      for (let place = 0; place < (await examples.count()); place++) {
        const question = (await examples.nth(place).textContent())!.trim().replaceAll('\u00a0', ' ');
        await examples.nth(place).click();
        const { field, result } = boxOf(page);
        await result.locator('.ask-answer, .ask-urgent').waitFor();
        expect(await field.inputValue()).toBe(question);
        await page.goto('/');
      }
    }),
  );
});
