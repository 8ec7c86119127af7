import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The ways to the practice, as the addresses of links. */
export const TEL = expect.stringMatching(/^tel:\+90/) as string;
export const MESSAGE = expect.stringMatching(/^https:\/\/wa\.me\//) as string;

/** The page for emergencies. */
export const EMERGENCY = '/acil-dis-tedavisi';

/** The addresses of the visible links, without their queries. */
export const hrefs = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(`${selector}:visible`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace(/\?.*/, '')));
