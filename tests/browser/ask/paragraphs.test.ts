import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enlarge, scrollsSideways, unfold } from '../layout.ts';
import { COLOURS, DESK, LARGE_PHONE, NARROW, visit } from '../visit.ts';
import { asking, boxOf } from './box.ts';

const NIGHT = 'Gece dişim dayanılmaz ağrıyor, uyuyamıyorum; klinik kapalıyken ne yapmalıyım?';
const FAQ = '/sss/acil-durumlar';

interface Look {
  readonly text: string;
  readonly weight: number;
  /** Width of the edge before it, in pixels, and the edge's colour. */
  readonly edge: number;
  readonly colour: string;
}

/** What the paragraphs of an answer look like. */
const looks = (where: Locator): Promise<Look[]> =>
  where.locator('.answer-text > p').evaluateAll((all) =>
    all.map((paragraph) => {
      const { fontWeight, borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(paragraph);
      return {
        text: paragraph.textContent.replaceAll('\u00a0', ' '),
        weight: Number(fontWeight),
        edge: Number.parseFloat(borderInlineStartWidth),
        colour: borderInlineStartColor,
      };
    }),
  );

function expectAtAGlance(found: readonly Look[], forced = false): void {
  const [lead, ...rest] = found;
  expect(rest.length).toBeGreaterThan(1);
  expect(lead!.text).toContain('184');
  expect(lead!.weight).toBeGreaterThan(500);
  for (const { text, weight, edge, colour } of rest) {
    expect(weight, text).toBeLessThan(500);
    expect(edge > 0, text).toBe(text.includes('112’yi'));
    if (edge > 0 && !forced) expect(colour).toMatch(/rgb\((?:162, 51, 30|255, 154, 127)\)/);
  }
  expect(rest.at(-1)!.edge).toBeGreaterThan(0);
}

describe('an answer begins with what to do, and sets apart when to call for help', () => {
  it.each(COLOURS)(
    'in the ask box, with its script and without, and on its page, in %s colours',
    async (name, colours) => {
      const options = { viewport: LARGE_PHONE, ...colours };
      const forced = name.startsWith('forced');
      await visit(`/${asking(NIGHT)}`, options, async ({ page }) => {
        await boxOf(page).heading.first().waitFor();
        expectAtAGlance(await looks(page.locator('.ask-answer')), forced);
      });
      await visit(`/sor${asking(NIGHT)}`, { ...options, javaScriptEnabled: false }, async ({ page }) =>
        expectAtAGlance(await looks(page.locator('.ask-answer')), forced),
      );
      await visit(FAQ, options, async ({ page }) => {
        await unfold(page);
        expectAtAGlance(await looks(page.locator('.questions details').filter({ hasText: NIGHT })), forced);
      });
    },
  );

  it.each([true, false])('also where it is one of several to choose from; with JavaScript: %s', (javaScriptEnabled) =>
    visit(`/sor${asking('dişim')}`, { javaScriptEnabled, viewport: LARGE_PHONE }, async ({ page }) => {
      const items = boxOf(page).result.locator('details');
      await items.first().waitFor();
      const leads = await looks(items.filter({ has: page.locator('.answer-text > p + p') }).first());
      expect(leads.length).toBeGreaterThan(1);
      expect(leads[0]!.weight).toBeGreaterThan(500);
    }),
  );

  it('but one paragraph alone is plain', () =>
    visit(`/${asking('Tedavileri hangi hekim yapıyor?')}`, {}, async ({ page }) => {
      await boxOf(page).heading.first().waitFor();
      const [only, ...others] = await looks(page.locator('.ask-answer'));
      expect(others).toEqual([]);
      expect(only).toMatchObject({ weight: 400, edge: 0 });
    }));

  it.each([NARROW, LARGE_PHONE])('and fits a window $width px wide with text of twice the size', (viewport) =>
    visit(FAQ, { viewport }, async ({ page }) => {
      await unfold(page);
      await enlarge(page);
      expect(await scrollsSideways(page)).toBe(false);
    }),
  );
});

it('questions stand beside their title on a desk, where signs for an ambulance come before them, too', () =>
  visit(FAQ, { viewport: DESK }, async ({ page }) => {
    const title = (await page.locator('h1').boundingBox())!;
    const question = (await page.locator('.questions').first().boundingBox())!;
    expect(question.x).toBeGreaterThan(title.x + title.width);
    expect(question.width).toBeGreaterThan(title.width);
  }));
