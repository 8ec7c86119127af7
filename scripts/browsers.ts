import { existsSync } from 'node:fs';
import { type Browser, firefox, webkit } from 'playwright-core';
import { createSiteHandler, readBuiltSite } from '#server/builtSite.ts';
import { addressOf, listen } from '#server/listen.ts';
import { launchChromium } from './lib/chromium.ts';
import { PATIENT_TASKS } from './lib/patientTasks.ts';

/*
 * `npm run test:browsers`: do what patients do on a phone, on the site in `dist`, in every installed browser.
 * Chromium comes with npm, the others by `npx playwright-core install --with-deps firefox webkit`. REQUIRED_BROWSERS,
 * such as "firefox,webkit", names those that must be installed.
 */
const BROWSERS: Readonly<Record<string, () => Promise<Browser | undefined>>> = {
  chromium: launchChromium,
  firefox: async () => (existsSync(firefox.executablePath()) ? firefox.launch() : undefined),
  webkit: async () => (existsSync(webkit.executablePath()) ? webkit.launch() : undefined),
};

const server = await listen(0, createSiteHandler(await readBuiltSite('.')));
const required = (process.env['REQUIRED_BROWSERS'] ?? '').split(',');
const notRun: string[] = [];
for (const [name, launch] of Object.entries(BROWSERS)) {
  const browser = await launch();
  if (!browser) {
    notRun.push(name);
    continue;
  }
  for (const { name: task, javaScript: javaScriptEnabled, run } of PATIENT_TASKS) {
    const context = await browser.newContext({
      baseURL: addressOf(server),
      viewport: { width: 390, height: 844 },
      locale: 'tr-TR',
      javaScriptEnabled,
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const problem = await run(page).then(
      () => errors[0],
      (error: unknown) => String(error),
    );
    console.log(`${problem ? '✗' : '✓'} ${name} ${browser.version()}: ${task}${problem ? `\n  ${problem}` : ''}`);
    if (problem) process.exitCode = 1;
    await context.close();
  }
  await browser.close();
}
await server.close(true);
for (const name of notRun) console.error(`\nNOT RUN: ${name.toUpperCase()} is not installed.`);
if (notRun.some((name) => required.includes(name))) process.exitCode = 1;
