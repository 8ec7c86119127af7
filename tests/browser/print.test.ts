import { expect, it } from 'vitest';
import { DESK, MORNING, NIGHT, SITE, visit } from './visit.ts';

/** A4 between its margins of 12 mm, in CSS pixels. */
const PAPER = { width: 703, height: 1032 } as const;

const { items } = (await (await fetch(`${SITE}/api/v1/services`)).json()) as { items: { path: string }[] };

it('the take-home sheet of every treatment is one A4 page', () =>
  visit('/', { viewport: PAPER }, async ({ page }) => {
    const sheets: Record<string, number> = {};
    for (const { path } of items) {
      await page.goto(`${path}#kagit`);
      if ((await page.locator('.aftercare').count()) === 0) continue;
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      sheets[path] = pdf.match(/\/Type\s*\/Page\b/g)!.length;
      expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]/);
      await page.emulateMedia({ media: 'print' });
      // Signs of 112 are a list there, too.
      expect(await page.locator('.aftercare p:visible').allInnerTexts()).not.toContainEqual(
        expect.stringMatching(/112’yi[^]* - /),
      );
      await page.emulateMedia({ media: null });
    }
    expect(Object.keys(sheets).length).toBeGreaterThan(4);
    expect(Object.entries(sheets).filter(([, pages]) => pages !== 1)).toEqual([]);
  }));

it.each([
  ['/iletisim', 1],
  ['/', 4],
  ['/belirti/yuz-sisligi', 1],
  ['/belirti/dis-eti-sisligi', 1],
  // Without signs for 112 a page about a symptom is printed whole.
  ['/belirti/isirinca-agri', 2],
  ['/belirti/kirik-dis', 2],
  ['/acil-dis-tedavisi', 1],
  ['/kanal-tedavisi', 2],
  ['/apikal-cerrahi', 2],
  ['/kanal-tedavisi-yenileme', 2],
  ['/hakkimda', 1],
  ['/ulasim', 1],
  ['/belirti', 2],
  ['/karsilastirma/kanal-tedavisi-mi-cekim-mi', 1],
])('%s takes no more than %i sheets', (path, most) =>
  visit(path, { viewport: PAPER }, async ({ page }) => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(most);
  }),
);

it.each(['/ulasim', '/belirti', '/tedaviler', '/blog'])('%s is printed with what it lists', (path) =>
  visit(path, { viewport: PAPER }, async ({ page }) => {
    const listed = page.locator('.rows > li');
    await page.emulateMedia({ media: 'print' });
    expect(await listed.filter({ visible: true }).count()).toBe(await listed.count());
    expect(await listed.count()).toBeGreaterThan(5);
  }),
);

it.each([
  ['/belirti/yuz-sisligi', 11],
  ['/kanal-tedavisi', 9.5],
])('the signs on %s are printed at %s points or more', (path, least) =>
  visit(path, { viewport: PAPER }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const size = await page
      .locator('.care li')
      .first()
      .evaluate((sign) => getComputedStyle(sign).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual((least * 96) / 72 - 0.01);
  }),
);

it('a page is printed whole unless its address names the sheet, and without the sheet', () =>
  visit('/apikal-cerrahi', { viewport: PAPER }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.aftercare .on-paper:visible').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Nasıl ilerler?' }).isVisible()).toBe(true);
  }));

it('paper has the number to call, and nothing that is true only now or must be touched', () =>
  visit('/', { viewport: PAPER }, async ({ page }) => {
    for (const [path, time] of [
      ['/belirti/gece-dis-agrisi', NIGHT],
      ['/acil-dis-tedavisi', MORNING],
      ['/', NIGHT],
      ['/iletisim', MORNING],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const text = await page.locator('body').innerText();
      expect(text).not.toMatch(/Şu anda (?:açık|kapalı)/);
      expect(text).toContain('0232\u00a0000\u00a000\u00a012');
      expect(await page.locator('.jumps a:visible, .signpost a:visible').count()).toBe(0);
    }
  }));

it('the page for emergencies begins on paper with 112, its largest words, also after the button', () =>
  visit('/acil-dis-tedavisi', { viewport: PAPER }, async ({ page }) => {
    await page.evaluate(() => (globalThis.print = () => dispatchEvent(new Event('afterprint'))));
    await page.locator('[data-print]').click();
    await page.waitForFunction(() => location.hash !== '');
    await page.evaluate(() => (location.hash = ''));
    await page.emulateMedia({ media: 'print' });
    const number = page.locator('.numbers:visible b').first();
    const { y, height } = (await number.boundingBox())!;
    const others = await page
      .locator('.aftercare :is(h2, li, .sheet-signs, .sheet-reach):visible')
      .evaluateAll((all) =>
        all.map((one) => ({ y: one.getBoundingClientRect().top, size: getComputedStyle(one).fontSize })),
      );
    const size = Number.parseFloat(await number.evaluate((one) => getComputedStyle(one).fontSize));
    expect(others.length).toBeGreaterThan(10);
    // The steps name painkillers, and whom to ask before taking one.
    expect(await page.getByText('Önce danışın').filter({ visible: true }).count()).toBe(1);
    expect(others.filter((one) => one.y < y + height / 2 || Number.parseFloat(one.size) >= size)).toEqual([]);
  }));

it.each(['dişim ağrıyor', 'Nefes alamıyorum'])(
  'an answer is printed with its question, and nothing to choose: %s',
  (question) =>
    visit(`/sor?q=${encodeURIComponent(question)}`, { viewport: PAPER }, async ({ page }) => {
      const answer = page.locator('.ask-result :is(.ask-answer, .ask-urgent)');
      await page.emulateMedia({ media: 'print' });
      expect(await answer.locator('p').first().isVisible()).toBe(true);
      expect(await page.locator('.ask input').isVisible()).toBe(true);
      expect(await page.locator('main :is(.button, details, .names, .ask-hint):visible').count()).toBe(0);
    }),
);

it('links are left off paper, or have their address beside them', () =>
  visit('/', { viewport: PAPER }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const [path, least] of [
      ['/iletisim', 2],
      ['/developers', 3],
    ] as const) {
      await page.goto(path);
      const links = await page
        .locator(':is(.whereabouts, .footer, .prose > p) a:visible')
        .evaluateAll((all) =>
          all.map((link) => [link.getAttribute('href')!, getComputedStyle(link, '::after').content] as const),
        );
      expect(links.length).toBeGreaterThanOrEqual(least);
      for (const [href, after] of links) if (href.startsWith('http')) expect(after).toContain(href);
    }
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
