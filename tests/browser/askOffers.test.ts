import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SAID } from '../../src/site/said.ts';
import { ASK } from '../../src/site/words.ts';
import { violations } from './violations.ts';
import { DESK, PHONE, visit } from './visit.ts';

/** The parts of the ask box of a page. */
const boxOf = (page: Page) => {
  const box = page.locator('ask-box');
  return {
    field: box.getByRole('textbox', { name: ASK.heading }),
    button: box.getByRole('button', { name: ASK.submit }),
    result: box.locator('[data-result]'),
    heading: box.locator('[data-result] h3').first(),
  };
};

const asking = (question: string) => `?q=${encodeURIComponent(question)}`;
const NONSENSE = 'Qwrtz plmkn vbxzq?';

describe('an urgent answer that an address opens', () => {
  const pages = ['/', '/sss', '/boyle-bir-sayfa-yok'];
  const windows = [{ width: 320, height: 640 }, { width: 390, height: 844 }, DESK];
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
        const { field, button, heading, result } = boxOf(page);
        await field.fill(question);
        await button.click();
        await heading.waitFor();
        expect((await heading.textContent())!.trim()).toBe(SAID.comfort);
        expect(await result.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
          'tel:112',
        ]);
        expect(await result.textContent()).not.toMatch(/\bdiş|tedavi|muayene|randevu/i);
        // axe runs in the page itself.
        if (javaScriptEnabled) expect((await violations(page)).join('\n')).toBe('');
      }),
  );
});

describe('the questions that are shown as examples', () => {
  it.each([true, false])('are asked at a touch, and have an answer; with JavaScript: %s', (javaScriptEnabled) =>
    visit('/', { viewport: PHONE, javaScriptEnabled }, async ({ page }) => {
      const examples = page.locator('.ask-example button');
      expect(await examples.count()).toBeGreaterThan(1);
      for (let place = 0; place < (await examples.count()); place++) {
        const question = (await examples.nth(place).textContent())!.trim().replaceAll('\u00a0', ' ');
        await examples.nth(place).click();
        const { field, result } = boxOf(page);
        await result.locator('.ask-answer').waitFor();
        expect(await field.inputValue()).toBe(question);
        await page.goto('/');
      }
    }),
  );
});

it.each([NONSENSE, 'diş'])(
  'where nothing is certain one may choose by complaint, as on the home page: %s',
  (question) =>
    visit('/', {}, async ({ page }) => {
      const { field, button, result } = boxOf(page);
      await field.fill(question);
      await button.click();
      const choices = result.locator('.ask-choose a');
      await choices.first().waitFor();
      const paths = (links: typeof choices) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(await paths(choices)).toEqual(await paths(page.locator('.tiles a')));
      expect((await violations(page)).join('\n')).toBe('');
    }),
);

describe.each([true, false])('where no answer is sure, with JavaScript: %s', (javaScriptEnabled) => {
  const opened = async (page: Page, question: string) => {
    const { field, button, result, heading } = boxOf(page);
    await field.fill(question);
    await button.click();
    await heading.waitFor();
    return result
      .locator('.questions details')
      .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  };

  it('the first suggestion is unfolded if it is asked in the words of the question', () =>
    visit('/', { viewport: PHONE, javaScriptEnabled }, async ({ page }) => {
      const open = await opened(page, 'Tedavi edilen dişimle ısırınca ağrı oluyor, bu durumun sebebi nedir?');
      expect(open[0]).toBe(true);
      expect(open.slice(1)).not.toContain(true);
      expect((await boxOf(page).heading.textContent())!.trim()).toBe(ASK.unsure);
    }));

  it('none is unfolded that has a word of it and no more, and none shown that has not even that', () =>
    visit('/', { viewport: PHONE, javaScriptEnabled }, async ({ page }) => {
      const open = await opened(page, 'Dişim aniden ağrıdı');
      expect(open.length).toBeGreaterThan(0);
      expect(open).not.toContain(true);
      await page.goto('/');
      expect(await opened(page, 'hava nasıl')).toEqual([]);
      expect((await boxOf(page).heading.textContent())!.trim()).toBe(ASK.onward);
    }));
});
