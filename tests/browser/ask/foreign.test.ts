import { describe, expect, it } from 'vitest';
import { at, NIGHT } from '../clock.ts';
import { LARGE_PHONE, visit } from '../visit.ts';
import { hrefs, TEL } from '../ways.ts';
import { ask, boxOf } from './box.ts';

const NOTE = '.ask-in-english';

describe.each([true, false])('who does not ask in Turkish, with JavaScript: %s', (javaScriptEnabled) => {
  it.each([
    ['my tooth aches badly', true],
    ['my tooth hurts', true],
    ['where are you located', false],
    ['не могу дышать', false],
    ['لا أستطيع التنفس', false],
  ])('reads first in English whom to call, and what helps pain where there is pain: %s', (question, pain) =>
    visit('/', { viewport: LARGE_PHONE, javaScriptEnabled }, async ({ page }) => {
      if (javaScriptEnabled) await at(page, NIGHT);
      await ask(page, question);
      const note = boxOf(page).result.locator(NOTE).first();
      await note.waitFor();
      expect(await note.evaluate((element) => element === element.parentElement!.firstElementChild)).toBe(true);
      expect(await note.getAttribute('lang')).toBe('en');
      expect(await hrefs(page, `${NOTE} a`)).toEqual(['tel:112', TEL, 'tel:184']);
      expect(/leaflet/.test(await note.innerText())).toBe(pain);
    }),
  );

  it('reads in English to call 112, where the question tells of an emergency in a third language', () =>
    visit('/', { viewport: LARGE_PHONE, javaScriptEnabled }, async ({ page }) => {
      await ask(page, 'Ich kann nicht atmen');
      const card = boxOf(page).result.locator('.ask-urgent');
      await card.waitFor();
      expect(await card.locator('[lang="en"]').first().innerText()).toContain('112');
      expect(await hrefs(page, '.ask-urgent a.button')).toEqual(['tel:112']);
    }));

  it('reads the answer in English before all else, where it has one', () =>
    visit('/', { viewport: LARGE_PHONE, javaScriptEnabled }, async ({ page }) => {
      await ask(page, 'can i eat after root canal');
      const notes = boxOf(page).result.locator(NOTE);
      await notes.first().waitFor();
      const [answer, frame] = await notes.allInnerTexts();
      expect(answer).toContain('Eat nothing until the numbness has gone');
      // Whoever hears the page is led to it.
      if (javaScriptEnabled) expect(await notes.first().evaluate((note) => note === document.activeElement)).toBe(true);
      expect(frame).toContain('112');
      expect(await boxOf(page).heading.first().innerText()).toMatch(/Kanal tedavisinden sonra/);
    }));

  it('is shown no answer in English who asks in Turkish', () =>
    visit('/', { viewport: LARGE_PHONE, javaScriptEnabled }, async ({ page }) => {
      await ask(page, 'kanal tedavisinden sonra ne yenir');
      await boxOf(page).heading.first().waitFor();
      expect(await boxOf(page).result.innerText()).not.toContain('numbness');
    }));

  it.each(['dişim ağrıyor', 'saç ektirmek istiyorum'])('has nothing in English above the answer to %s', (question) =>
    visit('/', { viewport: LARGE_PHONE, javaScriptEnabled }, async ({ page }) => {
      await ask(page, question);
      await boxOf(page).heading.first().waitFor();
      expect(await boxOf(page).result.locator(NOTE).count()).toBe(0);
    }),
  );
});
