import { describe, expect, it } from 'vitest';
import { ASK, CARE, serviceWords, WORDS } from '../../src/site/words.ts';
import { at, MORNING, NIGHT } from './clock.ts';
import { LARGE_PHONE, visit } from './visit.ts';

describe('the home page of a phone', () => {
  it('shows the call for help and the ask box on its first screen, before the large drawing', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      const bottom = async (selector: string) => {
        const { y, height } = (await page.locator(selector).first().boundingBox())!;
        return y + height;
      };
      const call = await bottom('main a[href="tel:112"]');
      const box = await bottom('ask-box');
      expect(await bottom('.headline')).toBeLessThan(call);
      expect(call).toBeLessThan(box);
      expect(box).toBeLessThan(LARGE_PHONE.height);
      expect((await page.locator('.hero > .drawing').boundingBox())!.y).toBeGreaterThan(box);
      expect(await page.getByRole('link', { name: CARE.emergency.call }).first().isVisible()).toBe(true);
      expect(await page.getByRole('textbox', { name: ASK.heading }).isVisible()).toBe(true);
    }));

  it.each([
    ['a phone', LARGE_PHONE, '.tiles a > span'],
    ['a desk', { width: 1280, height: 800 }, '.choose h2'],
  ])('of %s begins with help, the ask box and the first complaints on one screen', (_, viewport, last) =>
    visit('/', { viewport }, async ({ page }) => {
      await page.evaluate(() => document.fonts.ready);
      const { y, height } = (await page.locator(last).first().boundingBox())!;
      expect(y + Math.min(height, 24)).toBeLessThanOrEqual(viewport.height);
    }),
  );

  it('offers complaints to choose from, each with its drawing, before treatments', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      const tiles = page.locator('.tiles a');
      const paths = await tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLAnchorElement).pathname));
      expect(paths).toHaveLength(6);
      for (const path of paths) expect(path).toMatch(/^\/belirti\//);
      expect(await tiles.locator('svg:not(.icon)').count()).toBe(6);
      const services = page.locator('main').getByRole('heading', { name: WORDS.services, exact: true });
      expect((await tiles.last().boundingBox())!.y).toBeLessThan((await services.boundingBox())!.y);
      await tiles.first().click();
      await page.waitForURL(`**${paths[0]!}`);
    }));

  it('is ordered by need: complaints, who is there, what is done, how a visit goes, where it is', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      const headings = await page.locator('main h2').allTextContents();
      const { main, others } = serviceWords({ wording: 'medical', words: {} });
      const inOrder: string[] = [WORDS.complaints, WORDS.meet, main, others, WORDS.visit, WORDS.contact];
      expect(headings.filter((heading) => inOrder.includes(heading))).toEqual(inOrder);
    }));

  it('shows cards of what is done, and names the rest in lists', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      expect(await page.locator('main .cards').count()).toBe(1);
      expect(await page.locator('main .cards > li').count()).toBe(4);
      expect(await page.locator('main .names').count()).toBe(4);
    }));

  it('shows who treats, with a portrait and the way to more', () =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      const doctors = page.locator('.doctors');
      expect(await doctors.getByRole('img').count()).toBe(1);
      expect(await doctors.getByRole('link').getAttribute('href')).toBe('/hakkimda');
      expect(await doctors.getByRole('listitem').filter({ hasText: 'Endodonti uzmanlık eğitimi' }).count()).toBe(2);
    }));
});

it('what is urgent keeps its edge, and its button is filled, where colours are those of the system', () =>
  visit('/', { viewport: LARGE_PHONE, forcedColors: 'active' }, async ({ page }) => {
    const box = await page.locator('.first-aid').evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { borderTopStyle, width: parseFloat(borderTopWidth), apart: borderTopColor !== backgroundColor };
    });
    expect(box.borderTopStyle).toBe('solid');
    expect(box.width).toBeGreaterThanOrEqual(1);
    expect(box.apart).toBe(true);
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('.first-aid .button')).not.toBe(await ground('body'));
  }));

describe('the opening hours of the home page', () => {
  it.each([
    ['at night', NIGHT, 'Şu anda kapalı · açılış yarın 09.00', 'closed'],
    ['in the morning', MORNING, 'Şu anda açık · kapanış 18.30', 'open'],
  ])('say %s what holds, and lead to what to do until then', (_, time, words, state) =>
    visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
      await at(page, time);
      const box = page.locator('.hero .open-now');
      expect(await box.locator('.state').textContent()).toBe(words);
      expect(await box.getAttribute('data-state')).toBe(state);
      expect(await box.getByRole('link').getAttribute('href')).toBe('/belirti/gece-dis-agrisi');
    }),
  );

  it('tell open from closed by shape, where colours are those of the system', () =>
    visit('/', { viewport: LARGE_PHONE, forcedColors: 'active' }, async ({ page }) => {
      const edge = async (time: Date) => {
        await at(page, time);
        return page
          .locator('.hero .open-now .state')
          .evaluate((line) => getComputedStyle(line, '::before').borderTopWidth);
      };
      const [closed, open] = [await edge(NIGHT), await edge(MORNING)];
      expect(parseFloat(closed)).toBeGreaterThan(0);
      expect(parseFloat(open)).toBeGreaterThan(parseFloat(closed));
    }));

  it('say nothing that the clock decides without the script, and lose no line', () =>
    visit('/', { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
      expect((await page.locator('.hero .open-now .state').textContent())!.trim()).toBe(WORDS.hours);
      expect(await page.locator('.hero .week').isVisible()).toBe(true);
    }));
});

it('shows a phone on its first screen that there are complaints to choose from, and examples as high as a thumb', () =>
  visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
    const { y, height } = (await page.getByRole('heading', { name: WORDS.complaints }).boundingBox())!;
    expect(y + height).toBeLessThan(844);
    const examples = await page.locator('.ask-example button').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...examples)).toBeGreaterThanOrEqual(44);
  }));

it('each complaint is told by a drawing of its own, which holds no words and stays small', () =>
  visit('/', { viewport: LARGE_PHONE }, async ({ page }) => {
    const drawings = await page.locator('.tiles svg').evaluateAll((all) =>
      all.map((drawing) => ({
        shapes: drawing.innerHTML.length,
        words: drawing.querySelectorAll('text').length,
        width: drawing.getBoundingClientRect().width,
        // The face, the tooth or the mouth that is looked at.
        hurts: drawing.querySelector('.d-pain, .d-accent-line') !== null,
      })),
    );
    expect(drawings).toHaveLength(6);
    for (const { shapes, words, width, hurts } of drawings) {
      expect([words, hurts]).toEqual([0, true]);
      expect(shapes).toBeLessThan(3500);
      expect(width).toBeGreaterThan(80);
    }
  }));
