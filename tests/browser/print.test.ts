import { expect, it } from 'vitest';
import { MORNING, NIGHT } from './clock.ts';
import { DESK, SITE, visit } from './visit.ts';

/** A4 between its margins of 14 mm, in CSS pixels. */
const PAPER = { width: 688, height: 1017 } as const;

const { items } = (await (await fetch(`${SITE}/api/v1/pages`)).json()) as { items: { path: string }[] };
const withSheet: string[] = [];
for (const { path } of items)
  if ((await (await fetch(`${SITE}${path}`)).text()).includes('aftercare"')) withSheet.push(path);

it('treatments have a sheet to take home', () => expect(withSheet.length).toBeGreaterThan(4));

it.each(withSheet)('the sheet of %s is one A4 page', (path) =>
  visit(`${path}#kagit`, { viewport: PAPER }, async ({ page }) => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]/);
  }),
);

it('a page is printed whole where its address does not name the sheet, and without the sheet', () =>
  visit('/apikal-cerrahi', { viewport: PAPER }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.aftercare .on-paper:visible').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Nasıl ilerler?' }).isVisible()).toBe(true);
  }));

it.each([
  ['at night', NIGHT],
  ['in the morning', MORNING],
])('paper has the number to call, and neither what holds only now nor what must be touched, %s', (_, time) =>
  visit('/belirti/gece-dis-agrisi', { viewport: PAPER }, async ({ page }) => {
    await page.clock.setFixedTime(time);
    for (const path of ['/belirti/gece-dis-agrisi', '/acil-dis-tedavisi', '/', '/iletisim']) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const text = await page.locator('body').innerText();
      expect(text).not.toMatch(/Şu anda (?:açık|kapalı)/);
      expect(await page.locator('.jumps a:visible, .signpost a:visible').count()).toBe(0);
      const card = page.locator('.care.sameDay').last();
      if ((await card.count()) > 0) expect(await card.innerText()).toContain('0232\u00a0000\u00a000\u00a012');
      await page.emulateMedia({ media: 'screen' });
    }
  }),
);

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
