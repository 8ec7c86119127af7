import { expect, it } from 'vitest';
import { ASK_STATUS } from '#ask/browser/askStatus.ts';
import { DESK, LARGE_PHONE, MORNING, NARROW, NIGHT, PHONE, visit } from '../visit.ts';
import { hrefs, TEL } from '../ways.ts';
import { ask, asking, boxOf, known } from './box.ts';

const BREATH = 'Nefes alamıyorum';

it('an emergency puts the call for help first, in the answer and in the bar, until the next question', () =>
  visit('/', { viewport: PHONE, reducedMotion: 'reduce', time: MORNING }, async ({ page }) => {
    // While the practice is closed the bar begins with 112 whatever is asked.
    await ask(page, BREATH);
    const { heading, result } = boxOf(page);
    await heading.filter({ hasText: ASK_STATUS.urgent }).waitFor();
    const call = result.getByRole('link').first();
    expect(await call.getAttribute('href')).toBe('tel:112');
    const [button, card] = [await call.boundingBox(), await result.locator('.ask-urgent').boundingBox()];
    expect(button!.width).toBeGreaterThan(0.8 * card!.width);
    // Nobody is told to write and wait.
    expect(await result.locator('a[href^="https://wa.me"]').count()).toBe(0);
    expect((await hrefs(page, '.bar a'))[0]).toBe('tel:112');
    await ask(page, known.question);
    await heading.filter({ hasText: known.question }).waitFor();
    expect((await hrefs(page, '.bar a'))[0]).not.toBe('tel:112');
  }));

it.each([
  ['is asked', '/', 'Dilim şişti, nefes alamıyorum', '[data-part="first"]'],
  ['came with the address', `/sss${asking('Dilim şişti, nefes alamıyorum')}`, '', '[data-part="first"]'],
  ['is asked in English', '/', 'My tongue is swollen and I cannot breathe', '[lang="en"]'],
])('an emergency is shown in full above the bar when it %s', (_, path, question, part) =>
  visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
    if (question) await ask(page, question);
    const card = page.locator('.ask-urgent');
    await card.waitFor();
    const seen = async () => {
      const [words, button, bar] = await Promise.all(
        [card.locator(part), card.locator('.button'), page.locator('.bar')].map((one) => one.boundingBox()),
      );
      return button!.y > 0 && words!.y + words!.height < bar!.y;
    };
    await expect.poll(seen).toBe(true);
  }),
);

it.each([NARROW, LARGE_PHONE, DESK])(
  'an urgent answer that an address opens has the call for help within the window, $width px wide',
  async (viewport) => {
    await visit(`/${asking(BREATH)}`, { viewport }, async ({ page }) => {
      const call = boxOf(page).result.locator('a[href="tel:112"]').first();
      await call.waitFor();
      const edges = () =>
        call.evaluate((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          const bar = document.querySelector('.bar')!.getBoundingClientRect();
          return { above: top < 0, below: bottom > (bar.height > 0 ? bar.top : innerHeight) };
        });
      await expect.poll(edges).toEqual({ above: false, below: false });
    });
    await visit(`/sor${asking(BREATH)}`, { viewport, javaScriptEnabled: false }, async ({ page }) => {
      const { y, height } = (await boxOf(page).result.locator('a[href="tel:112"]').first().boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    });
  },
);

it.each([
  ['yüzüm şişti', NIGHT, 'tel:184'],
  ['yüzüm şişti', MORNING, TEL],
  ['dişim yerinden çıktı', MORNING, TEL],
])('what a dentist must see soon has a call of its own: %s, at %o', (question, time, way) =>
  visit('/', { viewport: PHONE, time }, async ({ page }) => {
    await ask(page, question);
    await boxOf(page).result.locator('.ask-urgent').waitFor();
    expect(await hrefs(page, '.ask-urgent .button')).toEqual(['tel:112', way]);
    await ask(page, BREATH);
    await expect.poll(() => hrefs(page, '.ask-urgent .button')).toEqual(['tel:112']);
  }),
);
