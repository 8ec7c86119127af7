import { expect, it } from 'vitest';
import { DESK, LARGE_PHONE, NARROW, visit } from '../visit.ts';
import { boxOf, known } from './box.ts';

const PAGES = ['/kanal-tedavisi', '/belirti/gece-dis-agrisi', '/acil-dis-tedavisi', '/iletisim'];

it.each(PAGES)('a question in one line on %s leads to its answer, without JavaScript', (path) =>
  visit(path, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
    const line = page.locator('form.ask-line');
    expect(await line.count()).toBe(1);
    await line.getByLabel('Sorunuzu yazın').fill(known.question);
    await line.getByRole('button').click();
    await page.waitForURL('**/sor?q=*');
    const { result, heading } = boxOf(page);
    expect(await heading.first().textContent()).toContain(known.question);
    expect(await result.isVisible()).toBe(true);
  }),
);

it.each([NARROW, LARGE_PHONE, DESK].flatMap((viewport) => PAGES.map((path) => ({ ...viewport, path }))))(
  'on $path, $width px wide, it is one line high as a finger, below the signs for an ambulance, and not on paper',
  ({ path, ...viewport }) =>
    visit(path, { viewport }, async ({ page }) => {
      const line = page.locator('form.ask-line');
      const [field, button] = [await line.locator('input').boundingBox(), await line.locator('button').boundingBox()];
      expect(Math.abs(field!.y - button!.y)).toBeLessThan(2);
      expect(Math.min(field!.height, button!.height)).toBeGreaterThanOrEqual(44);
      const card = (await page.locator('.care.emergency').boundingBox())!;
      expect(field!.y).toBeGreaterThan(card.y + card.height);
      await page.emulateMedia({ media: 'print' });
      expect(await line.isVisible()).toBe(false);
    }),
);
