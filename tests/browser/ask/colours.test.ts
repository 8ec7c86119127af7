import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { at, MORNING, NIGHT } from '../clock.ts';
import { violations } from '../violations.ts';
import { COLOURS, PHONE, visit } from '../visit.ts';
import { amend, ask, boxOf, known, NONSENSE, other } from './box.ts';

/** As wide as a phone, and so high that the bar lies over nothing that axe would take for cut off. */
const HIGH = { ...PHONE, height: 2400 };

describe.each(COLOURS)('the ask box in %s colours', (_name, colours) => {
  const urgent = {
    kind: 'airway',
    call: '112',
    message: 'Hemen arayın.',
    messageEn: 'Call now.',
    url: other.url,
  };
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

/** Buttons in sight whose words, ground or edge are of no colour that the system sets. */
const foreign = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    const system = ['LinkText', 'Canvas', 'CanvasText', 'ButtonText', 'ButtonFace', 'ButtonBorder', 'VisitedText'].map(
      (name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      },
    );
    const known = new Set(system);
    return [...document.querySelectorAll('.button')]
      .filter((button) => button.checkVisibility())
      .flatMap((button) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(button);
        const odd = [color, backgroundColor, borderTopColor].filter((one) => !known.has(one) && !one.endsWith(', 0)'));
        return odd.length > 0 || color === backgroundColor ? [`${button.textContent.trim()}: ${odd.join(', ')}`] : [];
      });
  });

describe.each(['light', 'dark'] as const)(
  'in forced colours, %s, every button has colours of the system',
  (colorScheme) => {
    it.each([
      ['Nefes alamıyorum', NIGHT],
      ['Nefes alamıyorum', MORNING],
      [NONSENSE, NIGHT],
      [NONSENSE, MORNING],
    ])('with the answer to “%s” at %o', (question, time) =>
      visit(
        '/',
        { viewport: PHONE, colorScheme, forcedColors: 'active', reducedMotion: 'reduce' },
        async ({ page }) => {
          await at(page, time);
          await ask(page, question);
          await boxOf(page).heading.first().waitFor();
          expect(await foreign(page)).toEqual([]);
        },
      ),
    );
  },
);
