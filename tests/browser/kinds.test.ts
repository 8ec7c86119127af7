import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { practices } from '../dist/practices.ts';
import { LONG } from '../propertyRuns.ts';
import { brokenWords, cutOff, emptyColumns, enlarge, MAX_GAP, settled, tooWide, unfold } from './layout.ts';
import { violations } from './violations.ts';
import { DARK, DESK, LARGE_PHONE, LIGHT, NARROW, NIGHT, oneOfEach, PHONE, TABLET, visit } from './visit.ts';
import { hrefs } from './ways.ts';

/** The practice that `setup.ts` serves. */
const shown = practices[0]!;
const EMERGENCY_CALL = `tel:${shown.emergencyNumber()}`;

/** In the short run, each size of window has colours of its own. */
const [onPhone, onDesk] = LONG
  ? [
      [LIGHT, DARK],
      [LIGHT, DARK],
    ]
  : [[LIGHT], [DARK]];

it.each(await oneOfEach())('a page of kind %s has no error and loses nothing, in any window', (kind, path) =>
  visit(path, { viewport: PHONE, time: NIGHT }, async ({ page, response, complaints }) => {
    expect(response.status()).toBe(kind === 'not-found' ? 404 : 200);
    // In a window as tall as the page, nothing lies half under the bar by chance.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...PHONE, height });
    expect(await violations(page, onPhone)).toEqual([]);
    await page.setViewportSize(DESK);
    expect(await violations(page, onDesk)).toEqual([]);
    // The page itself is missing on purpose.
    expect(complaints.filter((text) => kind !== 'not-found' || !text.includes('status of 404'))).toEqual([]);

    const calls = await hrefs(page, ':is(.care.emergency, .signpost) .button[href^="tel:"]');
    expect(calls.filter((call) => call !== EMERGENCY_CALL)).toEqual([]);
    // How long the texts of another practice are is its own business.
    for (const viewport of shown.name === 'sample' ? [TABLET, DESK] : []) {
      await page.setViewportSize(viewport);
      expect([viewport.width, await emptyColumns(page, MAX_GAP)]).toEqual([viewport.width, []]);
    }

    await page.setViewportSize(NARROW);
    await unfold(page);
    expect(await page.locator('.on-paper:visible').count()).toBe(0);
    expect(await cutOffOn(page)).toEqual({ sideways: [], cutOff: [] });
    await enlarge(page);
    for (const viewport of [NARROW, LARGE_PHONE, TABLET, DESK]) {
      await page.setViewportSize(viewport);
      await settled(page);
      expect([viewport.width, await cutOffOn(page)]).toEqual([viewport.width, { sideways: [], cutOff: [] }]);
      if (viewport === LARGE_PHONE) expect(await brokenWords(page, 'main :is(h1, h2, h3)')).toEqual([]);
    }
  }),
);

const cutOffOn = async (page: Page) => ({
  sideways: await tooWide(page),
  cutOff: await cutOff(page),
});
