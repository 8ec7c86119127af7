import { expect, it } from 'vitest';
import { unfold } from './layout.ts';
import { DESK, LARGE_PHONE, visit } from './visit.ts';

it('a request of the developers page is answered in its place', () =>
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

it('without the network it says so, and without JavaScript its link leads to the response itself', async () => {
  await visit('/developers#getapiindex', { viewport: DESK }, async ({ page }) => {
    await page.context().setOffline(true);
    await page.locator('.request a[data-try]').first().click();
    await expect.poll(() => page.locator('[data-status]').first().textContent()).toBe('You are offline.');
  });
  await visit('/developers#getapiindex', { viewport: DESK, javaScriptEnabled: false }, async ({ page }) => {
    expect(await page.locator('.copy:visible').count()).toBe(0);
    await page.locator('.request a[data-try]').first().click();
    expect(new URL(page.url()).pathname).toBe('/api/v1');
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

it.each([
  ['a phone', LARGE_PHONE, 10_500],
  ['a desk', DESK, 8200],
] as const)('on %s the page is no longer than what one looks through', (_, viewport, longest) =>
  visit('/developers', { viewport }, async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest);
  }),
);

it.each([
  ['/developers#getpractice', true],
  ['/developers#getpractice', false],
  ['/developers#error-not_found', true],
] as const)('a link to %s opens it, with JavaScript: %s', (path, javaScriptEnabled) =>
  visit(path, { viewport: LARGE_PHONE, javaScriptEnabled }, async ({ page }) => {
    const target = page.locator(path.slice(path.indexOf('#')));
    await expect.poll(() => target.isVisible()).toBe(true);
    const { height } = page.viewportSize()!;
    await expect.poll(async () => (await target.boundingBox())!.y).toBeLessThan(height);
    expect((await target.boundingBox())!.y).toBeGreaterThan(0);
    expect(await page.locator('.reference > details[open]').count()).toBe(1);
  }),
);

it('the list of sections of a phone opens the operation it leads to', () =>
  visit('/developers', { viewport: LARGE_PHONE }, async ({ page }) => {
    const list = page.locator('.contents');
    expect(await list.locator('li').first().isVisible()).toBe(false);
    await list.locator('summary').click();
    await list.locator('a[href="#listpages"]').click();
    await expect.poll(() => page.locator('#listpages').isVisible()).toBe(true);
  }));

it.each([
  ['a phone', LARGE_PHONE],
  ['a desk', DESK],
] as const)('no line of code is cut on %s, however much is open', (_, viewport) =>
  visit('/developers', { viewport }, async ({ page }) => {
    await unfold(page);
    const cut = await page.evaluate(() => {
      const all = [...document.querySelectorAll('main pre:not([data-response] pre)')];
      return {
        shown: all.length,
        cut: all.filter((pre) => pre.scrollWidth > pre.clientWidth).map((pre) => pre.textContent.slice(0, 60)),
      };
    });
    expect(cut.shown).toBeGreaterThan(15);
    expect(cut.cut).toStrictEqual([]);
  }),
);

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

it('no button to copy lies over the code of a desk', () =>
  visit('/developers#listfaq', { viewport: DESK }, async ({ page }) => {
    const lines = await page.locator('.code-text:has(.copy:not([hidden]))').evaluateAll((all) =>
      all
        .filter((text) => text.checkVisibility({ contentVisibilityAuto: true }))
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text.querySelector('code')!);
          const ends = [...range.getClientRects()].map(({ right }) => right);
          return { end: Math.max(...ends), button: text.querySelector('.copy')!.getBoundingClientRect().left };
        }),
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const { end, button } of lines) expect(end).toBeLessThanOrEqual(button);
  }));

it('the first screen of a desk has a request and what it is answered', () =>
  visit('/developers', { viewport: DESK }, async ({ page }) => {
    const [request, response] = await page.locator('figure.code').all();
    const box = (await response!.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(DESK.height);
    const address = /\/api\/\S+/.exec((await request!.locator('code').textContent())!)![0];
    const shown = (await response!.locator('code').textContent())!.replaceAll(/ *\/\/.*$/gm, '');
    const whole = (await (await page.request.get(address)).json()) as object;
    expect(Object.keys(JSON.parse(shown) as object).length).toBeGreaterThan(1);
    expect(whole).toMatchObject(JSON.parse(shown) as object);
  }));

it.each([320, 360, 390])('at %i px no word of the first command is broken', (width) =>
  visit('/developers', { viewport: { width, height: 800 } }, async ({ page }) => {
    const broken = await page
      .locator('figure.code code')
      .first()
      .evaluate((code) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{N}_]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        return found;
      });
    expect(broken).toEqual([]);
  }),
);
