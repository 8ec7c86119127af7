import { describe, expect, it } from 'vitest';
import { CARE, WORDS } from '../../../src/site/words.ts';
import { at, NIGHT } from '../clock.ts';
import { enlarge } from '../layout.ts';
import { DESK, LARGE_PHONE, PHONE, visit } from '../visit.ts';
import { EMERGENCY } from '../ways.ts';

describe('the page for emergencies', () => {
  it.each([PHONE, DESK])('has its signs in groups under titles, at $width px', (viewport) =>
    visit(EMERGENCY, { viewport }, async ({ page }) => {
      const card = page.locator('.care.emergency').first();
      const counts = await card
        .locator('.care-groups > :has(h3)')
        .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('li').length));
      expect(counts.length).toBeGreaterThan(3);
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(Math.max(...counts)).toBeLessThan(7);
    }),
  );

  it('shows a phone the signs that press most, and the first of the others in whole; a desk, and paper, all signs', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const signs = page.locator('.care-groups li');
      const seen = () =>
        signs.evaluateAll((all) => all.filter((sign) => sign.checkVisibility({ contentVisibilityAuto: true })).length);
      const all = await signs.count();
      for (const group of await page.locator('.care-groups > div').all())
        expect(await group.locator('li').first().isVisible()).toBe(true);
      for (const danger of [
        'göğüste baskı',
        'konuşma bozukluğu',
        'nefes borusuna',
        'uyandırılamıyorsa',
        'zarar vermeyi',
      ])
        expect(
          await signs
            .filter({ hasText: danger })
            .first()
            .evaluate((sign) => sign.checkVisibility({ contentVisibilityAuto: true })),
          danger,
        ).toBe(true);
      const folded = await seen();
      expect(folded).toBeLessThan(all);
      const more = page.locator('.more-signs', { hasText: 'Başını çarpan kişi' });
      const summary = more.locator('summary');
      expect(await summary.innerText()).toMatch(/^3 belirti daha\s+Başını çarpan kişi kan sulandırıcı kullanıyorsa$/);
      expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      const preview = summary.locator('span');
      expect(await preview.evaluate((line) => line.scrollHeight <= line.clientHeight + 1)).toBe(true);
      await summary.click();
      expect(await seen()).toBe(folded + 3);
      await page.setViewportSize(DESK);
      expect(await seen()).toBe(all);
      expect(await summary.isVisible()).toBe(false);
      await page.setViewportSize(LARGE_PHONE);
      await page.emulateMedia({ media: 'print' });
      expect(await signs.evaluateAll((every) => every.filter((sign) => sign.clientHeight > 10).length)).toBe(all);
    }));

  it('has both levels of signs before what to do about one complaint, and is not long', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE }, async ({ page }) => {
      const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
      const [red, sameDay, aid] = [
        await top('.care.emergency'),
        await top('.care.sameDay:not(.folded)'),
        await top('.folded'),
      ];
      expect([red, sameDay, aid]).toEqual([red, sameDay, aid].toSorted((a, b) => a - b));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
    }));

  it('says in its first words when to call, and has the call in the upper half of a phone', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE }, async ({ page }) => {
      expect(await page.locator('.masthead .lead').innerText()).toMatch(/^Nefes, yutma .* 112\./);
      const { y, height } = (await page.locator('.care.emergency .button').boundingBox())!;
      expect(y + height).toBeLessThan(LARGE_PHONE.height / 2);
    }));

  it('has the call in the first window where text is twice as large', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE }, async ({ page }) => {
      await at(page, NIGHT);
      await enlarge(page);
      const { y, height } = (await page.locator('.care.emergency .button').boundingBox())!;
      expect(y + height).toBeLessThan((await page.locator('.bar').boundingBox())!.y);
    }));

  it('has on a desk a call to an ambulance that is a button, not a banner', () =>
    visit(EMERGENCY, { viewport: DESK }, async ({ page }) => {
      expect((await page.locator('.care.emergency .button').boundingBox())!.width).toBeLessThan(400);
    }));

  it('opens what to do about a complaint for who comes by its address', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const steps = page.locator('.care.folded ol');
      expect(await steps.isVisible()).toBe(false);
      const id = await page.locator('.care.folded .unfolded').getAttribute('id');
      await page.goto(`${EMERGENCY}#${id}`);
      expect(await steps.isVisible()).toBe(true);
    }));

  it('shows a tooth that came out beside the steps to take', () =>
    visit(EMERGENCY, { viewport: DESK }, async ({ page }) => {
      const card = page.locator('.care', { hasText: 'dişi hemen yerine koyun' });
      await card.locator('summary').click();
      const [steps, drawing] = [await card.locator('ol').boundingBox(), await card.locator('.drawing').boundingBox()];
      expect(drawing!.x).toBeGreaterThan(steps!.x + steps!.width - 1);
      expect(drawing!.y).toBeLessThan(steps!.y + steps!.height);
      expect(await page.locator('main .drawing').count()).toBe(1);
    }));

  it('leads at a touch to the signs with which to call the same day', () =>
    visit(EMERGENCY, { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.locator('.jumps').getByRole('link', { name: CARE.sameDay.jump }).click();
      const heading = page.getByRole('heading', { name: CARE.sameDay.heading });
      await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
    }));

  it('leads at a touch to what to do with a tooth that came out, whose title says to put it back', () =>
    visit(EMERGENCY, { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' }, async ({ page }) => {
      const jump = page.locator('.jumps').getByRole('link', { name: 'Dişim yerinden çıktı' });
      expect((await jump.boundingBox())!.y).toBeLessThan(PHONE.height);
      await jump.click();
      const heading = page.getByRole('heading', { name: /dişi hemen yerine koyun/ });
      await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
      const card = page.locator('.care', { has: heading });
      expect(await card.locator('ol > li').count()).toBeGreaterThan(3);
      expect(await card.locator('a[href^="tel:+"]').isVisible()).toBe(true);
    }));

  it.each([EMERGENCY, '/belirti/gece-dis-agrisi'])('as %s, leads to what to do now', (path) =>
    visit(path, { viewport: PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.locator('.jumps').getByRole('link', { name: WORDS.doNow }).click();
      const heading = page.getByRole('heading', { name: WORDS.doNow });
      await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
    }),
  );

  it('tells the call to 112 from other buttons by its border, in forced colours', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE, forcedColors: 'active' }, async ({ page }) => {
      const border = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((button) => parseFloat(getComputedStyle(button).borderTopWidth));
      expect(await border('.care.emergency .button')).toBeGreaterThanOrEqual(4);
      expect(await border('.bar [data-urgent-call]')).toBeGreaterThanOrEqual(4);
      expect(await border('.care.sameDay .button')).toBeLessThanOrEqual(1);
    }));
});
