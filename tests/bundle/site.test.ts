import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { resolveConfig } from '@netlify/config';
import { bundle, type Declaration } from '@netlify/edge-bundler';
import { beforeAll, expect, test } from 'vitest';
import { bundleEdgeFunction } from '#build/edgeFunction.ts';
import { putDenoOnPath } from '../../scripts/netlify/denoProgram.ts';
import { newFolder } from '../newFolder.ts';

/** What Netlify makes of the standing build's function at a deploy, with its own bundler. */

const folder = newFolder();

/** Netlify's limit for all functions of a site, after compression. */
const MAX_BYTES = 20 * 1024 * 1024;
/** The function without the site's data, which grows with the content, after compression. */
const MAX_CODE_BYTES = 60 * 1024;

let manifest: NonNullable<Awaited<ReturnType<typeof bundle>>['manifest']>;
let declarations: Declaration[];
let bytes: Buffer;

beforeAll(async () => {
  putDenoOnPath();
  const { config } = await resolveConfig({ config: resolve('netlify.toml'), offline: true });
  declarations = config.edge_functions as Declaration[];
  const made = await bundle([resolve('.edge/netlify')], folder, declarations, {
    basePath: resolve('.'),
    // Offline the bundler cannot read the function's own config, and reports that at length.
    userLogger: () => {},
  });
  if (!made.manifest) throw new Error('The bundler found no function in .edge/netlify.');
  manifest = made.manifest;
  bytes = readFileSync(join(folder, manifest.bundles[0]!.asset));
});

test('the bundler takes the function and every declaration of it', () => {
  expect(manifest.routes.length + manifest.post_cache_routes.length).toBe(declarations.length);
  expect([...manifest.routes, ...manifest.post_cache_routes].every((route) => route.function === 'site')).toBe(true);
});

/** Count how often a request runs the function, reading the manifest as the platform does. */
const runs = (path: string, method: string) =>
  [...manifest.routes, ...manifest.post_cache_routes].filter(
    ({ pattern, excluded_patterns, methods }) =>
      new RegExp(pattern).test(path) &&
      !excluded_patterns.some((excluded) => new RegExp(excluded).test(path)) &&
      (!methods || methods.includes(method)),
  ).length;

test('every request runs it once, but files that a page loads', () => {
  const files = ['/_astro/site.AbC1.css', '/favicon.ico', '/drawings/x.svg', '/admin/editor.js'];
  const others = [
    '/',
    '/hakkimda',
    '/hakkimda/',
    '/hakkimda.html',
    '/hakkimda.md',
    '/api/v1/posts/x.json',
    '//',
    '/x.',
  ];
  for (const path of files) expect(['GET', 'HEAD', 'POST'].map((method) => runs(path, method))).toEqual([0, 0, 1]);
  for (const path of others)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PROPFIND'])
      expect([path, runs(path, method)]).toEqual([path, 1]);
});

test('its size', () => {
  const compressed = gzipSync(bytes).byteLength;
  const code = gzipSync(readFileSync('.edge/netlify/site.js')).byteLength;
  console.log(
    `The edge function: ${kib(bytes.byteLength)} KiB, ${kib(compressed)} KiB compressed, of that ${kib(code)} code.`,
  );
  expect(compressed).toBeLessThan(MAX_BYTES);
  expect(code).toBeLessThan(MAX_CODE_BYTES);
});

test('nothing but the bundled function and the data is deployed', () => {
  const text = bytes.toString('latin1');
  const modules = new Set([...text.matchAll(/file:\/\/\/root\/([\w./-]+)/g)].map((match) => match[1]));
  expect([...modules].toSorted()).toEqual(['.edge/data.js', '.edge/netlify/site.js']);
});

test('nothing of the build is included', async () => {
  const { source, files } = await bundleEdgeFunction();
  expect(source).toBe(readFileSync('.edge/netlify/site.js', 'utf8'));
  expect(files).toContain('src/edge/handle.ts');
  for (const file of files) expect(file).not.toMatch(/^src\/(?:entries|files|server|components|layouts|pages)\//);
  const packages = new Set(files.flatMap((file) => /node_modules\/([\w.-]+)/.exec(file)?.[1] ?? []));
  expect(packages).toContain('fuse.js');
  expect(packages).not.toContain('zod');
});

const kib = (size: number): string => (size / 1024).toFixed(0);
