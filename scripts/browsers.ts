import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from 'playwright-core';
import { createSiteHandler, readBuilt } from '#server/builtSite.ts';
import { addressOf, listen } from '#server/listen.ts';
import { firefoxEngine } from './browsers/firefox.ts';
import type { Engine } from './browsers/page.ts';
import { playwrightEngine } from './browsers/playwright.ts';
import { TASKS } from './browsers/tasks.ts';
import { webkitEngine } from './browsers/webkit.ts';
import { launchChromium } from './lib/chromium.ts';

/*
 * `npm run test:browsers`: do what patients do on a phone, on the site in `dist`, in every installed browser.
 * Chromium comes with npm; Firefox and WebKit are Playwright's (`npx playwright-core install firefox webkit`) or
 * Debian's (`apt-get install firefox-esr webkit2gtk-driver xvfb`). REQUIRED_BROWSERS, such as "firefox,webkit", names
 * those that must be installed.
 */
const DEBIAN = {
  firefox: '/usr/bin/firefox-esr',
  driver: '/usr/bin/WebKitWebDriver',
  miniBrowser: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  xvfb: '/usr/bin/xvfb-run',
};
const installed = (type: BrowserType): boolean => existsSync(type.executablePath());

/** Start a browser; undefined if it is not installed. */
const ENGINES: Readonly<Record<string, () => Promise<Engine | undefined>>> = {
  chromium: async () => playwrightEngine(await launchChromium()),
  firefox: async () =>
    installed(firefox)
      ? playwrightEngine(await firefox.launch())
      : existsSync(DEBIAN.firefox)
        ? firefoxEngine(DEBIAN.firefox)
        : undefined,
  webkit: async () =>
    installed(webkit)
      ? playwrightEngine(await webkit.launch())
      : [DEBIAN.driver, DEBIAN.miniBrowser, DEBIAN.xvfb].every(existsSync)
        ? webkitEngine(DEBIAN.driver, DEBIAN.miniBrowser)
        : undefined,
};

const server = await listen(0, createSiteHandler(await readBuilt('.')));
const site = addressOf(server);
const required = (process.env['REQUIRED_BROWSERS'] ?? '').split(',');
const notRun: string[] = [];
for (const [name, start] of Object.entries(ENGINES)) {
  const engine = await start();
  if (!engine) {
    notRun.push(name);
    continue;
  }
  for (const { name: task, javaScript, run } of TASKS) {
    const page = await engine.newPage({ javaScript });
    const problem = await run(page, site).then(
      () => page.errors[0],
      (error: unknown) => String(error),
    );
    console.log(`${problem ? '✗' : '✓'} ${name} ${engine.version}: ${task}${problem ? `\n  ${problem}` : ''}`);
    if (problem) process.exitCode = 1;
    await page.close();
  }
  await engine.close();
}
await server.close(true);
for (const name of notRun) console.error(`\nNOT RUN: ${name.toUpperCase()} is not installed.`);
if (notRun.some((name) => required.includes(name))) process.exitCode = 1;
