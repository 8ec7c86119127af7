import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WORDS } from '#site/words/interfaceWords.ts';
import { DESK, LARGE_PHONE, MORNING, NARROW, NIGHT, PHONE, SITE, visit } from './visit.ts';
import { EMERGENCY, hrefs, MESSAGE, TEL } from './ways.ts';

const SYMPTOM = '/belirti/gece-dis-agrisi';
const CARD = '.care.sameDay:has(.care-actions)';

describe('the card of signs that must be seen the same day', () => {
  it.each([
    ['at night with whom to call then, and the telephone last', NIGHT, ['tel:184', TEL]],
    ['in the morning with the telephone', MORNING, [TEL]],
  ])('begins its ways %s', (_, time, ways) =>
    visit(SYMPTOM, { viewport: PHONE, time }, async ({ page }) => {
      expect(await hrefs(page, `${CARD} .care-actions a`)).toEqual(ways);
      expect((await page.locator(CARD).innerText()).includes(WORDS.opening.closed.split('{')[0]!)).toBe(time === NIGHT);
    }),
  );

  it('follows the clock on a page that is left open', () =>
    visit(SYMPTOM, { viewport: PHONE }, async ({ page }) => {
      await page.clock.install({ time: MORNING });
      await page.reload();
      const root = page.locator('html');
      expect(await root.getAttribute('data-open')).toBe('');
      await page.clock.fastForward('12:00:00');
      expect(await root.getAttribute('data-open')).toBeNull();
      expect(await hrefs(page, `${CARD} .care-actions a`)).toEqual(['tel:184', TEL]);
      await page.clock.fastForward('13:00:00');
      expect(await root.getAttribute('data-closed')).toBeNull();
      expect(await hrefs(page, `${CARD} .care-actions a`)).toEqual([TEL]);
    }));

  it('says nothing that the clock decides without the script', () =>
    visit(SYMPTOM, { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
      expect(await hrefs(page, `${CARD} .care-actions a`)).toEqual(['tel:184', TEL]);
      for (const part of ['main', '.bar'])
        expect(await page.locator(part).innerText()).not.toContain(WORDS.opening.closedLong);
    }));
});

describe('the bar of a phone', () => {
  it.each([
    ['/kanal-tedavisi', NIGHT, [SYMPTOM, MESSAGE]],
    ['/iletisim', NIGHT, [SYMPTOM, MESSAGE]],
    ['/kanal-tedavisi', MORNING, [TEL, MESSAGE]],
    [SYMPTOM, NIGHT, ['tel:112', 'tel:184']],
    [EMERGENCY, NIGHT, ['tel:112', 'tel:184']],
    [EMERGENCY, MORNING, ['tel:112', TEL]],
    ['/hekimler-icin', NIGHT, [TEL, MESSAGE]],
  ])('of %s has at %o the ways that help, in one row', (path, time, ways) =>
    visit(path, { viewport: NARROW, reducedMotion: 'reduce', time }, async ({ page }) => {
      await page.evaluate(() => scrollTo(0, 900));
      // The bar learns a frame later which calls of the page are in view.
      await expect.poll(() => hrefs(page, '.bar a')).toEqual(ways);
      const rows = await page
        .locator('.bar a:visible')
        .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(new Set(rows).size).toBe(1);
    }),
  );

  it.each([
    ['/', ['tel:112', 'tel:184']],
    ['/boyle-bir-sayfa-yok', ['tel:112', 'tel:184']],
    // Who plans calls nobody at night.
    ['/kanal-tedavisi', [TEL, MESSAGE]],
  ])('of %s calls those who answer at any hour, without the script that knows the hours', (path, ways) =>
    visit(path, { viewport: LARGE_PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' }, async ({ page }) => {
      expect(await hrefs(page, '.bar a')).toEqual(ways);
    }),
  );
});

describe('the header', () => {
  it.each([
    ['/kanal-tedavisi', LARGE_PHONE, MORNING, [EMERGENCY]],
    ['/kanal-tedavisi', LARGE_PHONE, NIGHT, [EMERGENCY]],
    ['/kanal-tedavisi', DESK, MORNING, [EMERGENCY, TEL]],
    ['/kanal-tedavisi', DESK, NIGHT, [EMERGENCY, 'tel:184']],
    [EMERGENCY, LARGE_PHONE, NIGHT, []],
    [EMERGENCY, DESK, NIGHT, [EMERGENCY, 'tel:184']],
  ])('of %s calls, on %o at %o, those whom patients look for', (path, viewport, time, calls) =>
    visit(path, { viewport, time }, async ({ page }) => {
      expect(await hrefs(page, ':is(.header-call, .top .urgent a)')).toEqual(calls);
      for (const _ of [1, 2]) await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('href')).toBe('tel:112');
    }),
  );
});

it.each([
  ['2026-10-28T09:30:00Z', 'Bugün 09.00–13.00 (Cumhuriyet Bayramı arifesi)', 'kapanış 13.00'],
  ['2026-10-29T09:30:00Z', 'Bugün kapalıyız (Cumhuriyet Bayramı)', 'açılış cuma 09.00'],
])('the contact page says at %s how long it is open today, and why', (time, row, until) =>
  visit('/iletisim', { viewport: LARGE_PHONE, time: new Date(time) }, async ({ page }) => {
    expect(await page.locator('.week [aria-current="date"]').textContent()).toBe(row);
    const state = await page.locator('.reach .state').first().textContent();
    expect(state).toContain(until);
    expect(state).toContain('Cumhuriyet Bayramı');
  }),
);

describe('the page for emergencies', () => {
  it('unfolds the steps for a complaint if its address is opened', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const steps = page.locator('.care.folded ol').first();
      expect(await steps.isVisible()).toBe(false);
      const id = await page.locator('.care.folded .unfolded').first().getAttribute('id');
      await page.goto(`${EMERGENCY}#${id}`);
      expect(await steps.isVisible()).toBe(true);
    }));
});

/** Change the HTML of a page before it is opened. */
const change = (page: Page, path: string, before: string, after: string) =>
  page.route(`${SITE}${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(before, after) });
  });

it.each([
  ['2026-10-29T09:30:00Z', 'Bugün saatlerimiz değişebilir (Cumhuriyet Bayramı) · gelmeden önce arayın', 'soon'],
  ['2026-10-28T18:30:00Z', WORDS.opening.closedLong, undefined],
])('the contact page says at %s that its hours may differ, if they do on holidays', (time, line, open) =>
  visit('/robots.txt', { viewport: LARGE_PHONE, time: new Date(time) }, async ({ page }) => {
    await change(page, '/iletisim', '"publicHolidays":"closed"', '"publicHolidays":"differ"');
    await page.goto('/iletisim');
    expect(await page.locator('.reach .state').first().textContent()).toBe(line);
    expect(await page.locator('html').evaluate(({ dataset }) => dataset['open'])).toBe(open);
    const row = await page.locator('.week [aria-current="date"]').textContent();
    expect(row).toMatch(/^Bugün saatlerimiz değişebilir \(Cumhuriyet Bayramı/);
  }),
);

it.each(['/belirti/gece-dis-agrisi', '/belirti/yuz-sisligi', '/sss/ilk-yardim', EMERGENCY])(
  'no sign for 112 on %s is folded on a phone',
  (path) =>
    visit(path, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const signs = await page.locator('.care.emergency:not(.folded) li').all();
      expect(signs.length).toBeGreaterThan(3);
      for (const sign of signs) expect(await sign.isVisible()).toBe(true);
    }),
);

it('a banner leaves an open page when its last day is over', () =>
  visit('/robots.txt', { viewport: PHONE }, async ({ page }) => {
    const banner = '<aside class="banner" data-until="2026-11-25"><p class="wrap">Yeni adresimizdeyiz.</p></aside>';
    await change(page, '/', '<main', `${banner}<main`);
    await page.clock.install({ time: MORNING });
    await page.goto('/');
    expect(await page.locator('.banner').isVisible()).toBe(true);
    await page.clock.fastForward('14:00:00');
    expect(await page.locator('.banner').isVisible()).toBe(false);
  }));
