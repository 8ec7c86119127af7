import { describe, expect, it } from 'vitest';
import { SIGNPOST, WORDS } from '../../../src/site/words.ts';
import { at, MORNING, NIGHT } from '../clock.ts';
import { settled } from '../layout.ts';
import { DESK, LARGE_PHONE, PHONE, visit } from '../visit.ts';
import { EMERGENCY, hrefs, TEL } from '../ways.ts';

describe('a page that is about something else', () => {
  const pages = ['/kanal-tedavisi', '/blog/hamilelikte-dis-tedavisi', '/sss/agri-ve-konfor'];
  it.each(pages)('%s begins with the way to the signs, and has their cards in full behind its text', (path) =>
    visit(path, { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' }, async ({ page }) => {
      const signpost = page.locator('.masthead .signpost');
      expect((await signpost.boundingBox())!.y).toBeLessThan(PHONE.height);
      expect(await signpost.locator('a').first().getAttribute('href')).toBe('tel:112');
      expect(await page.locator('.first .care').count()).toBe(0);
      const signs = page.locator('.care.emergency');
      await signpost.getByRole('link', { name: SIGNPOST.emergency }).click();
      await expect.poll(async () => (await signs.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
      expect(await signs.locator('li').count()).toBeGreaterThan(1);
    }),
  );

  it('jumps to the signs at once, however far down they stand', () =>
    visit('/kanal-tedavisi', { viewport: PHONE }, async ({ page }) => {
      await page.locator('.signpost').getByRole('link', { name: SIGNPOST.emergency }).click();
      await settled(page);
      expect((await page.locator('.care.emergency').boundingBox())!.y).toBeLessThan(PHONE.height / 2);
    }));

  it.each([NIGHT, MORNING])('has the way to the signs before the ways to the practice at %o', (time) =>
    visit('/kanal-tedavisi', { viewport: LARGE_PHONE }, async ({ page }) => {
      await at(page, time);
      const top = async (selector: string) => (await page.locator(`.masthead ${selector}`).boundingBox())!.y;
      expect(await top('.signpost')).toBeLessThan(await top('.actions'));
    }),
  );

  it.each([
    [NIGHT, 'tel:184'],
    [MORNING, TEL],
  ])('has calls in sight of a desk wherever one reads at %o', (time, second) =>
    visit('/kanal-tedavisi', { viewport: { width: 1280, height: 600 } }, async ({ page }) => {
      await at(page, time);
      for (const down of [2500, 5500]) {
        await page.evaluate((y) => scrollTo(0, y), down);
        await settled(page);
        const calls = page.locator('.contents-calls a:visible');
        expect(await hrefs(page, '.contents-calls a')).toEqual(['tel:112', second]);
        const { y, height } = (await calls.last().boundingBox())!;
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThanOrEqual(600);
      }
    }),
  );

  it('gives a desk the cards in the width of its text, and each way in one line', () =>
    visit('/kanal-tedavisi', { viewport: DESK }, async ({ page }) => {
      await at(page, NIGHT);
      const sizes = await page
        .locator('.text .care')
        .evaluateAll((all) => all.map((card) => [card.clientWidth, card.parentElement!.parentElement!.clientWidth]));
      expect(sizes.length).toBe(2);
      for (const [card, text] of sizes) expect(card).toBeGreaterThan(text! - 20);
      const heights = await page
        .locator('.text .care-actions a:visible')
        .evaluateAll((all) => all.map((way) => way.clientHeight));
      expect(Math.max(...heights)).toBeLessThan(52);
    }));

  it('names signs of a treatment page, and its rows are as high as a finger', () =>
    visit('/kanal-tedavisi', { viewport: LARGE_PHONE }, async ({ page }) => {
      const signpost = page.locator('.masthead .signpost');
      expect(await signpost.innerText()).toMatch(/Nefes [^]*112’yi\sarayın/);
      const heights = await signpost.locator('a:visible').evaluateAll((all) => all.map((link) => link.clientHeight));
      expect(heights.length).toBeGreaterThan(1);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(42);
      // The call takes the width, above the links, while nobody else need be called.
      await at(page, MORNING);
      const [box, call, link] = await Promise.all(
        [signpost, signpost.locator('.button.urgent'), signpost.locator('.places')].map((part) => part.boundingBox()),
      );
      expect(call!.width).toBeGreaterThan(box!.width - 50);
      expect(call!.y + call!.height).toBeLessThanOrEqual(link!.y);
    }));

  it('leaves the message as the first way to reach the practice', () =>
    visit('/kanal-tedavisi', { viewport: PHONE }, async ({ page }) => {
      await at(page, MORNING);
      expect(await page.locator('.bar a[href^="https://wa.me"]').count()).toBe(1);
      expect(await page.locator('.bar [data-urgent-call]').isVisible()).toBe(false);
    }));
});

it.each(['/hekimler-icin', '/blog', '/hakkimda'])(
  '%s, which has no signs of its own, shows a phone the way to help at once, and its lead before its review',
  (path) =>
    visit(path, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const masthead = page.locator('.masthead');
      const way = (await masthead.locator(`.signpost a[href="${EMERGENCY}"]`).boundingBox())!;
      const { height: bar } = (await page.locator('.bar').boundingBox())!;
      expect(way.y + way.height).toBeLessThan(LARGE_PHONE.height - bar);
      expect(await masthead.locator('.signpost a[href="tel:112"]').isVisible()).toBe(true);
      const lead = (await masthead.locator('.lead').boundingBox())!;
      const review = (await masthead.getByText(WORDS.reviewed).boundingBox())!;
      expect(lead.y).toBeLessThan(review.y);
    }),
);
