import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { LONG } from '../propertyRuns.ts';
import { layoutShift, settled } from './layout.ts';
import { oneOfEach, PHONE, visit } from './visit.ts';

/** A page differs at these times of İzmir: open, about to close, night, the day off. */
const OFTEN = { noon: '2026-11-25T12:00:00+03:00', night: '2026-11-25T00:50:00+03:00' };
const TIMES = { ...OFTEN, 'before closing': '2026-11-25T18:29:00+03:00', Sunday: '2026-11-22T12:00:00+03:00' };

/** Kinds that tell the hours. In the short run, the others are seen only open and closed. */
const TELLING = ['home', 'contact'];

/** How far the page at a path moves by its scripts, which come after it and its fonts, as on a slow network. */
async function movedByScripts(page: Page, path: string): Promise<number> {
  const scripts = '**/*.js';
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = (route: Route) => released.then(() => route.continue());
  await page.route(scripts, hold);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.evaluate(async () => void (await document.fonts.ready));
  await settled(page);
  const before = await layoutShift(page);
  release();
  await page.locator('html:is([data-open], [data-closed])').waitFor();
  await settled(page);
  await page.unroute(scripts, hold);
  return (await layoutShift(page)) - before;
}

/** The page for programmers has no hours to learn. */
const patientPages = (await oneOfEach()).filter(([kind]) => kind !== 'developers');

it.each(patientPages)('a page of kind %s does not move when its script learns the hour', (kind, path) =>
  visit('/robots.txt', { viewport: PHONE }, async ({ page }) => {
    const shifts: Record<string, number> = {};
    for (const [name, time] of Object.entries(LONG || TELLING.includes(kind) ? TIMES : OFTEN)) {
      await page.clock.setFixedTime(new Date(time));
      const shift = await movedByScripts(page, path);
      if (shift >= 0.01) shifts[name] = shift;
    }
    expect(shifts).toEqual({});
  }),
);
