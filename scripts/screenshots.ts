import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import type { BrowserContext } from 'playwright-core';
import { launchChromium } from './lib/chromium.ts';
import { readOptions } from './lib/options.ts';

const USAGE = `npm run screenshots [-- OPTIONS]
Photographs one page of every kind from dist/: on a phone and a desktop, light and dark, and 320 pixels wide.
  --only PART    only files whose name contains PART, such as phone-dark
  --path /a/page only this page
  --into FOLDER  output folder (default: screenshots/)`;

const { values } = readOptions(USAGE, {
  options: {
    only: { type: 'string', default: '' },
    path: { type: 'string' },
    into: { type: 'string', default: 'screenshots' },
  },
});

const WIDTHS = { phone: 390, desk: 1280, narrow: 320 } as const;
const SCHEMES = ['light', 'dark'] as const;
/** Chromium draws no picture that is much higher, in pixels. */
const MAX_HEIGHT = 12_000;
const HOST = 'http://site.example';

const listed = JSON.parse(readFileSync('dist/api/v1/pages.json', 'utf8')) as {
  items: { path: string; kind: string }[];
};
const first = new Map<string, string>();
for (const { path, kind } of listed.items) if (!first.has(kind)) first.set(kind, path);
first.set('not-found', '/404');
const wanted = values.path ? [['page', values.path] as const] : [...first];

/** Answer requests from `dist`, so that no server need run. */
async function serve(context: BrowserContext): Promise<void> {
  await context.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
      .map((name) => join('dist', decodeURI(name)))
      .find((name) => /\.\w+$/.test(name) && existsSync(name));
    if (!file) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ body: readFileSync(file), contentType: lookup(file) ?? 'application/octet-stream' });
  });
}

mkdirSync(values.into, { recursive: true });
const browser = await launchChromium();
for (const [size, width] of Object.entries(WIDTHS))
  for (const colorScheme of SCHEMES) {
    if (size === 'narrow' && colorScheme === 'dark') continue;
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, deviceScaleFactor: 1 });
    await serve(context);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${page.url()}: ${message.text()}`);
    });
    for (const [kind, path] of wanted) {
      const name = `${kind}-${size}-${colorScheme}`;
      if (!name.includes(values.only)) continue;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${HOST}${path}`);
      await page.evaluate(() => document.fonts.ready);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      if (wide) console.error(`${name}: ${path} scrolls sideways at ${width} px`);
      // In a window as tall as the page, nothing that sticks to the window's edge covers the picture.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
      // Pictures further down load late, and are decoded later still.
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map(async (image) => {
            image.loading = 'eager';
            await image.decode().catch(() => undefined);
          }),
        ),
      );
      await page.screenshot({ path: join(values.into, `${name}.png`) });
    }
    await context.close();
  }
await browser.close();
