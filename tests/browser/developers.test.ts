import { expect, it } from 'vitest';
import { brokenWords, unfold } from './layout.ts';
import { DESK, LARGE_PHONE, TABLET, visit } from './visit.ts';

it('a request on the developers page shows its response in place', () =>
  visit('/developers#listfaq', { viewport: DESK }, async ({ page, complaints }) => {
    const box = page.locator('.request', { has: page.locator('select') });
    await box.locator('select').selectOption('kanal-tedavisi');
    await box.locator('button').click();
    await expect.poll(() => box.locator('[data-status]').textContent()).toMatch(/^200 .*in \d+ ms$/);
    const shown = (await box.locator('[data-body]').textContent())!;
    expect(shown).toContain('"id": "kanal-tedavisi"');
    expect(await box.locator('[data-address]').getAttribute('href')).toMatch(
      /\/api\/v1\/faq\?category=kanal-tedavisi$/,
    );
    expect(new URL(page.url()).pathname).toBe('/developers');
    expect(complaints).toEqual([]);
  }));

it('without the network says so, and without JavaScript its link leads to the response itself', async () => {
  await visit('/developers#getapiindex', { viewport: DESK }, async ({ page }) => {
    await page.context().setOffline(true);
    await page.locator('.request a[data-try]').first().click();
    await expect
      .poll(() => page.locator('.request:has(a[data-try]) [data-status]').first().textContent())
      .toBe('You are offline.');
  });
  await visit('/developers#getapiindex', { viewport: DESK, javaScriptEnabled: false }, async ({ page }) => {
    expect(await page.locator('.copy:visible').count()).toBe(0);
    await page.locator('.request a[data-try]').first().click();
    expect(new URL(page.url()).pathname).toBe('/api/v1');
  });
});

it('code is copied unchanged', () =>
  visit('/developers', { viewport: DESK, permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
    const code = page.locator('figure.code').first();
    // As high as a finger needs.
    expect((await code.locator('.copy').boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await code.locator('.copy').click();
    await expect.poll(() => code.locator('.copy').textContent()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      (await code.locator('code').textContent())!.trim(),
    );
  }));

it('no word in a table is broken, where there is room', () =>
  visit('/developers', { viewport: TABLET }, async ({ page }) => {
    await unfold(page);
    expect(await brokenWords(page, 'main td')).toEqual([]);
    await page.setViewportSize(DESK);
    expect(await brokenWords(page, 'main td')).toEqual([]);
  }));

it.each(['practice', 'getpractice', 'error-not_found'])('a link to #%s opens it, within the window', async (id) => {
  for (const javaScriptEnabled of id === 'practice' ? [true] : [true, false])
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
