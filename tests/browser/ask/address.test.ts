import { describe, expect, it } from 'vitest';
import { ASK } from '../../../src/site/words.ts';
import { PHONE, visit } from '../visit.ts';
import { API, ask, asking, boxOf, known } from './box.ts';

describe('the ask box', () => {
  it('answers a question that came with the address', () =>
    visit(`/sss${asking(known.question)}`, {}, async ({ page }) => {
      const { field, heading } = boxOf(page);
      await heading.waitFor();
      expect(await field.inputValue()).toBe(known.question);
      expect(await heading.textContent()).toBe(known.question);
    }));

  it('keeps question and answer when one goes on and comes back, and when one loads the page again', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      let requests = 0;
      await page.route(API, (route) => {
        requests++;
        return route.continue();
      });
      await ask(page, known.question);
      const { field, heading, result } = boxOf(page);
      await heading.waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe(known.question);
      await result.getByRole('link', { name: ASK.source }).first().click();
      await page.waitForURL(`**${new URL(known.url).pathname}#*`);
      for (const again of [() => page.goBack(), () => page.reload()]) {
        await again();
        await heading.waitFor();
        expect(await heading.textContent()).toBe(known.question);
        expect(await field.inputValue()).toBe(known.question);
      }
      expect(requests).toBe(1);
    }));
});

it('who guesses the address of a price list reads how fees are told', () =>
  visit('/fiyat', { javaScriptEnabled: false }, async ({ page }) => {
    expect(new URL(page.url()).pathname).toBe('/sor');
    expect(await page.locator('.ask-answer').textContent()).toMatch(/ücret/i);
  }));
