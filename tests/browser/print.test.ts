import { describe, expect, it } from 'vitest';
import { CARE, SHEET, WORDS } from '../../src/site/words.ts';
import { at, MORNING, NIGHT } from './clock.ts';
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

it('the sheet to take home has the treatment, the signs, the ways to the practice and the code, and nothing else', () =>
  visit('/apikal-cerrahi#kagit', { viewport: PAPER, colorScheme: 'dark' }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('body').innerText();
    for (const part of [
      'Tedaviden sonra: Apikal cerrahi',
      '112',
      CARE.sameDay.note,
      'Diş numarası:',
      'Hafta içi 09.00–18.30',
      '0232\u00a0000\u00a000\u00a012',
    ])
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

/** Pages that are printed for somebody in need, and the sheets of A4 that they take at most. */
const FOR_OTHERS = [
  ['/belirti/gece-dis-agrisi', 1],
  ['/belirti/yuz-sisligi', 1],
  ['/acil-dis-tedavisi', 3],
] as const;

describe.each(['light', 'dark'] as const)('on paper, printed from a %s screen,', (colorScheme) => {
  it.each(FOR_OTHERS)('%s says what to do now and every number to call, on at most %i sheets', (path, sheets) =>
    visit(path, { viewport: PAPER, colorScheme }, async ({ page }) => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(sheets);
      await page.emulateMedia({ media: 'print' });
      const now = page.locator('.points.now');
      expect(await now.getByRole('heading', { name: WORDS.doNow }).isVisible()).toBe(true);
      expect(await now.locator('li').count()).toBeGreaterThan(2);
      expect(await now.locator('li').evaluateAll((all) => all.every((item) => item.checkVisibility()))).toBe(true);
      expect(await page.locator('.prose:visible, .sources:visible').count()).toBe(0);
      const numbers = await page.locator('.care.emergency > .on-paper').innerText();
      expect(numbers).toMatch(/\b112\b.*\b184\b.*\b114\b/);
    }),
  );

  it.each(['/belirti/gece-dis-agrisi', '/belirti/yuz-sisligi'])(
    '%s has its text in the size of print, and its numbers as text that no line breaks',
    (path) =>
      visit(path, { viewport: PAPER, colorScheme }, async ({ page }) => {
        await page.emulateMedia({ media: 'print' });
        const sizes = await page
          .locator('.first li, .first p:visible')
          .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
        const links = await page.locator('main a:visible, .footer a:visible').evaluateAll((all) =>
          all.map((link) => {
            const { color, textDecorationLine } = getComputedStyle(link);
            return { line: textDecorationLine, own: color !== getComputedStyle(link.parentElement!).color };
          }),
        );
        expect(links.length).toBeGreaterThan(2);
        for (const link of links) expect(link).toEqual({ line: 'none', own: false });
        expect(await page.locator('[data-help]').innerText()).toContain('(SABİM,\u00a0184)');
        // One list is in two columns, not each of its parts.
        const columns = await page
          .locator('.signs, .signs ul')
          .evaluateAll((all) => all.filter((one) => getComputedStyle(one).columnCount !== 'auto').length);
        expect(columns).toBe(1);
      }),
  );

  it('nothing lies over the last lines, and drawings are small and have the colours of paper', () =>
    visit('/blog/dis-apsesi-nedir', { viewport: PAPER, colorScheme }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const drawing = page.locator('.drawing svg:visible').first();
      expect((await drawing.boundingBox())!.height).toBeLessThan(180);
      const fill = (part: string) =>
        drawing
          .locator(part)
          .first()
          .evaluate((shape) => getComputedStyle(shape).fill);
      expect([await fill('.d-mid'), await fill('.d-pain')]).toEqual(['rgb(222, 215, 203)', 'rgb(227, 160, 143)']);
      const line = await page.locator('.footer').evaluate((footer) => getComputedStyle(footer, '::before').content);
      expect(line).toBe('none');
    }));
});

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

it('the guide for a night offers its sheets as treatments do', () =>
  visit('/belirti/gece-dis-agrisi', { viewport: DESK }, async ({ page }) => {
    await page.evaluate(() => {
      (globalThis as unknown as { printed: string }).printed = '';
      globalThis.print = () => ((globalThis as unknown as { printed: string }).printed = location.hash);
    });
    await page.getByRole('link', { name: SHEET.print }).click();
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { printed: string }).printed)).toBe('#kagit');
    expect(await page.locator(':target .care.emergency').count()).toBe(1);
  }));

it('the contact page takes two sheets, its address beside its hours, and marks no day as today', () =>
  visit('/iletisim', { viewport: DESK }, async ({ page }) => {
    await at(page, MORNING);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    const weight = await page
      .locator('.hours .week [aria-current]')
      .evaluate((day) => getComputedStyle(day).fontWeight);
    expect(Number(weight)).toBeLessThan(600);
    expect(await page.locator('.more:visible').count()).toBe(0);
  }));
