import { VOCABULARIES } from '../../../src/entries/vocabulary.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ANSWER_WORDS } from '../../../src/ask/answerWords.ts';
import { ASK_STATUS } from '../../../src/ask/messages.ts';
import { ASK } from '../../../src/site/words.ts';
import { violations } from '../violations.ts';
import { at, MORNING, NIGHT } from '../clock.ts';
import { LARGE_PHONE, PHONE, visit } from '../visit.ts';
import { hrefs, MESSAGE, TEL } from '../ways.ts';
import { amend, ask, boxOf, known, NONSENSE, other } from './box.ts';

describe('the ask box', () => {
  it('leads to the practice where nothing matches', () =>
    visit('/', {}, async ({ page }) => {
      await ask(page, NONSENSE);
      const { heading, result } = boxOf(page);
      await heading.filter({ hasText: ASK_STATUS.noAnswer }).waitFor();
      const ways = await result
        .locator('.ask-ways a:not(.while-closed)')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(ways).toStrictEqual([
        expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
        expect.stringMatching(/^tel:\+\d+$/),
      ]);
      expect(new URL(ways[0]!).searchParams.get('text')).toBe(ASK.unanswered(NONSENSE));
    }));

  it('asks back where it is not sure, with the answers to choose from and the question ready to be sent', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      const asked = 'Dişim aniden ağrıdı';
      const related = [known, other].map(({ question, url }, place) => ({
        question,
        answer: `Dişim: yanıt ${place}.`,
        url,
      }));
      await amend(page, () => ({ related }));
      await ask(page, asked);
      const { heading, result } = boxOf(page);
      await heading.filter({ hasText: ANSWER_WORDS.choose }).waitFor();
      expect(await result.textContent()).not.toContain(ASK_STATUS.noAnswer);
      expect(await result.locator('details').count()).toBe(2);
      await result.getByText(other.question).click();
      expect(await result.getByText('Dişim: yanıt 1.').isVisible()).toBe(true);
      const message = await result.locator('.ask-ways a:not(.while-closed)').first().getAttribute('href');
      expect(new URL(message!).searchParams.get('text')).toBe(ASK.unanswered(asked));
    }));
});

it.each([NONSENSE, 'diş'])(
  'where nothing is certain one may choose by complaint, as on the home page: %s',
  (question) =>
    visit('/', {}, async ({ page }) => {
      await ask(page, question);
      const choices = boxOf(page).result.locator('.ask-choose a');
      await choices.first().waitFor();
      const paths = (links: typeof choices) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(await paths(choices)).toEqual(await paths(page.locator('.tiles a')));
      expect((await violations(page)).join('\n')).toBe('');
    }),
);

describe.each([true, false])('where no answer is sure, with JavaScript: %s', (javaScriptEnabled) => {
  const opened = async (page: Page, question: string) => {
    await ask(page, question);
    const { result, heading } = boxOf(page);
    await heading.first().waitFor();
    return result
      .locator('.questions details')
      .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  };

  it('the first suggestion is unfolded if it is asked in the words of the question', () =>
    visit('/', { viewport: PHONE, javaScriptEnabled }, async ({ page }) => {
      const open = await opened(page, 'Tedavi edilen dişimle ısırınca ağrı oluyor, bu durumun sebebi nedir?');
      expect(open[0]).toBe(true);
      expect(open.slice(1)).not.toContain(true);
      expect((await boxOf(page).heading.first().textContent())!.trim()).toBe(ANSWER_WORDS.choose);
    }));

  it('none is unfolded that has a word of it and no more, and none shown that has not even that', () =>
    visit('/', { viewport: PHONE, javaScriptEnabled }, async ({ page }) => {
      const open = await opened(page, 'Dişim aniden ağrıdı');
      expect(open.length).toBeGreaterThan(0);
      expect(open).not.toContain(true);
      await page.goto('/');
      expect(await opened(page, 'hava nasıl')).toEqual([]);
      expect((await boxOf(page).heading.first().textContent())!.trim()).toBe(ASK_STATUS.noAnswer);
    }));
});

describe.each([
  ['nothing is found', NONSENSE],
  ['no answer is sure', 'Dişim aniden ağrıdı'],
])('where %s', (_, question) => {
  it.each([
    [NIGHT, ['tel:184', MESSAGE], [true, false]],
    [MORNING, [MESSAGE, TEL], [true, false]],
  ])('at %o whoever answers then comes first, filled', (time, ways, filled) =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      await at(page, time);
      await ask(page, question);
      await boxOf(page).result.locator('.ask-instead').waitFor();
      expect(await hrefs(page, '.ask-instead .ask-ways a')).toEqual(ways);
      const fills = await page
        .locator('.ask-instead .ask-ways a:visible')
        .evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'));
      expect(fills).toEqual(filled);
      expect(await page.getByText(VOCABULARIES.medical.readLater).isVisible()).toBe(time === NIGHT);
    }),
  );
});

it.each([
  [NIGHT, ['tel:112', 'tel:184', MESSAGE]],
  [MORNING, ['tel:112', MESSAGE, TEL]],
])('where nothing is found, whom to turn to at %o is seen at once, in a few words and each once', (time, ways) =>
  visit('/', { viewport: LARGE_PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
    await at(page, time);
    await ask(page, NONSENSE);
    const instead = boxOf(page).result.locator('.ask-instead');
    await instead.waitFor();
    expect(await hrefs(page, '.ask-instead a[href]:not(.ask-choose a, [href^="/"])')).toEqual(ways);
    const signs = instead.locator('.ask-signs');
    const lines = await signs.evaluate(
      (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(3);
    const last = await instead.locator('.ask-ways a:visible').last().boundingBox();
    expect(last!.y + last!.height).toBeLessThan((await page.locator('.bar').boundingBox())!.y);
  }),
);

it.each([
  [NIGHT, true],
  [MORNING, false],
])('pain at night is answered at once; at %o with whom to call: %s', (time, helps) =>
  visit('/', { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    await ask(page, 'dişim zonkluyor dayanamıyorum');
    const { result } = boxOf(page);
    await result.locator('.ask-answer').waitFor();
    expect(await result.locator('.ask-answer .button[href="tel:184"]').isVisible()).toBe(helps);
  }),
);

it.each([
  [NIGHT, /kapalı/],
  [MORNING, /açık/i],
])('an answer on the hours has what holds now above it, at %o', (time, now) =>
  visit('/sss', { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    const state = page.locator('.ask > .state');
    expect(await state.isVisible()).toBe(false);
    await ask(page, 'şu an açık mısınız');
    await state.waitFor();
    expect(await state.textContent()).toMatch(now);
  }),
);
