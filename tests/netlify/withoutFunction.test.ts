import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redirectsFile } from '#build/headersAndRedirects.ts';
import { practices } from '../dist/practices.ts';
import { newFolder } from '../newFolder.ts';
import { contentWith } from '../outputs/formerContent.ts';
import { ask, HTML } from '../served/ask.ts';

/** Headers of the connection, and what the runtime adds for its own use. */
const OF_RUNTIME = /^(?:connection|date|keep-alive|transfer-encoding|x-nf-.*)$/;

/** Netlify's files and redirects, without the function. */
const off = { enabled: false } as const;
const root = newFolder();
const netlifyOf = (projectRoot: string) =>
  new NetlifyDev({
    projectRoot,
    ...{ aiGateway: off, blobs: off, database: off, environmentVariables: off, functions: off, geolocation: off },
    ...{ edgeFunctions: off, images: off, skipGitignore: true },
  });
const netlify = netlifyOf(root);
const built = netlifyOf(practices[0]!.folder);

beforeAll(async () => {
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'netlify.toml'), '[build]\npublish = "dist"\n');
  for (const name of ['index.html', 'bel-boyun-agrisi.html']) writeFileSync(join(root, 'dist', name), name);
  const { site } = contentWith('/Bel_Agrisi.PHP, /diş.html, /eski%20yol, "/?p=12", "/index.php?page_id=3&lang=tr"');
  writeFileSync(join(root, 'dist/_redirects'), redirectsFile(site!));
  await Promise.all([netlify.start(), built.start()]);
});
afterAll(async () => {
  await Promise.all([netlify.stop(), built.stop()]);
});

it.each([
  ['/Bel_Agrisi.PHP', '/bel-boyun-agrisi'],
  ['/di%C5%9F.html', '/bel-boyun-agrisi'],
  ['/Bel_Agrisi.PHP.md', '/bel-boyun-agrisi.md'],
  // Netlify hands the query on; it means nothing there.
  ['/?p=12', '/bel-boyun-agrisi?p=12'],
  ['/?utm_source=x&p=12', '/bel-boyun-agrisi?utm_source=x&p=12'],
  ['/index.php?lang=tr&page_id=3', '/bel-boyun-agrisi?lang=tr&page_id=3'],
])('Netlify redirects from an address that a page had: %s', async (address, to) => {
  const response = await netlify.handle(new Request(`http://localhost${address}`));
  expect([response?.status, response?.headers.get('location')]).toEqual([301, `http://localhost${to}`]);
});

it.each(['/', '/?p=13', '/?utm_source=x', '/bel-boyun-agrisi?p=12'])('and from no other: %s', async (address) => {
  expect((await netlify.handle(new Request(`http://localhost${address}`)))?.status).toBe(200);
});

it.each(['/', '/hakkimda', '/llms.txt'])(
  'a browser’s view of %s has the same headers with and without it',
  async (path) => {
    const without = (await built.handle(new Request(`http://localhost${path}`, { headers: HTML })))!;
    const { status, headers } = await ask(path, { headers: HTML });
    const shown = (sent: Headers) =>
      Object.entries(Object.fromEntries(sent)).filter(([name]) => !OF_RUNTIME.test(name));
    expect([status, shown(headers)]).toEqual([without.status, shown(without.headers)]);
  },
);
