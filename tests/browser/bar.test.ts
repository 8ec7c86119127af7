import { describe, expect, it } from 'vitest';
import { ask } from './ask/box.ts';
import { violations } from './violations.ts';
import { COLOURS, LARGE_PHONE, MORNING, NIGHT, PHONE, visit } from './visit.ts';

describe('the bar of a phone', () => {
  it('has no error that axe finds while the practice is closed, in any colours', () =>
    visit('/belirti/gece-dis-agrisi', { viewport: PHONE, time: NIGHT }, async ({ page }) => {
      expect((await violations(page, COLOURS)).join('\n')).toBe('');
    }));

  it.each(['/', '/sor?q=Nefes%20alam%C4%B1yorum'])(
    'and an urgent answer on %s never show two filled calls at once',
    (path) =>
      visit(path, { viewport: LARGE_PHONE, reducedMotion: 'reduce', time: NIGHT }, async ({ page }) => {
        if (!path.includes('?')) await ask(page, 'Nefes alamıyorum');
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
        // Nothing of it can wait for anybody else.
        expect(await page.locator('.bar a:visible').count()).toBe(1);
      }),
  );

  it.each([
    ['/iletisim', MORNING],
    ['/kanal-tedavisi', NIGHT],
  ])('leaves %s at %o to the ways of the page while they show, with the script', async (path, time) => {
    for (const javaScriptEnabled of [true, false])
      await visit(
        path,
        { viewport: LARGE_PHONE, reducedMotion: 'reduce', time, javaScriptEnabled },
        async ({ page }) => {
          const links = page.locator('.bar a:visible');
          await expect.poll(() => links.count()).toBe(javaScriptEnabled ? 0 : 2);
          await page.mouse.wheel(0, 1500);
          await expect.poll(() => links.count()).toBe(2);
        },
      );
  });

  it('keeps its call for 112 beside the ways of the page', () =>
    visit('/belirti/gece-dis-agrisi', { viewport: LARGE_PHONE, time: MORNING }, async ({ page }) => {
      await page.locator('.contact-panel .reach-ways').scrollIntoViewIfNeeded();
      await page.locator('.bar[data-beside="ways"]').waitFor();
      expect(await page.locator('.bar a[href="tel:112"]').isVisible()).toBe(true);
    }));

  it('calls the ambulance again after an answer that called somebody else', () =>
    visit('/', { viewport: PHONE, reducedMotion: 'reduce', time: NIGHT }, async ({ page }) => {
      const call = page.locator('.bar [data-urgent-call]');
      for (const [question, number] of [
        ['Çocuğum deterjan yuttu', 'tel:114'],
        ['Kanal tedavisi kaç seans sürer?', 'tel:112'],
      ] as const) {
        await ask(page, question);
        await expect.poll(() => call.getAttribute('href')).toBe(number);
      }
      expect(await call.isVisible()).toBe(true);
      expect(await call.textContent()).toContain('112');
    }));
});

it('a page that is urgent has no error that axe finds in forced colours', () =>
  visit('/acil-dis-tedavisi', { viewport: PHONE }, async ({ page }) => {
    // In a window as tall as the page, nothing lies half under the bar by chance.
    await page.setViewportSize({
      ...PHONE,
      height: await page.evaluate(() => document.documentElement.scrollHeight),
    });
    expect(await violations(page, COLOURS.slice(2))).toEqual([]);
  }));
