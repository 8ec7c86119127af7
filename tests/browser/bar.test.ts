import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../../src/site/words.ts';
import { ask } from './ask/box.ts';
import { at, MORNING, NIGHT } from './clock.ts';
import { enlarge, settled } from './layout.ts';
import { violations } from './violations.ts';
import { COLOURS, LARGE_PHONE, NARROW, PHONE, visit } from './visit.ts';
import { hrefs, MESSAGE, TEL } from './ways.ts';

describe('the bar of a phone', () => {
  const bar = (page: Page) => page.locator('.bar');
  const scroll = async (page: Page, top: number) => {
    await page.evaluate((y) => scrollTo(0, y), top);
    await settled(page);
  };

  it.each([20, 60, 100, 400])('is never half transparent, %i px down the page', (down) =>
    visit('/sss', { viewport: LARGE_PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await scroll(page, down);
      expect(await bar(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      if (down >= 400) expect(await bar(page).isVisible()).toBe(true);
    }),
  );

  it.each([
    ['/', { width: 844, height: 390 }],
    ['/acil-dis-tedavisi', { width: 320, height: 256 }],
  ])('has its calls at once on %s where the window is low, in a row', (path, viewport) =>
    visit(path, { viewport }, async ({ page }) => {
      await at(page, NIGHT);
      const { y, height } = (await bar(page).boundingBox())!;
      expect(y + height).toBeCloseTo(viewport.height, 0);
      expect(height).toBeLessThan(viewport.height * 0.3);
      expect(await hrefs(page, '.bar a:visible')).toEqual(['tel:112', 'tel:184']);
    }),
  );

  it('is in one row, with the telephone beside the message, at 320 px', () =>
    visit('/sss', { viewport: NARROW }, async ({ page }) => {
      await scroll(page, 600);
      const [message, telephone] = await bar(page)
        .locator('.button:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(message).toBe(telephone);
    }));

  it.each(['/', '/sss', '/iletisim'])('covers no stop of the keyboard on %s when text is twice as large', (path) =>
    visit(path, { viewport: LARGE_PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await enlarge(page);
      const covered: string[] = [];
      let stops = 0;
      for (; stops < 300; stops++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement!;
          if (element === document.body) return undefined;
          const { top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
          const edge = document.querySelector('.bar')!.getBoundingClientRect().top;
          const within = element.closest('.bar') !== null;
          // What is taller than the window is seen where it begins.
          const lies = !within && top < edge && Math.min(bottom, top + innerHeight / 2) > edge + 1;
          return { lies, text: element.textContent!.trim().slice(0, 60) || element.id };
        });
        if (!stop) break;
        if (stop.lies) covered.push(stop.text);
      }
      expect(stops).toBeGreaterThan(10);
      expect(covered).toStrictEqual([]);
    }),
  );

  it.each([
    ['/kanal-tedavisi', NIGHT, ['tel:112', 'tel:184']],
    ['/kanal-tedavisi', MORNING, [MESSAGE, TEL]],
    ['/acil-dis-tedavisi', NIGHT, ['tel:112', 'tel:184']],
    ['/acil-dis-tedavisi', MORNING, ['tel:112', TEL]],
    ['/hekimler-icin', NIGHT, [MESSAGE, TEL]],
  ])('of %s has the ways that help at %o, in one row at 320 px', (path, time, ways) =>
    visit(path, { viewport: NARROW, reducedMotion: 'reduce' }, async ({ page }) => {
      await at(page, time);
      await scroll(page, 900);
      expect(await hrefs(page, '.bar a')).toEqual(ways);
      const rows = await page
        .locator('.bar a:visible')
        .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(new Set(rows).size).toBe(1);
      const heights = await bar(page)
        .locator('a:visible')
        .evaluateAll((all) => all.map((link) => link.clientHeight));
      expect(Math.max(...heights)).toBeLessThan(52);
      const line = bar(page).locator('> p');
      expect(await line.isVisible()).toBe(time === NIGHT);
      if (time === NIGHT) expect(await line.textContent()).toBe('Şu anda kapalı · açılış yarın 09.00');
    }),
  );

  it.each([
    '/',
    '/sss',
    '/kanal-tedavisi',
    '/acil-dis-tedavisi',
    '/belirti/gece-dis-agrisi',
    '/iletisim',
    '/hekimler-icin',
    '/sor?q=y%C3%BCz%C3%BCm%20%C5%9Fi%C5%9Fti',
    '/boyle-bir-sayfa-yok',
  ])('of %s calls whom anybody reaches at any hour, without the script that knows the hours', (path) =>
    visit(path, { viewport: LARGE_PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' }, async ({ page }) => {
      expect(await hrefs(page, '.bar a')).toEqual(['tel:112', 'tel:184']);
    }),
  );

  it.each(COLOURS)('has no error that axe finds while the practice is closed, in %s colours', (_, colours) =>
    visit('/belirti/gece-dis-agrisi', { viewport: PHONE, ...colours }, async ({ page }) => {
      await at(page, NIGHT);
      expect((await violations(page)).join('\n')).toBe('');
    }),
  );

  it.each([NARROW, LARGE_PHONE].flatMap((viewport) => [NIGHT, MORNING].map((time) => [viewport, time] as const)))(
    'has two calls in one row when text is twice as large, and takes at most an eighth of the window: %o, %o',
    (viewport, time) =>
      visit('/kanal-tedavisi', { viewport, reducedMotion: 'reduce' }, async ({ page }) => {
        await at(page, time);
        await enlarge(page);
        for (const top of [0, 2000]) {
          await scroll(page, top);
          const { y, height } = (await bar(page).boundingBox())!;
          expect(Math.round(y + height)).toBe(viewport.height);
          expect(height).toBeLessThanOrEqual(viewport.height / 8);
          // The end of the page leaves it this room.
          const room = await page.evaluate(() =>
            parseFloat(getComputedStyle(document.querySelector('.bar')!).marginTop),
          );
          expect(Math.abs(height + room)).toBeLessThan(10);
        }
        const sizes = await bar(page)
          .locator('a:visible')
          .evaluateAll((all) => all.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)));
        for (const size of sizes) expect(size).toBeGreaterThanOrEqual(viewport === NARROW ? 18.5 : 22.5);
        const tops = await bar(page)
          .locator('a:visible')
          .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
        expect(new Set(tops).size).toBe(1);
        // That it is closed is at the telephone of the header, which grows.
        expect(await bar(page).locator('> p').isVisible()).toBe(false);
        expect(await page.locator('.header-call').innerText()).toContain(
          time === NIGHT ? WORDS.opening.closedShort : WORDS.call,
        );
        expect((await hrefs(page, '.bar a'))[0]).toBe('tel:112');
        expect(await hrefs(page, '.bar a')).toHaveLength(2);
      }),
  );

  it.each([
    ['/boyle-bir-sayfa-yok', NIGHT, true],
    ['/kanal-tedavisi', MORNING, false],
    // Its first screen has the call for an ambulance.
    ['/kanal-tedavisi', NIGHT, false],
  ])('of %s at %o is there before one scrolls: %s', (path, time, there) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      await at(page, time);
      await settled(page);
      // It slides to its place.
      await expect.poll(async () => (await bar(page).boundingBox())!.y < LARGE_PHONE.height).toBe(there);
    }),
  );

  it('does not slide for who wants no movement', () =>
    visit('/kanal-tedavisi', { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      expect(await bar(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    }));

  it.each(['/', '/sor?q=Nefes%20alam%C4%B1yorum'])('and an urgent answer on %s fill one call in one view', (path) =>
    visit(path, { viewport: LARGE_PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await at(page, NIGHT);
      // The script takes the question out of the address, so that a reload does not bring it back.
      if (path.includes('?')) await page.goto(path);
      else await ask(page, 'Nefes alamıyorum');
      await page.locator('.ask-urgent').waitFor();
      const filled = () =>
        page.locator('a.button[href="tel:112"]:visible').evaluateAll((all) =>
          all
            .filter((call) => {
              const { top, bottom } = call.getBoundingClientRect();
              return bottom > 0 && top < innerHeight;
            })
            .map((call) => getComputedStyle(call).backgroundColor !== 'rgba(0, 0, 0, 0)')
            .toSorted(),
        );
      await expect.poll(filled).toContain(true);
      await expect.poll(async () => (await filled()).filter(Boolean).length).toBe(1);
      expect((await filled()).length).toBeGreaterThan(1);
    }),
  );

  it('calls the ambulance again after a question that called somebody else', () =>
    visit('/', { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await at(page, NIGHT);
      const call = bar(page).locator('[data-urgent-call]');
      for (const [question, number] of [
        ['Çocuğum çamaşır suyu içti', 'tel:114'],
        ['Kanal tedavisi kaç seans sürer?', 'tel:112'],
      ] as const) {
        await ask(page, question);
        await expect.poll(() => call.getAttribute('href')).toBe(number);
      }
      expect(await call.isVisible()).toBe(true);
      expect(await call.textContent()).toContain('112');
    }));
});
