import { describe, expect, it } from 'vitest';
import { ASK_STATUS } from '../../../src/ask/messages.ts';
import { COMFORT } from '../../../src/urgency/response.ts';
import { at, MORNING, NIGHT } from '../clock.ts';
import { violations } from '../violations.ts';
import { DESK, LARGE_PHONE, NARROW, PHONE, visit } from '../visit.ts';
import { hrefs, TEL } from '../ways.ts';
import { amend, API, ask, asking, boxOf, known, NONSENSE, other } from './box.ts';

describe('the ask box', () => {
  it.each([known.question, NONSENSE])('puts the call for help first where it is urgent: %s', (question) =>
    visit('/', { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      const urgent = {
        kind: 'airway',
        call: '112',
        message: 'Hemen arayın.',
        messageEn: 'Call now.',
        url: other.url,
      };
      const related = [{ question: other.question, answer: other.answer, url: other.url }];
      await amend(page, ({ matched }) => ({ urgent, ...(matched ? {} : { related }) }));
      // While the practice is closed the bar begins with 112 whatever is asked.
      await at(page, MORNING);
      await ask(page, question);
      const { heading, result } = boxOf(page);
      await heading.first().waitFor();
      expect(await heading.first().textContent()).toContain(ASK_STATUS.urgent);
      const calls = result.getByRole('link');
      expect(await calls.first().getAttribute('href')).toBe('tel:112');
      const [button, card] = [await calls.first().boundingBox(), await result.locator('.ask-urgent').boundingBox()];
      expect(button!.width).toBeGreaterThan(0.8 * card!.width);
      expect(button!.y + button!.height).toBeLessThan(PHONE.height);
      expect(await result.textContent()).toContain(urgent.message);
      expect(await result.locator('[lang="en"]').count()).toBe(0);
      // Nobody is told to write and wait, and nothing in the open could reassure.
      expect(await result.locator('.answer-text:visible').count()).toBe(1);
      expect(await result.locator('a[href^="https://wa.me"]').count()).toBe(0);
      const bar = page.locator('.bar a:visible').first();
      expect(await bar.getAttribute('href')).toBe('tel:112');
      await page.unroute(API);
      await ask(page, other.question);
      await heading.filter({ hasText: other.question }).waitFor();
      expect(await page.locator('.bar a:visible').first().getAttribute('href')).not.toBe('tel:112');
    }),
  );

  it.each([
    ['is asked', '/', 'Dilim şişti, nefes alamıyorum', false],
    ['came with the address', `/sss${asking('Dilim şişti, nefes alamıyorum')}`, '', false],
    ['is asked in English', '/', 'My tongue is swollen and I cannot breathe', true],
  ])('shows what is urgent in full above the bar when it %s', (_, path, question, english) =>
    visit(path, { viewport: LARGE_PHONE }, async ({ page }) => {
      if (question) await ask(page, question);
      const card = page.locator('.ask-urgent');
      const first = card.locator(english ? '[lang="en"]' : '[data-part="first"]');
      const seen = async () => {
        const [words, button, bar] = await Promise.all(
          [first, card.locator('.button'), page.locator('.bar')].map((part) => part.boundingBox()),
        );
        return button!.y > 0 && words!.y + words!.height < bar!.y;
      };
      await card.waitFor();
      await expect.poll(seen, { timeout: 3000 }).toBe(true);
    }),
  );
});

describe('an urgent answer that an address opens', () => {
  const pages = ['/', '/sss'];
  const windows = [NARROW, LARGE_PHONE, DESK];
  it.each(windows.flatMap((viewport) => pages.map((path) => ({ ...viewport, path }))))(
    'has the call for help within the window, on $path at $width px',
    ({ path, ...viewport }) =>
      visit(`${path}${asking('Nefes alamıyorum')}`, { viewport }, async ({ page }) => {
        const call = boxOf(page).result.locator('a[href="tel:112"]').first();
        await call.waitFor();
        const edges = () =>
          call.evaluate((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            const bar = document.querySelector('.bar')!.getBoundingClientRect();
            return { above: top < 0, below: bottom > (bar.height > 0 ? bar.top : innerHeight) };
          });
        await expect.poll(edges).toEqual({ above: false, below: false });
      }),
  );

  it.each([PHONE, DESK])('has it there without the script too, at $width px', (viewport) =>
    visit(`/sor${asking('Nefes alamıyorum')}`, { viewport, javaScriptEnabled: false }, async ({ page }) => {
      const { y, height } = (await boxOf(page).result.locator('a[href="tel:112"]').first().boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    }),
  );
});

describe.each([true, false])('who thinks of dying, with JavaScript: %s', (javaScriptEnabled) => {
  it.each(['Ölmek istiyorum', 'Dişim çok ağrıyor, kendimi öldürmek istiyorum'])(
    'reads nothing but that they are not alone, and whom to call: %s',
    (question) =>
      visit('/', { viewport: PHONE, javaScriptEnabled }, async ({ page }) => {
        await ask(page, question);
        const { heading, result } = boxOf(page);
        await heading.first().waitFor();
        expect((await heading.first().textContent())!.trim()).toBe(COMFORT);
        expect(await result.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
          'tel:112',
        ]);
        expect(await result.textContent()).not.toMatch(/\bdiş|tedavi|muayene|randevu/i);
        // axe runs in the page itself.
        if (javaScriptEnabled) expect((await violations(page)).join('\n')).toBe('');
      }),
  );
});

it.each([
  [NIGHT, 'tel:184'],
  [MORNING, TEL],
])('what may wait for the same day has a way of its own, at %o', (time, way) =>
  visit('/', { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    await ask(page, 'yüzüm şişti');
    await boxOf(page).result.locator('.ask-urgent').waitFor();
    expect(await hrefs(page, '.ask-urgent .button')).toEqual(['tel:112', way]);
    await ask(page, 'nefes alamıyorum');
    await expect.poll(() => hrefs(page, '.ask-urgent .button')).toEqual(['tel:112']);
  }),
);

it.each(['knocked out tooth', 'tooth knocked out'])('what is urgent is in English first: %s', (question) =>
  visit('/', { viewport: PHONE }, async ({ page }) => {
    await ask(page, question);
    const card = boxOf(page).result.locator('.ask-urgent');
    await card.waitFor();
    const [english, turkish] = await Promise.all(
      ['[lang="en"]', '[data-part="first"]'].map((part) => card.locator(part).boundingBox()),
    );
    expect(english!.y).toBeLessThan(turkish!.y);
  }),
);

/** A phone so high that its bar covers nothing: what lies below it has no size for axe. */
const HIGH = { ...PHONE, height: 2400 };

it.each(['my tooth hurts', 'how much does it cost', 'Qwrtz what vbxzq'])(
  'an English question has the essentials in English first: %s',
  (question) =>
    visit('/', { viewport: HIGH }, async ({ page }) => {
      await ask(page, question);
      const { result } = boxOf(page);
      await result.locator(':scope > [lang="en"]:first-child').waitFor();
      // All that is in English stands before anything in Turkish.
      const notes = result.locator(':scope > [lang="en"]:not([lang="en"] ~ :not([lang="en"]) ~ *)');
      const text = (await notes.allInnerTexts()).join('\n').replaceAll('\u00a0', ' ');
      for (const part of ['112', '184', 'Monday–Friday 09:00–18:30', '0232 000 00 12']) expect(text).toContain(part);
      expect((await violations(page)).join('\n')).toBe('');
    }),
);
