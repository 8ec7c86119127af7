import { expect, it } from 'vitest';
import { CARE } from '../../src/site/words.ts';
import { DESK, visit } from './visit.ts';

/** A4 between its margins of 14 mm, in CSS pixels. */
const PAPER = { width: 688, height: 1017 } as const;

it('the sheet to take home is one A4 page with the signs, the telephone and the code, and nothing else', () =>
  visit('/apikal-cerrahi#kagit', { viewport: PAPER, colorScheme: 'dark' }, async ({ page }) => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]/);
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('body').innerText();
    for (const part of ['Apikal cerrahi', 'Tedaviden sonra', '112', CARE.sameDay.note, '0232\u00a0000\u00a000\u00a012'])
      expect(text).toContain(part);
    for (const part of ['Okumaya devam edin', 'Nasıl ilerler?', 'Çalışma saatleri']) expect(text).not.toContain(part);
    const { width, height } = (await page.locator('.qr').boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThan(100);
    const tick = await page
      .locator('.ticks .icon')
      .first()
      .evaluate((icon) => getComputedStyle(icon).color);
    expect(tick).toBe('rgb(11, 100, 112)');
  }));

it('a page is printed whole where its address does not name the sheet, and without the sheet', () =>
  visit('/apikal-cerrahi', { viewport: PAPER }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.on-paper:visible').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Nasıl ilerler?' }).isVisible()).toBe(true);
  }));

it('the button prints the sheet, and without JavaScript leads to it', async () => {
  await visit('/kanal-tedavisi', { viewport: DESK }, async ({ page }) => {
    await page.evaluate(() => {
      (globalThis as unknown as { printed: string }).printed = '';
      globalThis.print = () => ((globalThis as unknown as { printed: string }).printed = location.hash);
    });
    await page.locator('[data-print]').click();
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { printed: string }).printed)).toBe('#kagit');
  });
  await visit('/kanal-tedavisi', { viewport: DESK, javaScriptEnabled: false }, async ({ page }) => {
    await page.locator('[data-print]').click();
    expect(new URL(page.url()).hash).toBe('#kagit');
  });
});
