import { expect, it } from 'vitest';
import { at, MORNING, NIGHT } from './clock.ts';
import { violations } from './violations.ts';
import { DESK, LARGE_PHONE, NARROW, PHONE, visit } from './visit.ts';

it('who is lost finds the page for emergencies, other pages, the line for a question and the telephone; what programs read is there for them alone', () =>
  visit('/boyle-bir-sayfa-yok', { viewport: LARGE_PHONE }, async ({ page }) => {
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    const box = await top('.ask-line');
    expect(await top('.lost a[href="/belirti"]')).toBeLessThan(box);
    expect(await top('.lost a[href="/acil-dis-tedavisi"]')).toBeLessThan(await top('.lost a[href="/belirti"]'));
    // A mistyped address is no emergency: red is for the bar alone.
    expect(await page.locator('.lost .button.urgent:visible').count()).toBe(0);
    expect(await page.locator('.bar a[href="tel:112"]').count()).toBe(1);
    await at(page, MORNING);
    expect(await page.locator('.lost a[href^="tel:+90"]').isVisible()).toBe(true);
    expect(await page.locator('.lost :is(a[href="/llms.txt"], a[href="/api/v1"])').count()).toBe(0);
    expect(await page.locator('main a[href="/llms.txt"]').count()).toBe(1);
  }));

it('at 320 px whom to call while the practice is closed is in one row', () =>
  visit('/boyle-bir-sayfa-yok', { viewport: NARROW }, async ({ page }) => {
    await at(page, NIGHT);
    const { height, width } = (await page.locator('.lost p > [href="tel:184"]').boundingBox())!;
    expect(height).toBeLessThan(60);
    expect(width).toBeGreaterThan(160);
  }));

it('on a desk, which has no bar, it has the signs and the call to an ambulance in the first screen, whatever the hour', () =>
  visit('/boyle-bir-sayfa-yok', { viewport: DESK }, async ({ page }) => {
    for (const time of [NIGHT, MORNING]) {
      await at(page, time);
      const call = (await page.locator('.lost .signpost a[href="tel:112"]').boundingBox())!;
      expect(call.y + call.height).toBeLessThan(DESK.height);
      expect(await page.locator('.lost .signs').innerText()).toContain('Nefes');
    }
  }));

it.each([NIGHT, MORNING])('the bar of a phone covers no half of a link at %o', (time) =>
  visit('/boyle-bir-sayfa-yok', { viewport: PHONE }, async ({ page }) => {
    await at(page, time);
    expect((await violations(page)).join('\n')).toBe('');
  }),
);
