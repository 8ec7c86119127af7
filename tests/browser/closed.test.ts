import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../../src/site/words.ts';
import { violations } from './violations.ts';
import { COLOURS, DESK, PHONE, visit } from './visit.ts';

/** At night, closed, by the clock of the practice: a Sunday, half past two in the morning. */
const NIGHT = new Date('2026-11-21T23:30:00Z');
/** A Wednesday, eleven in the morning. */
const MORNING = new Date('2026-11-25T08:00:00Z');
const NARROW = { width: 320, height: 640 } as const;

const at = async (page: Page, time: Date) => {
  await page.clock.setFixedTime(time);
  await page.reload();
};
const hrefs = (page: Page, selector: string) =>
  page
    .locator(`${selector}:visible`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace(/\?.*/, '')));
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const CARD = '.care.sameDay';
const TEL = expect.stringMatching(/^tel:\+90/) as string;
const MESSAGE = expect.stringMatching(/^https:\/\/wa\.me\//) as string;

describe('the card of what must be looked at the same day', () => {
  it.each([
    ['at night with whom to call then, and the telephone last', NIGHT, ['tel:184', MESSAGE, TEL]],
    ['in the morning with the telephone', MORNING, [TEL, MESSAGE]],
  ])('begins its ways %s', (_, time, ways) =>
    visit('/belirti/gece-dis-agrisi', { viewport: PHONE }, async ({ page }) => {
      await at(page, time);
      expect(await hrefs(page, `${CARD} .care-actions a`)).toEqual(ways);
      const text = (await page.locator(CARD).textContent())!;
      expect(text.includes('Şu anda kapalı · açılış yarın 09.00')).toBe(time === NIGHT);
      expect(text.split('(SABİM, 184)')).toHaveLength(2);
    }),
  );

  it('has the same heading and signs at any hour', () =>
    visit('/acil-dis-tedavisi', { viewport: DESK }, async ({ page }) => {
      const level = () => page.locator(`.care :is(h2, li)`).allTextContents();
      await at(page, NIGHT);
      const closed = await level();
      await at(page, MORNING);
      expect(await level()).toEqual(closed);
    }));

  it('says nothing that the clock decides without the script', () =>
    visit('/belirti/gece-dis-agrisi', { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
      expect(await hrefs(page, `${CARD} .care-actions a`)).toEqual([TEL, MESSAGE]);
      // What holds at any hour: whom to call while nobody answers here.
      const help = page.locator(`${CARD} [data-help]`);
      expect(await help.innerText()).toMatch(/^Klinik kapalıysa .*184/);
      expect(await help.getByRole('link', { name: '184' }).getAttribute('href')).toBe('tel:184');
      expect(await page.locator('main').innerText()).not.toContain(WORDS.opening.closedLong);
      expect(await page.locator('.bar').innerText()).not.toContain(WORDS.opening.closedLong);
    }));
});

it.each([
  ['/', NIGHT, 0],
  ['/', MORNING, 1],
  ['/kanal-tedavisi', NIGHT, 0],
  ['/kanal-tedavisi', MORNING, 1],
])('the ways to the practice at the top of %s at %o: %i are filled', (path, time, filled) =>
  visit(path, { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    const ways = page.locator(':is(.hero, .masthead) .actions');
    expect(await ways.locator('.button').count()).toBe(2);
    expect(await ways.locator('.button:not(.quiet)').count()).toBe(filled);
  }),
);

describe('a message is the loudest way to the practice', () => {
  const filled = (page: Page, selector: string) =>
    page.locator(selector).evaluate((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)');

  it.each([
    ['/', NIGHT, false],
    ['/', MORNING, true],
    ['/acil-dis-tedavisi', NIGHT, false],
    ['/acil-dis-tedavisi', MORNING, false],
    ['/belirti/gece-dis-agrisi', MORNING, false],
  ])('in the header of %s at %o: %s; else what is urgent is', (path, time, loudest) =>
    visit(path, { viewport: DESK }, async ({ page }) => {
      await at(page, time);
      await expect.poll(() => filled(page, '.top .button')).toBe(loudest);
      await expect.poll(() => filled(page, '.top .urgent a')).toBe(!loudest);
      expect((await violations(page)).join('\n')).toBe('');
    }),
  );

  it.each([
    [NIGHT, WORDS.route, 0],
    [MORNING, WORDS.messageBy['wa.me'], 1],
  ])('on the contact page at %o: %s comes first, %i are filled', (time, first, count) =>
    visit('/iletisim', { viewport: PHONE }, async ({ page }) => {
      await at(page, time);
      const ways = page.locator('.contact .actions .button');
      expect((await ways.first().textContent())!.trim()).toBe(first);
      expect(await ways.count()).toBe(3);
      expect(await page.locator('.contact .actions .button:not(.quiet)').count()).toBe(count);
    }),
  );

  it('nowhere without the script, which knows the hours', () =>
    visit('/kanal-tedavisi', { viewport: DESK, javaScriptEnabled: false }, async ({ page }) => {
      expect(await filled(page, '.masthead .actions .button >> nth=0')).toBe(false);
      expect(await filled(page, '.top .button')).toBe(false);
      expect(await filled(page, '.signpost .button')).toBe(true);
    }));
});

it('the bar calls the ambulance again after a question that called somebody else', () =>
  visit('/', { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
    await at(page, NIGHT);
    const call = page.locator('.bar [data-urgent-call]');
    const ask = async (question: string, then: string) => {
      await page.locator('ask-box input').fill(question);
      await page.locator('ask-box input').press('Enter');
      await expect.poll(() => call.getAttribute('href')).toBe(then);
    };
    await ask('Çocuğum çamaşır suyu içti', 'tel:114');
    await ask('Kanal tedavisi kaç seans sürer?', 'tel:112');
    expect(await call.isVisible()).toBe(true);
    expect(await call.textContent()).toContain('112');
  }));

it.each([
  [NIGHT, ['tel:112', 'tel:184']],
  [MORNING, ['tel:112', TEL]],
])('who is offline at %o is led to who answers then', (time, ways) =>
  visit('/', { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    await page.context().setOffline(true);
    await page.locator('ask-box input').fill('Ağrır mı?');
    await page.locator('ask-box input').press('Enter');
    await page.locator('ask-box[data-state="offline"]').waitFor();
    expect(await hrefs(page, '[data-result] a')).toEqual(ways);
  }),
);

describe('what a phone shows at any hour', () => {
  it.each([NIGHT, MORNING])('is at the telephones of the header and of the menu whether somebody answers, %o', (time) =>
    visit('/', { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await at(page, time);
      const closed = time === NIGHT;
      expect(await page.locator('.header-call small').isVisible()).toBe(closed);
      expect((await page.locator('.header').boundingBox())!.height).toBeLessThan(90);
      await page.locator('.menu-button.phone').click();
      const menu = page.locator('#menu');
      expect(await menu.locator('a[href^="tel:+"] small').isVisible()).toBe(closed);
      expect(await menu.locator('.menu-first a').first().getAttribute('href')).toBe('tel:112');
      expect((await violations(page)).join('\n')).toBe('');
    }),
  );

  it('does not slide for who wants no movement', () =>
    visit('/kanal-tedavisi', { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      expect(await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).animationName)).toBe('none');
    }));
});

it.each([
  [NIGHT, ['tel:112', 'tel:184', MESSAGE]],
  [MORNING, ['tel:112', MESSAGE, TEL]],
])('whose question fails at %o is led to who answers then', (time, ways) =>
  visit('/', { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    await page.route('**/api/v1/answers?*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.locator('ask-box input').fill('Ağrır mı?');
    await page.locator('ask-box input').press('Enter');
    await page.locator('ask-box[data-state="failed"]').waitFor();
    expect(await hrefs(page, '[data-result] a')).toEqual(ways);
  }),
);

describe('the bar of a phone', () => {
  const down = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 900));
    await settled(page);
  };

  it.each([
    ['/kanal-tedavisi', NIGHT, ['tel:112', 'tel:184']],
    ['/kanal-tedavisi', MORNING, [MESSAGE, TEL]],
    ['/acil-dis-tedavisi', NIGHT, ['tel:112', 'tel:184']],
    ['/acil-dis-tedavisi', MORNING, ['tel:112', TEL]],
    ['/hekimler-icin', NIGHT, [MESSAGE, TEL]],
  ])('of %s has the ways that help at %o, in one row at 320 px', (path, time, ways) =>
    visit(path, { viewport: NARROW, reducedMotion: 'reduce' }, async ({ page }) => {
      await at(page, time);
      await down(page);
      expect(await hrefs(page, '.bar a')).toEqual(ways);
      const rows = await page
        .locator('.bar a:visible')
        .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(new Set(rows).size).toBe(1);
      const heights = await page.locator('.bar a:visible').evaluateAll((all) => all.map((link) => link.clientHeight));
      expect(Math.max(...heights)).toBeLessThan(52);
      const line = page.locator('.bar > p');
      expect(await line.isVisible()).toBe(time === NIGHT);
      if (time === NIGHT) expect(await line.textContent()).toBe('Şu anda kapalı · açılış yarın 09.00');
    }),
  );

  it.each(COLOURS)('has no error that axe finds while the practice is closed, in %s colours', (_, colours) =>
    visit('/belirti/gece-dis-agrisi', { viewport: PHONE, ...colours }, async ({ page }) => {
      await at(page, NIGHT);
      expect((await violations(page)).join('\n')).toBe('');
    }),
  );

  it.each(
    [NARROW, { width: 390, height: 844 }].flatMap((viewport) =>
      [NIGHT, MORNING].map((time) => [viewport, time] as const),
    ),
  )(
    'stays at the edge of the window when text is twice as large, small, with the call for help: %o, %o',
    (viewport, time) =>
      visit('/kanal-tedavisi', { viewport, reducedMotion: 'reduce' }, async ({ page }) => {
        await at(page, time);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        for (const top of [0, 2000]) {
          await page.evaluate((y) => scrollTo(0, y), top);
          await settled(page);
          const { y, height } = (await page.locator('.bar').boundingBox())!;
          expect(Math.round(y + height)).toBe(viewport.height);
          expect(height).toBeLessThan(viewport.height / 8);
        }
        expect((await hrefs(page, '.bar a'))[0]).toBe('tel:112');
        expect(await hrefs(page, '.bar a')).toHaveLength(2);
      }),
  );
});

it.each([
  [NIGHT, 'Arayın: 0232 000 00 12 Kapalı'],
  [MORNING, 'Arayın: 0232 000 00 12'],
])('the telephone in the header of a desk knows at %o whether somebody answers it', (time, name) =>
  visit('/', { viewport: DESK }, async ({ page }) => {
    await at(page, time);
    const call = page.locator('.header').getByRole('link', { name, exact: true });
    expect(await call.getByText(WORDS.opening.closedShort).isVisible()).toBe(time === NIGHT);
    expect((await page.locator('.header').boundingBox())!.height).toBeLessThan(90);
    expect((await violations(page)).join('\n')).toBe('');
  }),
);

it.each([PHONE, DESK])('nothing moves while a page learns that the practice is closed, at $width px', (viewport) =>
  visit('/acil-dis-tedavisi', { viewport }, async ({ page }) => {
    await at(page, NIGHT);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  }),
);
