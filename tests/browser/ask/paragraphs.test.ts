import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COLOURS, LARGE_PHONE, MORNING, NIGHT, visit } from '../visit.ts';
import { asking, boxOf } from './box.ts';

const PAIN = 'Gece dişim dayanılmaz ağrıyor, uyuyamıyorum; klinik kapalıyken ne yapmalıyım?';

/** What the paragraphs of an answer look like; `edge` is the width of the line before one, in pixels. */
const looksOf = (page: Page) =>
  page.locator('.ask-answer .answer-text > p').evaluateAll((all) =>
    all.map((paragraph) => {
      const { fontWeight, borderInlineStartWidth } = getComputedStyle(paragraph);
      const [weight, edge] = [fontWeight, borderInlineStartWidth].map(Number.parseFloat);
      return { text: paragraph.textContent.replaceAll('\u00a0', ' '), weight: weight!, edge: edge! };
    }),
  );

const visitAnswer = <T>(question: string, look: (page: Page) => Promise<T>, time = MORNING) =>
  visit(`/${asking(question)}`, { viewport: LARGE_PHONE, time }, async ({ page }) => {
    await boxOf(page).heading.first().waitFor();
    return look(page);
  });

it.each([MORNING, NIGHT])(
  'an answer begins with what to do, bold while somebody does it, and sets apart when to call for help, at %o',
  (time) =>
    visitAnswer(
      PAIN,
      async (page) => {
        for (const colours of COLOURS) {
          await page.emulateMedia(colours);
          const opening = page.locator('.ask-answer .answer-text > p:first-child > strong:first-child');
          const weightOfOpening = await opening.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontWeight));
          expect(weightOfOpening > 500).toBe(time === MORNING);
          expect(await opening.textContent()).toMatch(/^[^.]+\.$/);
          const paragraphs = await looksOf(page);
          expect(paragraphs[0]!.text).toContain('184');
          expect(paragraphs.length).toBeGreaterThan(2);
          // Only the first sentence is bold.
          for (const { text, weight, edge } of paragraphs) {
            expect(weight, text).toBeLessThan(500);
            expect(edge > 0, text).toBe(text.includes('112’yi'));
          }
        }
      },
      time,
    ),
);

it('one paragraph alone is plain', async () => {
  expect(await visitAnswer('Tedavileri hangi hekim yapıyor?', looksOf)).toMatchObject([{ weight: 400, edge: 0 }]);
});
