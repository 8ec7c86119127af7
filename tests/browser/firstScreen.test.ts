import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { at, MORNING, NIGHT } from './clock.ts';
import { enlarge } from './layout.ts';
import { LARGE_PHONE, NARROW, oneOfEach, SITE, visit } from './visit.ts';
import { hrefs } from './ways.ts';

const { height: SCREEN } = LARGE_PHONE;

/** Where on a page something begins and ends, in pixels from its top. */
async function placeOf(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await page.locator(selector).first().boundingBox())!;
  return { top: y, bottom: y + height };
}

const TIMES = [
  ['closed', NIGHT],
  ['open', MORNING],
] as const;

describe.each(TIMES)('while the practice is %s, on the first screen of a phone', (state, time) => {
  it('a service has its answer, its drawing and what is asked first, and calls nobody twice', async () => {
    const { items } = (await (await fetch(`${SITE}/api/v1/pages`)).json()) as {
      items: { kind: string; path: string }[];
    };
    const services = items.filter(({ kind }) => kind === 'service');
    expect(services.length).toBeGreaterThan(2);
    for (const { path } of services)
      await visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
        await at(page, time);
        const drawing = await placeOf(page, '.masthead .drawing');
        expect(drawing.bottom, path).toBeLessThan(SCREEN);
        expect((await placeOf(page, '.brief h2')).bottom, path).toBeLessThan(SCREEN);
        const calls = await hrefs(page, '.masthead a[href^="tel:"]');
        expect(calls, path).toEqual(state === 'closed' ? ['tel:112', 'tel:184'] : ['tel:112', calls[1]]);
        expect(new Set(calls).size, path).toBe(2);
      });
  });

  it.each(['/blog/dis-apsesi-nedir', '/blog/dis-agrisi-neden-gece-artar'])(
    '%s has the answer and the call to an ambulance, and its text on the second',
    (path) =>
      visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
        await at(page, time);
        const { height: bar } = (await page.locator('.bar').boundingBox())!;
        const lead = await placeOf(page, '.masthead .lead');
        const call = await placeOf(page, '.care.emergency .button');
        expect(lead.bottom).toBeLessThan(call.top);
        expect(call.bottom).toBeLessThan(SCREEN - bar);
        const text = await placeOf(page, '.text p');
        expect(text.top).toBeLessThan(2 * SCREEN - bar);
        expect((await placeOf(page, '.ask-line')).top).toBeGreaterThan(text.bottom);
        // What is behind the call for an ambulance is under its title.
        expect(await page.locator('.first .care.sameDay ul').isVisible()).toBe(false);
        await page.locator('.first .care.sameDay summary').click();
        expect(await page.locator('.first .care.sameDay ul').isVisible()).toBe(true);
      }),
  );
});

it.each([LARGE_PHONE, NARROW])('the home page has 112 and 184 beside each other at night, at $width px', (viewport) =>
  visit('/', { viewport }, async ({ page }) => {
    await at(page, NIGHT);
    const calls = page.locator('.first-aid .button:visible');
    expect(await calls.count()).toBe(2);
    const tops = await calls.evaluateAll((all) => all.map((call) => Math.round(call.getBoundingClientRect().top)));
    expect(tops[0]).toBe(tops[1]);
    const night = await placeOf(page, '.ask');
    await at(page, MORNING);
    expect(await page.locator('.first-aid .button:visible').count()).toBe(1);
    // Nothing moves when a page learns the hour.
    expect((await placeOf(page, '.ask')).top).toBe(night.top);
  }),
);

/** Their first thing is a field, a list or a command. */
const WITHOUT_LEAD = new Set(['home', 'faq-index', 'developers', 'not-found']);

it.each((await oneOfEach()).filter(([kind]) => !WITHOUT_LEAD.has(kind)))(
  'a page of kind %s says in the upper half of a phone what it is about, before anything else',
  (_, path) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      const title = await placeOf(page, 'h1');
      const lead = await placeOf(page, '.masthead .lead');
      expect(lead.top - title.bottom).toBeLessThan(30);
      expect(lead.bottom).toBeLessThan(SCREEN / 2);
    }),
);

describe('without the script, which knows the hours,', () => {
  it.each(['/', '/kanal-tedavisi', '/vital-pulpa-tedavisi', '/hakkimda', '/blog'])(
    'the first screen of %s has whom to call while the practice is closed',
    (path) =>
      visit(path, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
        const call = page.locator(':is(.first-aid, .signpost) a[href="tel:184"]');
        expect(await call.isVisible()).toBe(true);
        expect(await hrefs(page, ':is(.hero, .masthead) a[href="tel:184"]')).toHaveLength(1);
        expect((await placeOf(page, ':is(.first-aid, .signpost) a[href="tel:184"]')).bottom).toBeLessThan(SCREEN);
      }),
  );

  it.each(['/sss', '/sor?q=%C5%9Fi%C5%9Flik', '/boyle-bir-sayfa-yok', '/kanal-tedavisi/alsancak'])(
    '%s shows both calls at once',
    (path) =>
      visit(path, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
        expect(await hrefs(page, '.bar a')).toEqual(['tel:112', 'tel:184']);
        await expect.poll(async () => (await placeOf(page, '.bar')).bottom).toBeLessThanOrEqual(SCREEN);
      }),
  );
});

it('no line of a button begins with an apostrophe where text is twice as large', () =>
  visit('/kanal-tedavisi', { viewport: LARGE_PHONE }, async ({ page }) => {
    await at(page, MORNING);
    await enlarge(page);
    // The two parts of the word are in one line.
    const tops = await page
      .locator('.masthead .actions .button:visible')
      .first()
      .evaluate((button) => {
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        const found: number[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent!;
          const start = text.search(/\S/);
          if (start < 0) continue;
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + 1);
          found.push(Math.round(range.getBoundingClientRect().top));
        }
        return found;
      });
    expect(tops.length).toBe(2);
    expect(tops[0]).toBe(tops[1]);
  }));
