import { launch } from 'puppeteer-core';
import type { Engine } from './page.ts';

/** Firefox as a distribution packages it, driven by WebDriver BiDi; Playwright drives only its own build of it. */
export async function firefoxEngine(executablePath: string): Promise<Engine> {
  // Not every version can switch scripts off for one page, so a second browser has them off.
  const start = (javaScript: boolean) =>
    launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { 'javascript.enabled': javaScript },
    });
  const [scripted, plain] = await Promise.all([start(true), start(false)]);
  return {
    version: (await scripted.version()).replace(/^\D*/, ''),
    async newPage({ javaScript }) {
      const context = await (javaScript ? scripted : plain).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 390, height: 844 });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      return {
        errors,
        open: async (url) => void (await page.goto(url)),
        async click(selector) {
          // Not `page.click`: it waits for an observer, which never runs when scripts are off.
          const [x, y] = (await page.evaluate(`(() => {
            const element = document.querySelector('${selector}');
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, top, width, height } = element.getBoundingClientRect();
            return [left + width / 2, top + height / 2];
          })()`)) as [number, number];
          await page.mouse.click(x, y);
        },
        type: (selector, text) => page.type(selector, text),
        evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
        close: () => context.close(),
      };
    },
    async close() {
      await Promise.all([scripted.close(), plain.close()]);
    },
  };
}
