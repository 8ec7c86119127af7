import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

/**
 * Our own flags: the package's include `--single-process` and `--disable-web-security`, which break performance traces
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

/** Get the path of the Chromium that comes with the npm packages; the first call unpacks it. */
export const chromiumPath = (): Promise<string> => sparticuz.executablePath();

const options = async (): Promise<LaunchOptions> => ({
  executablePath: await chromiumPath(),
  args: FLAGS,
  ignoreDefaultArgs: ['--headless'],
});

/** Start a browser, which the caller closes. */
export const launchChromium = async (): Promise<Browser> => chromium.launch(await options());

/** Start a browser that other processes connect to by its `wsEndpoint()`. */
export const launchChromiumServer = async (): Promise<BrowserServer> => chromium.launchServer(await options());
