import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../../src/site/words.ts';
import { oneOfEach, visit } from './visit.ts';

const kinds = await oneOfEach();
const PHONE = { width: 390, height: 844 } as const;

const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

describe('the menu of a phone', () => {
  it('offers 112, the emergency page, a message and the telephone before everything else', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      await page.locator('button.phone[popovertarget]').click();
      const links = page.locator('#menu .menu-groups').getByRole('link');
      expect(await links.nth(0).getAttribute('href')).toBe('tel:112');
      expect(await links.nth(1).textContent()).toContain(WORDS.emergency);
      expect(await links.nth(2).textContent()).toContain(WORDS.messageBy['wa.me']);
      expect(await links.nth(3).getAttribute('href')).toMatch(/^tel:\+/);
      for (const place of [0, 1, 2, 3]) expect(await links.nth(place).isVisible()).toBe(true);
    }));

  it('leaves brand and button where they are', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      const brand = await page.locator('.header > .wrap .brand').boundingBox();
      const open = await page.locator('button.phone[popovertarget]').boundingBox();
      await page.locator('button.phone[popovertarget]').click();
      expect(await page.locator('#menu .brand').boundingBox()).toStrictEqual(brand);
      const close = await page.locator('#menu .menu-head button').boundingBox();
      expect(close!.x + close!.width).toBeCloseTo(open!.x + open!.width, 0);
      expect(close!.y).toBeCloseTo(open!.y, 0);
    }));

  it('keeps the page behind it still', () =>
    visit('/', { viewport: PHONE }, async ({ page }) => {
      await page.locator('button.phone[popovertarget]').click();
      await page.mouse.move(195, 400);
      for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, 800);
      await page.waitForFunction(() => document.querySelector('#menu')!.scrollTop > 0);
      await settled(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }));
});

it.each([1024, 1100, 1216, 1280, 1440])(
  'the header of a desk is one row at %i px, with the way to what is urgent',
  (width) =>
    visit('/', { viewport: { width, height: 800 } }, async ({ page }) => {
      expect(
        await page.locator('.header .top').getByRole('link', { name: WORDS.urgentShort, exact: true }).isVisible(),
      ).toBe(true);
      // The name of a practice may be longer than that of the sample.
      for (const name of ['Lodos', 'Ege Ağız ve Diş Sağlığı Polikliniği']) {
        const tops = await page.locator('.header .wrap').evaluate((wrap, text) => {
          wrap.querySelector('.brand')!.lastChild!.textContent = text;
          const middles = [...wrap.children]
            .filter((child) => child.checkVisibility())
            .map((child) => {
              const { top, bottom, right } = child.getBoundingClientRect();
              return { middle: Math.round((top + bottom) / 2), right };
            });
          return {
            middles: new Set(middles.map(({ middle }) => middle)).size,
            right: Math.max(...middles.map(({ right }) => right)),
          };
        }, name);
        expect(tops.middles, name).toBe(1);
        expect(tops.right, name).toBeLessThanOrEqual(width);
      }
    }),
);

it.each([320, 390])('the header of a phone of %i px is one row when text is twice as large, in the menu too', (width) =>
  visit('/kanal-tedavisi', { viewport: { width, height: 844 } }, async ({ page }) => {
    await enlarge(page);
    const { height } = (await page.locator('.header').boundingBox())!;
    expect(height).toBeLessThan(130);
    await page.locator('button.phone[popovertarget]').click();
    expect((await page.locator('#menu .menu-head').boundingBox())!.height).toBeLessThan(130);
    for (const name of [WORDS.closeMenu, 'Lodos Endodonti'])
      expect(await page.locator('#menu').getByText(name, { exact: true }).count()).toBe(1);
  }),
);

it('in forced colours the call to 112 is told from other buttons by its border', () =>
  visit('/acil-dis-tedavisi', { viewport: PHONE, forcedColors: 'active' }, async ({ page }) => {
    const border = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((button) => parseFloat(getComputedStyle(button).borderTopWidth));
    expect(await border('.care.emergency .button')).toBeGreaterThanOrEqual(4);
    expect(await border('.bar [data-urgent-call]')).toBeGreaterThanOrEqual(4);
    expect(await border('.care.sameDay .button')).toBeLessThanOrEqual(1);
  }));

describe('the bar of a phone', () => {
  const bar = (page: Page) => page.locator('.bar');

  it.each([20, 60, 100, 400])('is never half transparent, %i px down the page', (down) =>
    visit('/sss', { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.evaluate((top) => scrollTo(0, top), down);
      await settled(page);
      expect(await bar(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      if (down >= 400) expect(await bar(page).isVisible()).toBe(true);
    }),
  );

  it('is in one row, with the telephone beside the message, at 320 px', () =>
    visit('/sss', { viewport: { width: 320, height: 640 } }, async ({ page }) => {
      await page.evaluate(() => scrollTo(0, 600));
      await settled(page);
      const [message, telephone] = await bar(page)
        .locator('.button:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(message).toBe(telephone);
    }));

  it.each(['/', '/sss', '/iletisim'])('covers no stop of the keyboard on %s when text is twice as large', (path) =>
    visit(path, { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
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
});

it.each(kinds)('a page of kind %s breaks no word of a heading when text is twice as large', (_, path) =>
  visit(path, { viewport: PHONE }, async ({ page }) => {
    await enlarge(page);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, .headline)')].flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const word of node.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word[0]);
          }
        return found;
      }),
    );
    expect(broken).toStrictEqual([]);
  }),
);

it.each(kinds)('a page of kind %s breaks no short word of its text when text is twice as large', (_, path) =>
  visit(path, { viewport: PHONE }, async ({ page }) => {
    await enlarge(page);
    const broken = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement!.closest('code, .code, script, style, svg, thead')) continue;
        // Not the parts of addresses, which have no room for a whole one.
        for (const word of node.textContent!.matchAll(/(?<![\p{L}\p{N}_./@-])\p{L}{2,10}(?![_./@-]?[\p{L}\p{N}])/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`${word[0]} in ${node.textContent!.trim().slice(0, 40)}`);
        }
      }
      return found;
    });
    expect(broken).toStrictEqual([]);
  }),
);

it.each(['/', '/sss', '/blog', '/karsilastirma', '/kanal-tedavisi', '/belirti/gece-dis-agrisi'])(
  'on %s no line of a heading or of a card begins with a question particle',
  (path) =>
    visit(path, { viewport: { width: 320, height: 640 } }, async ({ page }) => {
      const begun = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, summary, .names a)')].flatMap((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const word of node.textContent!.matchAll(/(?<=\s)m[iıuü](?!\p{L})/gu)) {
              const top = (from: number, to: number) => {
                const range = document.createRange();
                range.setStart(node, from);
                range.setEnd(node, to);
                return Math.round(range.getBoundingClientRect().top);
              };
              if (top(word.index - 2, word.index - 1) !== top(word.index, word.index + 2))
                found.push(node.textContent!);
            }
          return found;
        }),
      );
      expect(begun).toStrictEqual([]);
    }),
);

it('who guesses the address of a price list reads how fees are told', () =>
  visit('/fiyat', { javaScriptEnabled: false }, async ({ page }) => {
    expect(new URL(page.url()).pathname).toBe('/sor');
    expect(await page.locator('.ask-answer').textContent()).toMatch(/ücret/i);
  }));

it('a card of a post has the day of its publication and the minutes it takes to read', () =>
  visit('/blog', {}, async ({ page }) => {
    const lines = await page.locator('.when').allTextContents();
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line.trim()).toMatch(/^\d+ \p{L}+ 20\d\d · Okuma süresi: \d+ dk$/u);
  }));

it('names no page for programs among the stops of the keyboard, and has it first in the content', () =>
  visit('/', {}, async ({ page }) => {
    const first = page.locator('main a').first();
    expect(await first.getAttribute('href')).toBe('/llms.txt');
    expect(await first.getAttribute('tabindex')).toBe('-1');
  }));

it('the menu has the complaints in the order of the page that lists them', () =>
  visit('/belirti', { viewport: PHONE }, async ({ page }) => {
    const paths = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const listed = await paths('main .cards h3 a');
    expect(listed.length).toBeGreaterThan(5);
    expect(await paths('#menu li a[href^="/belirti/"]')).toEqual(listed);
  }));

it('who is lost finds 112, pages, the ask box and the telephone; what programs read is there for them alone', () =>
  visit('/boyle-bir-sayfa-yok', { viewport: PHONE }, async ({ page }) => {
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    const box = await top('ask-box');
    expect(await top('.lost a[href="/belirti"]')).toBeLessThan(box);
    expect(await top('.lost a[href="tel:112"]')).toBeLessThan(await top('.lost a[href="/belirti"]'));
    expect(await page.locator('.lost a[href^="tel:+90"]').isVisible()).toBe(true);
    expect(await page.locator('.lost :is(a[href="/llms.txt"], a[href="/api/v1"])').count()).toBe(0);
    expect(await page.locator('main a[href="/llms.txt"]').count()).toBe(1);
  }));

it.each(['/kanal-tedavisi', '/belirti/gece-dis-agrisi'])('on a phone %s shows the way home above its title', (path) =>
  visit(path, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    const home = page.locator('.crumbs').getByRole('link', { name: WORDS.home });
    expect(await home.isVisible()).toBe(true);
    expect((await home.boundingBox())!.y).toBeLessThan((await page.locator('h1').boundingBox())!.y);
  }),
);
