import { expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { COLOURS, PHONE, visit } from '../visit.ts';
import { ask, boxOf, known, NONSENSE } from './box.ts';

/** As wide as a phone, and so tall that the bar covers nothing that axe would report as cut off. */
const HIGH = { ...PHONE, height: 2400 };

it.each([
  ['an answer', known.question],
  ['something urgent', 'Nefes alamıyorum'],
  ['a thought of dying', 'Ölmek istiyorum'],
  ['questions to choose from', 'Dişim aniden ağrıdı'],
  ['nothing found', NONSENSE],
  ['an answer in English', 'can i eat after root canal'],
])('the ask box has no error that axe finds with %s, in any colours', (_, question) =>
  visit('/', { viewport: HIGH, reducedMotion: 'reduce' }, async ({ page }) => {
    await ask(page, question);
    await boxOf(page).heading.first().waitFor();
    expect(await violations(page, COLOURS, 'ask-box, .bar')).toEqual([]);
  }),
);
