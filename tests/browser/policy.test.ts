import { expect, it } from 'vitest';
import { SITE, visit } from './visit.ts';

it('a script or a style slipped into a page has no effect, and the browser reports it', () =>
  visit('/', {}, async ({ page, complaints }) => {
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.slipped = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>');
    });
    expect(await page.evaluate(() => 'slipped' in globalThis)).toBe(false);
    const colour = page.locator('body > p:last-child').evaluate((element) => getComputedStyle(element).color);
    expect(await colour).not.toBe('rgb(255, 0, 0)');
    expect(complaints.join('\n')).toMatch(/Content-Security-Policy: script-src[^]*style-src/);
  }));

it('another site may not show a page in a frame', () =>
  visit('/', {}, async ({ page }) => {
    await page.goto('about:blank');
    const blocked = page.waitForEvent('requestfailed');
    await page.setContent(`<iframe src="${SITE}/"></iframe>`);
    expect((await blocked).failure()?.errorText).toContain('ERR_BLOCKED_BY');
  }));
