import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WORDS } from '../../src/site/words.ts';
import { at, MORNING } from './clock.ts';
import { DESK, LARGE_PHONE, PHONE, visit } from './visit.ts';
import { hrefs, TEL } from './ways.ts';

it('the list of sections marks the one that is being read', () =>
  visit('/kanal-tedavisi', { viewport: DESK }, async ({ page }) => {
    const current = page.locator('.contents [aria-current]');
    const links = page.locator('.contents a');
    for (const index of [1, 3]) {
      const link = links.nth(index);
      const id = (await link.getAttribute('href'))!.slice(1);
      await page.evaluate(
        (name) => document.getElementById(name)!.scrollIntoView({ behavior: 'instant', block: 'start' }),
        id,
      );
      await expect
        .poll(() => current.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
        .toEqual([`#${id}`]);
    }
  }));

it('each step of a treatment has its part of the drawing beside it', () =>
  visit('/kanal-tedavisi', { viewport: PHONE }, async ({ page }) => {
    const steps = await page.locator('.steps.drawn li').evaluateAll((items) =>
      items.map((item) => {
        const panel = item.querySelector('svg')!.getBoundingClientRect();
        const words = item.querySelector('h3')!.getBoundingClientRect();
        return { width: panel.width, beside: panel.right <= words.left && panel.top <= words.bottom };
      }),
    );
    expect(steps).toHaveLength(6);
    for (const step of steps) expect(step).toMatchObject({ beside: true });
    expect(Math.min(...steps.map(({ width }) => width))).toBeGreaterThan(60);
  }));

it('one click from a page of a symptom leads to all of them, and shows where one is', () =>
  visit('/belirti/gece-dis-agrisi', { viewport: DESK }, async ({ page }) => {
    await page.locator('.crumbs a', { hasText: 'Belirtiler' }).click();
    expect(new URL(page.url()).pathname).toBe('/belirti');
    expect(await page.locator('.crumbs [aria-current=page]').count()).toBe(1);
    expect(await page.locator('main .cards a').count()).toBeGreaterThan(5);
  }));

it.each(['/kanal-tedavisi', '/belirti/gece-dis-agrisi'])('on a phone %s shows the way home above its title', (path) =>
  visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
    const home = page.locator('.crumbs').getByRole('link', { name: WORDS.home });
    expect(await home.isVisible()).toBe(true);
    expect((await home.boundingBox())!.y).toBeLessThan((await page.locator('h1').boundingBox())!.y);
  }),
);

it('a card of a post has the day of its publication and the minutes it takes to read', () =>
  visit('/blog', {}, async ({ page }) => {
    const lines = await page.locator('.when').allTextContents();
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line.trim()).toMatch(/^\d+ \p{L}+ 20\d\d · Okuma süresi: \d+ dk$/u);
  }));

const opacities = (page: Page) =>
  page.locator('.scrolled .panel').evaluateAll((all) => all.map((panel) => Number(getComputedStyle(panel).opacity)));

/** Scrolls until the heading of a step is beside the upper edge of the picture, which stays where it is. */
const readStep = (page: Page, step: number) =>
  page.evaluate((place) => {
    const panel = document.querySelector('.scrolled .panel')!;
    const heading = document.querySelectorAll('.scrolled h3')[place]!;
    const edge = Number.parseFloat(getComputedStyle(panel).insetBlockStart);
    scrollBy({ top: heading.getBoundingClientRect().top - edge, behavior: 'instant' });
  }, step);

it('the tooth is treated while one scrolls: its picture stays, and changes with the step that is read', () =>
  visit('/kanal-tedavisi', { viewport: DESK, reducedMotion: 'no-preference' }, async ({ page }) => {
    await readStep(page, 0);
    await expect.poll(async () => (await opacities(page)).map(Math.round)).toEqual([1, 0, 0, 0, 0, 0]);
    expect((await opacities(page))[1]).toBeLessThan(0.1);
    await readStep(page, 5);
    await expect.poll(async () => (await opacities(page)).at(-1)).toBeGreaterThan(0.9);
    const [first, last] = await page
      .locator('.scrolled .panel')
      .evaluateAll((all) => [all[0]!, all.at(-1)!].map((panel) => panel.getBoundingClientRect().top));
    expect(first).toBe(last);
  }));

it('no line between steps is drawn where a step has no box of its own, over the page', () =>
  visit('/kanal-tedavisi', { viewport: DESK, reducedMotion: 'no-preference' }, async ({ page }) => {
    const drawn = await page
      .locator('.steps li')
      .evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item).display === 'contents')
          .map((item) => getComputedStyle(item, '::after').content),
      );
    expect(new Set(drawn)).toStrictEqual(new Set(['none']));
  }));

it('with reduced motion every step has its own still picture', () =>
  visit('/kanal-tedavisi', { viewport: DESK, reducedMotion: 'reduce' }, async ({ page }) => {
    expect(await opacities(page)).toEqual([1, 1, 1, 1, 1, 1]);
    const tops = await page
      .locator('.scrolled .panel')
      .evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(6);
  }));

/** The page for emergencies, and pages that open with the card of signs with which to call an ambulance. */
const URGENT = ['/acil-dis-tedavisi', '/sss/acil-durumlar', '/belirti/yuz-sisligi'];

it.each(URGENT)('on %s the first way to reach anybody is 112, right below what to do', (path) =>
  visit(path, { viewport: PHONE }, async ({ page }) => {
    const ways = page.locator('main').locator('a[href^="tel:"], a[href^="https://wa.me"]');
    await expect(ways.first().getAttribute('href')).resolves.toBe('tel:112');
    const card = page.locator('.care.emergency').first();
    await expect(card.locator('h2 + p a').getAttribute('href')).resolves.toBe('tel:112');
  }),
);

it.each(URGENT)('at the end of %s one calls first and writes second', (path) =>
  visit(path, { viewport: PHONE }, async ({ page }) => {
    const ways = page.locator('.closing a');
    await expect(ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')))).resolves.toEqual([
      expect.stringMatching(/^tel:/) as string,
      expect.stringMatching(/^https:\/\/wa\.me/) as string,
    ]);
  }),
);

it.each(URGENT)('on %s the bar has 112 from the beginning, and nothing to write while the practice is open', (path) =>
  visit(path, { viewport: PHONE }, async ({ page }) => {
    await at(page, MORNING);
    const ways = page.locator('.bar a:visible');
    expect(await hrefs(page, '.bar a')).toEqual(['tel:112', TEL]);
    const { y, height } = (await ways.first().boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
  }),
);
