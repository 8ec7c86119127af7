import { existsSync } from 'node:fs';
import { strict as assert } from 'node:assert';
import { chromium, firefox, webkit, type Browser, type BrowserType, type Page } from 'playwright-core';
import { createAnswerer } from '../src/answers/answerer.ts';
import { readBuilt } from '../src/server/folder.ts';
import { addressOf } from '../src/server/listen.ts';
import { createSiteServer } from '../src/server/server.ts';
import { launchChromium } from './chromium.ts';

/*
 * `npm run test:browsers`: what matters to patients, in every engine that is installed, on a phone, from what is in `dist`.
 * `npx playwright-core install firefox webkit` installs the two that npm does not bring. REQUIRED_BROWSERS names those
 * without which it fails, such as "firefox,webkit".
 */
const ENGINES: readonly [name: string, type: BrowserType, launch: () => Promise<Browser>][] = [
  ['chromium', chromium, launchChromium],
  ['firefox', firefox, () => firefox.launch()],
  ['webkit', webkit, () => webkit.launch()],
];
const required = (process.env['REQUIRED_BROWSERS'] ?? '').split(',');

interface Task {
  readonly name: string;
  readonly javaScriptEnabled?: false;
  run(page: Page, site: string): Promise<void>;
}

const TASKS: readonly Task[] = [
  {
    name: 'read a page and open a fold of it',
    async run(page, site) {
      await page.goto(`${site}/kanal-tedavisi`);
      assert(await page.locator('h1').isVisible());
      const { width, content } = await page.evaluate(() => ({
        width: innerWidth,
        content: document.documentElement.scrollWidth,
      }));
      assert(content <= width, `scrolls sideways: ${content} of ${width} px`);
      await page.locator('.part summary').first().click();
      assert(await page.locator('.part[open] .unfolded').first().isVisible());
    },
  },
  {
    name: 'open the menu, follow a link',
    async run(page, site) {
      await page.goto(site);
      await page.locator('.header .menu-button:visible').click();
      await page.locator('#menu .menu-places a').nth(1).click();
      await page.waitForURL('**/iletisim');
      assert(await page.locator('.contact .whereabouts').first().isVisible());
    },
  },
  {
    name: 'call 112 from the first screen, read its signs',
    async run(page, site) {
      await page.goto(site);
      const { y } = (await page.locator('main a[href="tel:112"]').first().boundingBox())!;
      assert(y < page.viewportSize()!.height, `112 is ${y} px down`);
      await page.goto(`${site}/acil-dis-tedavisi`);
      for (const line of await page.locator('.care.emergency :is(.signs li, .more-signs summary):visible').all()) {
        const { width } = (await line.boundingBox())!;
        assert(width > 150, `a line of signs is ${width} px wide`);
      }
    },
  },
  {
    name: 'ask, and be told of an emergency',
    async run(page, site) {
      await page.goto(site);
      await page.locator('#ask-question').fill('nefes alamıyorum, yüzüm şişti');
      await page.keyboard.press('Enter');
      const urgent = page.locator('.ask-urgent');
      await urgent.waitFor();
      assert.equal(await urgent.locator('a.button.urgent').getAttribute('href'), 'tel:112');
    },
  },
  {
    name: 'ask without JavaScript',
    javaScriptEnabled: false,
    async run(page, site) {
      await page.goto(site);
      await page.locator('#ask-question').fill('kanal tedavisi acıtır mı');
      await page.locator('#ask-form button').click();
      await page.waitForURL('**/sor?**');
      assert((await page.locator('.ask-result').innerText()).length > 80);
    },
  },
];

const { dist, data } = await readBuilt('.');
const server = await createSiteServer({ dist, data, answer: createAnswerer(data.answers), port: 0 });
const site = addressOf(server);
const notRun: string[] = [];
let failed = 0;
for (const [name, type, launch] of ENGINES) {
  if (name !== 'chromium' && !existsSync(type.executablePath())) {
    notRun.push(name);
    continue;
  }
  const browser = await launch();
  for (const { name: task, javaScriptEnabled = true, run } of TASKS) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'tr-TR',
      javaScriptEnabled,
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const problem = await run(page, site).then(
      () => errors[0],
      (error: unknown) => String(error),
    );
    console.log(`${problem ? '✗' : '✓'} ${name} ${browser.version()}: ${task}${problem ? `\n  ${problem}` : ''}`);
    if (problem) failed++;
    await context.close();
  }
  await browser.close();
}
await server.close(true);
for (const name of notRun)
  console.error(`\nNOT RUN: ${name.toUpperCase()} is not installed. Install it: npx playwright-core install ${name}`);
if (failed > 0 || notRun.some((name) => required.includes(name))) process.exitCode = 1;
