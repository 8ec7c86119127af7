import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redirectsFile } from '#build/headersAndRedirects.ts';
import { newFolder } from '../newFolder.ts';
import { contentWith } from '../outputs/formerContent.ts';

/** Netlify's files and redirects, without the function: page views of browsers do not run it. */
const off = { enabled: false } as const;
const root = newFolder();
const netlify = new NetlifyDev({
  projectRoot: root,
  ...{ aiGateway: off, blobs: off, database: off, environmentVariables: off, functions: off, geolocation: off },
  ...{ edgeFunctions: off, images: off, skipGitignore: true },
});

beforeAll(async () => {
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'netlify.toml'), '[build]\npublish = "dist"\n');
  for (const name of ['index.html', 'bel-boyun-agrisi.html']) writeFileSync(join(root, 'dist', name), name);
  const { site } = contentWith('/Bel_Agrisi.PHP, /diş.html, /eski%20yol, "/?p=12", "/index.php?page_id=3&lang=tr"');
  writeFileSync(join(root, 'dist/_redirects'), redirectsFile(site!));
  await netlify.start();
});
afterAll(async () => {
  await netlify.stop();
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
