import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bindOpts } from '@netlify/cache-utils';
import { resolveConfig } from '@netlify/config';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { Card } from '../../src/social/card.ts';
import type * as cards from '../../src/social/cards.ts';

/** What Netlify gives a build plugin, as far as this one uses it: Netlify's own package, over folders of this test. */
interface Given {
  readonly utils: { readonly cache: ReturnType<typeof bindOpts> };
}

interface Plugin {
  onPreBuild: (given: Given) => Promise<boolean>;
  onPostBuild: (given: Given) => Promise<boolean>;
}

const drawn = vi.hoisted(() => [] as string[]);
vi.mock(import('../../src/social/cards.ts'), async (original) => {
  const real: typeof cards = await original();
  return { ...real, drawCard: (card) => (drawn.push(card.title), real.drawCard(card)) };
});

let plugin: Plugin;
const work = mkdtempSync(join(tmpdir(), 'netlify-cache-'));
afterAll(() => rmSync(work, { recursive: true }));

beforeAll(async () => {
  const { config } = await resolveConfig({ config: resolve('netlify.toml'), offline: true });
  const [named, ...others] = config.plugins as { package: string }[];
  expect(others).toEqual([]);
  const folder = join('.', named!.package);
  expect(parse(readFileSync(join(folder, 'manifest.yml'), 'utf8'))).toEqual({ name: expect.any(String) });
  plugin = (await import(resolve(folder, 'index.js'))) as Plugin;
});

/**
 * A deploy as Netlify makes it: a new clone, the plugin's two events, and between them cards, requested as in a build.
 */
async function deploy(name: string, cardsOfSite: readonly Card[], context = 'production'): Promise<readonly Buffer[]> {
  const clone = join(work, name);
  mkdirSync(clone);
  const given = { utils: { cache: bindOpts({ cwd: clone, cacheDir: join(work, 'host') }) } };
  await plugin.onPreBuild(given);
  vi.stubEnv('CACHE_DIR', join(clone, '.cache'));
  vi.resetModules();
  const { cachedCard } = await import('../../src/build/cached.ts');
  const pictures = await Promise.all(cardsOfSite.map(cachedCard));
  vi.stubEnv('CONTEXT', context);
  await plugin.onPostBuild(given);
  vi.unstubAllEnvs();
  return pictures;
}

it('at a later deploy draws only the card whose text has changed', async () => {
  const card = (title: string): Card => ({ title, name: 'Klinik', section: 'Yazılar', host: 'klinik.example' });
  const first = await deploy('first', [card('Bir'), card('İki')]);
  expect(drawn.splice(0).toSorted()).toEqual(['Bir', 'İki']);
  const second = await deploy('second', [card('Bir'), card('Üç')]);
  expect(drawn.splice(0)).toEqual(['Üç']);
  expect(second[0]!.equals(first[0]!)).toBe(true);
  await deploy('third', [card('İki'), card('Üç')]);
  expect(drawn.splice(0)).toEqual([]);
});

it('uses nothing that a preview has left', async () => {
  const card = { title: 'Önizleme', name: 'Klinik', section: 'Yazılar', host: 'klinik.example' };
  await deploy('preview', [card], 'deploy-preview');
  await deploy('after', [card]);
  expect(drawn.splice(0)).toEqual(['Önizleme', 'Önizleme']);
});
