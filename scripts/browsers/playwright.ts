import type { Browser } from 'playwright-core';
import type { Engine } from './page.ts';

/** An engine that Playwright drives: Chromium, or its own builds of Firefox and WebKit. */
export const playwrightEngine = (browser: Browser): Engine => ({
  version: browser.version(),
  async newPage({ javaScript }) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'tr-TR',
      javaScriptEnabled: javaScript,
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    return {
      errors,
      open: async (url) => void (await page.goto(url)),
      click: (selector) => page.locator(selector).first().click(),
      type: (selector, text) => page.locator(selector).pressSequentially(text),
      evaluate: (expression) => page.evaluate(expression),
      close: () => context.close(),
    };
  },
  close: () => browser.close(),
});
