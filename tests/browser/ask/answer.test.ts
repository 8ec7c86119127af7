import { describe, expect, it } from 'vitest';
import { ANSWER_WORDS } from '../../../src/ask/answerWords.ts';
import { PHONE, visit } from '../visit.ts';
import { amend, API, ask, boxOf, known, NONSENSE, other } from './box.ts';

describe('the ask box', () => {
  it.each(['/', '/sss'])('answers on %s with the page to read on and the notice', (path) =>
    visit(path, {}, async ({ page, complaints }) => {
      await ask(page, known.question);
      const { heading, result, box } = boxOf(page);
      await heading.waitFor();
      expect(await heading.textContent()).toBe(known.question);
      const answer = await result.locator('.ask-answer [data-part="answer"] > p').allTextContents();
      expect(answer.length).toBeGreaterThan(1);
      // A number to call stays on one line.
      expect(answer.join('\n\n').replaceAll('\u00a0', ' ')).toBe(known.answer);
      const { pathname, hash } = new URL(known.url);
      expect(await result.getByRole('link', { name: ANSWER_WORDS.source }).first().getAttribute('href')).toBe(
        pathname + hash,
      );
      expect(await box.locator('.ask-notice').textContent()).not.toBe('');
      expect(complaints.filter((text) => !text.includes('status of 404')).join('\n')).toBe('');
    }),
  );

  it('leads to the answer where it stands, open', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      await ask(page, known.question);
      await boxOf(page).result.getByRole('link', { name: ANSWER_WORDS.source }).click();
      await page.waitForURL(`**${new URL(known.url).pathname}#*`);
      expect(await page.locator(new URL(known.url).hash).isVisible()).toBe(true);
    }));

  it.each([true, false])('links the numbers that an answer says to call; with JavaScript: %s', (javaScriptEnabled) =>
    visit('/', { javaScriptEnabled }, async ({ page }) => {
      await ask(page, 'çocuğum çamaşır suyu içti');
      const { result } = boxOf(page);
      await result.locator('.ask-urgent').waitFor();
      const numbers = (part: string) =>
        result
          .locator(`${part} a[href^="tel:"]`)
          .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]);
      // The button calls 114; the text names 112, too.
      expect(await numbers('.ask-urgent')).toEqual(['tel:114', 'tel:112']);
      await ask(page, NONSENSE);
      await result.locator('.ask-instead').waitFor();
      expect(await numbers('.ask-instead p:not(.ask-ways)')).toEqual(['tel:112']);
      // Beside what is urgent the answer is folded away.
      await ask(page, 'Ağzımdaki kanama durmuyor, ne yapmalıyım?');
      const folded = result.locator('.ask-urgent ~ section details');
      await folded.waitFor();
      expect(await folded.getAttribute('open')).toBe(null);
      expect(await numbers('[data-part="answer"]')).toContain('tel:112');
    }),
  );

  it('unfolds the answers of related questions', () =>
    visit('/', {}, async ({ page }) => {
      const related = [{ question: other.question, answer: 'Bir yanıt.', url: other.url }];
      await amend(page, () => ({ related }));
      await ask(page, known.question);
      const { result } = boxOf(page);
      const answer = result.getByText('Bir yanıt.');
      await result.getByText(other.question).waitFor();
      expect(await answer.isVisible()).toBe(false);
      await result.getByText(other.question).click();
      expect(await answer.isVisible()).toBe(true);
      const link = result.locator('details').getByRole('link', { name: ANSWER_WORDS.source });
      expect(await link.getAttribute('href')).toBe(new URL(other.url).pathname + new URL(other.url).hash);
    }));

  it.each([
    ['dişim soğuğa hassas', /taşı temizliği/],
    ['pazar günü açık mısınız', /panik/],
  ])('never answers “%s” with what merely sounds like it', (question, wrong) =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      await ask(page, question);
      const { heading, result } = boxOf(page);
      await heading.first().waitFor();
      const answered = await result.locator('.ask-answer h3').allTextContents();
      expect(answered.filter((text) => wrong.test(text))).toStrictEqual([]);
      expect(await result.locator('summary').filter({ hasText: /panik/i }).count()).toBe(0);
    }),
  );

  it('takes what the server says for text, never for markup', () =>
    visit('/', {}, async ({ page, complaints }) => {
      const bait = '<img src=x onerror=alert(1)><b>kalın</b>';
      const body = {
        query: bait,
        matched: true,
        id: 'x',
        question: bait,
        answer: bait,
        url: known.url,
        confidence: 1,
        source: 'fuse',
      };
      await page.route(API, (route) =>
        route.fulfill({ json: { ...body, related: [{ question: bait, answer: bait, url: other.url }], notice: bait } }),
      );
      await ask(page, bait);
      const { heading, result } = boxOf(page);
      await heading.waitFor();
      expect(await heading.textContent()).toBe(bait);
      expect(await result.locator('img, b').count()).toBe(0);
      expect(complaints).toStrictEqual([]);
    }));
});

describe('the questions that are shown as examples', () => {
  it.each([true, false])('are asked at a touch, and have an answer; with JavaScript: %s', (javaScriptEnabled) =>
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
