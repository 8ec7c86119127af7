import { expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { COLOURS, PHONE, visit } from '../visit.ts';
import { ANSWERS, ask, boxOf, known, NONSENSE } from './box.ts';

/** As wide as a phone, and so tall that the bar covers nothing that axe would report as cut off. */
const HIGH = { ...PHONE, height: 3000 };

const QUESTIONS = {
  'an answer': known.question,
  'something urgent': 'Nefes alamıyorum',
  'a thought of dying': 'Ölmek istiyorum',
  'questions to choose from': 'Dişim aniden ağrıdı',
  'nothing found': NONSENSE,
  'an answer in English': 'can i eat after root canal',
};

it('the question box has no error that axe finds, whatever is asked, in any colours', () =>
  visit('/', { viewport: HIGH, reducedMotion: 'reduce' }, async ({ page }) => {
    for (const [name, question] of Object.entries(QUESTIONS)) {
      await Promise.all([page.waitForResponse(ANSWERS), ask(page, question)]);
      await expect.poll(() => boxOf(page).result.getAttribute('aria-busy')).toBe('false');
      expect(await violations(page, COLOURS, 'ask-box, .bar'), name).toEqual([]);
    }
  }));
