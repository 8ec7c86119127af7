import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bindOpts } from '@netlify/cache-utils';
import { resolveConfig } from '@netlify/config';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import config from '../../astro.config.mjs';

/** What Netlify gives a build plugin, as far as this one uses it: Netlify's own package, over folders of this test. */
interface Given {
  readonly utils: { readonly cache: ReturnType<typeof bindOpts> };
}

interface Plugin {
  onPreBuild: (given: Given) => Promise<boolean>;
  onPostBuild: (given: Given) => Promise<boolean>;
}

let plugin: Plugin;
const work = mkdtempSync(join(tmpdir(), 'netlify-cache-'));
afterAll(() => rmSync(work, { recursive: true }));

beforeAll(async () => {
  const { config: netlify } = await resolveConfig({ config: resolve('netlify.toml'), offline: true });
  const [named, ...others] = netlify.plugins as { package: string }[];
  expect(others).toEqual([]);
  const folder = join('.', named!.package);
  expect(parse(readFileSync(join(folder, 'manifest.yml'), 'utf8'))).toEqual({ name: expect.any(String) });
  plugin = (await import(resolve(folder, 'index.js'))) as Plugin;
});

/**
 * A deploy as Netlify makes it: a new clone, the plugin's two events, and between them a build that keeps a file where
 * Astro does.
 * @returns whether the file of an earlier build was there
 */
async function deploy(name: string, context: string): Promise<boolean> {
  const clone = join(work, name);
  const kept = join(clone, config.cacheDir!, 'incremental-build.json');
  mkdirSync(clone);
  const given = { utils: { cache: bindOpts({ cwd: clone, cacheDir: join(work, 'host') }) } };
  await plugin.onPreBuild(given);
  const found = existsSync(kept);
  mkdirSync(join(kept, '..'), { recursive: true });
  writeFileSync(kept, '{}');
  vi.stubEnv('CONTEXT', context);
  await plugin.onPostBuild(given);
  vi.unstubAllEnvs();
  return found;
}

it('a deploy finds what the last one of production has kept, and nothing that a preview has left', async () => {
  expect(await deploy('preview', 'deploy-preview')).toBe(false);
  expect(await deploy('first', 'production')).toBe(false);
  expect(await deploy('second', 'production')).toBe(true);
});
