import { expect, it } from 'vitest';
import { ASK_STATUS } from '../../../src/ask/messages.ts';
import { DESK, LARGE_PHONE, NARROW, visit } from '../visit.ts';
import { boxOf, known } from './box.ts';

const PAGES = ['/kanal-tedavisi', '/belirti/gece-dis-agrisi', '/acil-dis-tedavisi', '/iletisim'];

it.each(PAGES)('a question in one line on %s leads to its answer, without JavaScript', (path) =>
  visit(path, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
    const line = page.locator('.ask-line');
    expect(await line.count()).toBe(1);
    await line.getByLabel('Sorunuzu yazın').fill(known.question);
    await line.getByRole('button').click();
    await page.waitForURL('**/sor?q=*');
    const { result, heading } = boxOf(page);
    expect(await heading.first().textContent()).toContain(known.question);
    expect(await result.isVisible()).toBe(true);
  }),
);

it('with its script the answer stands below, and the question is in no address', () =>
  visit(PAGES[0]!, { viewport: LARGE_PHONE }, async ({ page }) => {
    const line = page.locator('.ask-line');
    for (const question of [known.question, 'Nefes alamıyorum']) {
      await line.getByRole('textbox').fill(question);
      await line.getByRole('button').click();
      const heading = line.locator('h3').first();
      await heading.filter({ hasText: question === known.question ? question : ASK_STATUS.urgent }).waitFor();
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(new URL(page.url()).search).toBe('');
    }
    // Where no answer comes, the form leads where it leads without a script.
    await page.route('**/sor?*', (route) => route.abort(), { times: 1 });
    await line.getByRole('button').click();
    await page.waitForURL('**/sor?q=*');
  }));

it.each([NARROW, LARGE_PHONE, DESK].flatMap((viewport) => PAGES.map((path) => ({ ...viewport, path }))))(
  'on $path, $width px wide, it is one line high as a finger, below the signs for an ambulance, and not on paper',
  ({ path, ...viewport }) =>
    visit(path, { viewport }, async ({ page }) => {
      const line = page.locator('.ask-line');
      const [field, button] = [await line.locator('input').boundingBox(), await line.locator('button').boundingBox()];
      expect(Math.abs(field!.y - button!.y)).toBeLessThan(2);
      expect(Math.min(field!.height, button!.height)).toBeGreaterThanOrEqual(44);
      // On the page of the address, the address comes first.
      if (path !== '/iletisim') {
        const card = (await page.locator('.care.emergency').boundingBox())!;
        expect(field!.y).toBeGreaterThan(card.y + card.height);
      }
      await page.emulateMedia({ media: 'print' });
      expect(await line.isVisible()).toBe(false);
    }),
);
