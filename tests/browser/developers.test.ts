import { expect, it } from 'vitest';
import { DESK, LARGE_PHONE, PHONE, visit } from './visit.ts';

it('a request of the developers page is answered in its place', () =>
  visit('/developers', { viewport: DESK }, async ({ page, complaints }) => {
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

it('without the network it says so, and without JavaScript its link leads to the response itself', async () => {
  await visit('/developers', { viewport: DESK }, async ({ page }) => {
    await page.context().setOffline(true);
    await page.locator('.request a[data-try]').first().click();
    await expect.poll(() => page.locator('[data-status]').first().textContent()).toBe('You are offline.');
  });
  await visit('/developers', { viewport: DESK, javaScriptEnabled: false }, async ({ page }) => {
    expect(await page.locator('.copy:visible').count()).toBe(0);
    await page.locator('.request a[data-try]').first().click();
    expect(new URL(page.url()).pathname).toBe('/api');
  });
});

it('code is copied as it is', () =>
  visit('/developers', { viewport: DESK, permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
    const code = page.locator('figure.code').first();
    await code.locator('.copy').click();
    await expect.poll(() => code.locator('.copy').textContent()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      (await code.locator('code').textContent())!.trim(),
    );
  }));

it('a link to a schema opens it', () =>
  visit('/developers', { viewport: DESK }, async ({ page }) => {
    await page.goto(`${page.url()}#practice`);
    await expect.poll(() => page.locator('#practice table').isVisible()).toBe(true);
  }));

it('the page is at most 27 windows of a phone high, half of what it was', () =>
  visit('/developers', { viewport: PHONE }, async ({ page }) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(27);
  }));

it('no button to copy lies over the code of a phone', () =>
  visit('/developers', { viewport: LARGE_PHONE }, async ({ page }) => {
    const covered = await page.locator('.code-text:has(.copy:not([hidden]))').evaluateAll((all) =>
      all
        .filter((text) => text.checkVisibility({ contentVisibilityAuto: true }))
        .map((text) => ({
          button: text.querySelector('.copy')!.getBoundingClientRect().bottom,
          code: text.querySelector('pre')!.getBoundingClientRect().top,
        }))
        .filter(({ button, code }) => button > code + 1),
    );
    expect(covered).toStrictEqual([]);
  }));
