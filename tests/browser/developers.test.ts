import { expect, it } from 'vitest';
import { brokenWords, unfold } from './layout.ts';
import { DESK, LARGE_PHONE, TABLET, visit } from './visit.ts';

it('no word in a table is broken, where there is room', () =>
  visit('/developers', { viewport: TABLET }, async ({ page }) => {
    await unfold(page);
    expect(await brokenWords(page, 'main td')).toEqual([]);
    await page.setViewportSize(DESK);
    expect(await brokenWords(page, 'main td')).toEqual([]);
  }));

it.each(['getpractice', 'error-not_found'])('a link to #%s opens it, within the window', async (id) => {
  for (const javaScriptEnabled of [true, false])
    await visit(`/developers#${id}`, { viewport: LARGE_PHONE, javaScriptEnabled }, async ({ page }) => {
      const target = page.locator(`#${id}`);
      await expect.poll(() => target.isVisible()).toBe(true);
      await expect.poll(async () => (await target.boundingBox())!.y).toBeLessThan(LARGE_PHONE.height);
      expect((await target.boundingBox())!.y).toBeGreaterThan(0);
    });
});

it('the list of sections of a phone opens the operation it leads to', () =>
  visit('/developers', { viewport: LARGE_PHONE }, async ({ page }) => {
    const list = page.locator('.contents');
    await list.locator('summary').click();
    await list.locator('a[href="#listpages"]').click();
    await expect.poll(() => page.locator('#listpages').isVisible()).toBe(true);
  }));
