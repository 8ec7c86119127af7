import { describe, expect, it } from 'vitest';
import { VOCABULARIES } from '#content/vocabulary.ts';
import { LARGE_PHONE, MORNING, NIGHT, PHONE, visit } from '../visit.ts';
import { hrefs, MESSAGE, TEL } from '../ways.ts';
import { ANSWERS, ask, boxOf, NONSENSE } from './box.ts';

/** A question to which no answer is sure. */
const UNSURE = 'Dişim aniden ağrıdı';
/** The same, but without a complaint. */
const UNSURE_FACT = 'amoksisilin kac gun kullanmaliyim';

describe('when no answer is sure', () => {
  it.each([
    [NIGHT, UNSURE, ['tel:112', 'tel:184', '/belirti/gece-dis-agrisi', MESSAGE], [true, false, false, false]],
    [MORNING, UNSURE, ['tel:112', TEL, MESSAGE], [true, false, false]],
    [NIGHT, UNSURE_FACT, [MESSAGE], [false]],
    [MORNING, UNSURE_FACT, [TEL, MESSAGE], [true, false]],
  ])(
    'at %o those who answer then are offered, the first as a filled button, and the message leaves the question out: %s',
    (time, question, ways, filled) =>
      visit('/', { viewport: LARGE_PHONE, reducedMotion: 'reduce', time }, async ({ page }) => {
        await ask(page, question);
        const calls = boxOf(page).result.locator('.ask-instead .ask-ways a:visible');
        await calls.first().waitFor();
        expect(await hrefs(page, '.ask-instead .ask-ways a')).toEqual(ways);
        // An element under the pointer has another background.
        await page.mouse.move(0, 0);
        const fills = await calls.evaluateAll((all) =>
          all.map((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'),
        );
        expect(fills).toEqual(filled);
        const message = await calls.and(page.locator('[href*="wa.me"]')).getAttribute('href');
        expect(new URL(message!).searchParams.get('text')).not.toContain(question);
        expect(await page.getByText(VOCABULARIES.medical.readLater).isVisible()).toBe(time === NIGHT);
      }),
  );
});

it('if nothing is near, the box says briefly what it answers', () =>
  visit('/', { viewport: LARGE_PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
    await ask(page, NONSENSE);
    const { heading, result } = boxOf(page);
    await heading.filter({ hasText: VOCABULARIES.dental.answersOnly }).waitFor();
    expect(await hrefs(page, '[data-result] a')).toEqual(['/iletisim', 'tel:112', '/sss']);
    expect((await result.boundingBox())!.height).toBeLessThan(LARGE_PHONE.height / 2);
  }));

it('if nothing is certain, the box offers the complaints, as on the home page', () =>
  visit('/', {}, async ({ page }) => {
    await ask(page, UNSURE);
    await boxOf(page).result.locator('.jumps a').first().waitFor();
    expect(await hrefs(page, '[data-result] .jumps a')).toEqual(await hrefs(page, '.hero .tiles a'));
  }));

it.each([
  [NIGHT, /kapalı/, 'tel:184'],
  [MORNING, /açık/i, TEL],
])('an answer on pain, or on the hours, says at %o what is true then', (time, now, way) =>
  visit('/sss', { viewport: PHONE, time }, async ({ page }) => {
    for (const question of [
      'dişim zonkluyor dayanamıyorum',
      'Dişim çok ağrıyor',
      'can I come with a toothache tonight',
    ]) {
      await Promise.all([page.waitForResponse(ANSWERS), ask(page, question)]);
      await expect.poll(() => hrefs(page, ':is(.ask-answer, .ask-in-english) .button')).toEqual([way]);
    }
    expect(await page.getByText('Closed now.').isVisible()).toBe(time === NIGHT);
    const state = page.locator('.ask > .state');
    expect(await state.isVisible()).toBe(false);
    await ask(page, 'şu an açık mısınız');
    await state.waitFor();
    expect(await state.textContent()).toMatch(now);
  }),
);
