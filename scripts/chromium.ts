import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';

/**
 * Flags of our own: the package's hold `--single-process` and `--disable-web-security`, which break performance traces
 * and hide errors.
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

const options = async (): Promise<LaunchOptions> => ({
  executablePath: await chromiumPath(),
  args: FLAGS,
  ignoreDefaultArgs: ['--headless'],
});

/** Starts a browser. Whoever starts it closes it. */
export const launchChromium = async (): Promise<Browser> => chromium.launch(await options());

/** Starts a browser that other processes connect to by its `wsEndpoint()`. */
export const launchChromiumServer = async (): Promise<BrowserServer> => chromium.launchServer(await options());
