import type { Page } from 'playwright-core';

/** At night, closed, by the clock of the practice: a Sunday, half past two in the morning. */
export const NIGHT = new Date('2026-11-21T23:30:00Z');
/** Open: a Wednesday, eleven in the morning. */
export const MORNING = new Date('2026-11-25T08:00:00Z');

/** Stop the clock at a time, and reload the page. */
export async function at(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.reload();
}
