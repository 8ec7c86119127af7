import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

/**
 * Flags of our own: the package's hold `--single-process` and `--disable-web-security`, which break performance traces
 * and hide faults.
 */
export const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--font-render-hinting=none',
];

/** Path of the Chromium that comes with the npm packages; unpacked at the first call. */
export const chromiumPath = (): Promise<string> => sparticuz.executablePath();

/** Starts the browser of the tests and of the screenshots. Whoever starts it closes it. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: FLAGS, ignoreDefaultArgs: ['--headless'] });
}
