import { describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { COLOURS, PHONE, visit } from '../visit.ts';
import { amend, ask, boxOf, known, NONSENSE, other } from './box.ts';

/** As wide as a phone, and so high that the bar lies over nothing that axe would take for cut off. */
const HIGH = { ...PHONE, height: 2400 };

describe.each(COLOURS)('the ask box in %s colours', (_name, colours) => {
  const urgent = { call: '112', message: 'Hemen arayın.', messageEn: 'Call now.', url: other.url };
  const related = [{ question: other.question, answer: other.answer, url: other.url }];
  it.each([
    ['an answer', known.question, {}],
    ['something urgent', known.question, { urgent }],
    ['questions to choose from', NONSENSE, { related }],
    ['nothing found', NONSENSE, { related: [] }],
  ])('has no error that axe finds with %s', (_, question, more) =>
    visit('/', { viewport: HIGH, ...colours, reducedMotion: 'reduce' }, async ({ page }) => {
      await amend(page, () => more);
      await ask(page, question);
      await boxOf(page).heading.first().waitFor();
      expect((await violations(page)).join('\n')).toBe('');
    }),
  );
});
