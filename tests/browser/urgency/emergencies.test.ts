import { describe, expect, it } from 'vitest';
import { CARE, WORDS } from '../../../src/site/words.ts';
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

  it('shows a phone the first sign of each group, and how the others begin, which open; a desk, and paper, all signs', () =>
    visit(EMERGENCY, { viewport: LARGE_PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const signs = page.locator('.care-groups li');
      const seen = () =>
        signs.evaluateAll((all) => all.filter((sign) => sign.checkVisibility({ contentVisibilityAuto: true })).length);
      const all = await signs.count();
      for (const group of await page.locator('.care-groups > div').all())
        expect(await group.locator('li').first().isVisible()).toBe(true);
      const folded = await seen();
      expect(folded).toBeLessThan(all);
      const more = page.locator('.more-signs', { hasText: 'Başını çarpan kişi' });
      const summary = more.locator('summary');
      expect(await summary.innerText()).toMatch(/^5 belirti daha\s+Darbeden sonra bayılma/);
      expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await summary.click();
      expect(await seen()).toBe(folded + 5);
      await page.setViewportSize(DESK);
      expect(await seen()).toBe(all);
      expect(await summary.isVisible()).toBe(false);
      await page.setViewportSize(LARGE_PHONE);
      await page.emulateMedia({ media: 'print' });
      expect(await signs.evaluateAll((every) => every.filter((sign) => sign.clientHeight > 10).length)).toBe(all);
    }));

  it('shows a tooth that came out beside the steps to take', () =>
    visit(EMERGENCY, { viewport: DESK }, async ({ page }) => {
      const card = page.locator('.care', { hasText: 'dişi hemen yerine koyun' });
      const [steps, drawing] = [await card.locator('ol').boundingBox(), await card.locator('.drawing').boundingBox()];
      expect(drawing!.x).toBeGreaterThan(steps!.x + steps!.width);
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
