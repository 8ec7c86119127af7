import { describe, expect, it } from 'vitest';
import { cutOff, enlarge, layoutShift, scrollsSideways, unfold } from './layout.ts';
import { violations } from './violations.ts';
import { COLOURS, DESK, NARROW, oneOfEach, PHONE, visit } from './visit.ts';

const kinds = await oneOfEach();

describe.each(kinds)('a page of kind %s', (kind, path) => {
  describe.each(COLOURS)('in %s colours', (_, colours) => {
    it.each([PHONE, DESK])('has no error that axe finds at $width px, and none the browser tells of', (viewport) =>
      visit(path, { viewport, ...colours }, async ({ page, response, complaints }) => {
        expect(response.status()).toBe(kind === 'not-found' ? 404 : 200);
        expect((await violations(page)).join('\n')).toBe('');
        // That the page itself is missing is so on purpose.
        const unexpected = complaints.filter((text) => kind !== 'not-found' || !text.includes('status of 404'));
        expect(unexpected.join('\n')).toBe('');
      }),
    );
  });

  it('has no heading of a section twice', () =>
    visit(path, { viewport: DESK }, async ({ page }) => {
      const headings = await page
        .getByRole('heading', { level: 2, includeHidden: true })
        .evaluateAll((all) => all.map(({ textContent }) => textContent!.trim()));
      expect(headings.filter((heading, place) => headings.indexOf(heading) !== place)).toStrictEqual([]);
    }));

  it('does not scroll sideways at 320 px', () =>
    visit(path, { viewport: NARROW }, async ({ page }) => {
      expect(await scrollsSideways(page)).toBe(false);
      await unfold(page);
      expect(await scrollsSideways(page)).toBe(false);
      expect((await cutOff(page)).join('\n')).toBe('');
    }));

  it.each([NARROW, PHONE, DESK])('loses nothing at $width px when its text is twice as large', (viewport) =>
    visit(path, { viewport }, async ({ page }) => {
      await enlarge(page);
      expect(await scrollsSideways(page)).toBe(false);
      await unfold(page);
      expect(await scrollsSideways(page)).toBe(false);
      expect((await cutOff(page)).join('\n')).toBe('');
    }),
  );

  it('does not move while it loads', () =>
    visit(path, { viewport: PHONE }, async ({ page }) => {
      expect(await layoutShift(page)).toBeLessThan(0.01);
    }));
});
