import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { loadSite } from '../../src/content/load.ts';
import { DAMAGE } from './damage.ts';

let root = '';
let warnings: unknown[][] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'));
  vi.stubEnv('CACHE_DIR', root);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnings = warn.mock.calls;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const site = loadSite('tests/fixtures/practice', {});

/** What a new process makes of each kind. */
const KINDS: Readonly<Record<string, () => Promise<unknown>>> = {
  async social() {
    const { cachedCard } = await import('../../src/build/cached.ts');
    const card = (title: string) => ({ title, name: 'Klinik', section: 'Yazılar', host: 'klinik.example' });
    return Promise.all(['Bir', 'İki'].map((title) => cachedCard(card(title))));
  },
  async answers() {
    const { cachedAnswers } = await import('../../src/build/cached.ts');
    return JSON.stringify(await cachedAnswers(site));
  },
  async content() {
    const { LintCache } = await import('../../src/content/lintCache.ts');
    const text = '---\ntitle: Bir yazı\n---\nÜcret 500 TL.\n';
    return ['one', 'other'].map((folder) => {
      const cache = new LintCache(folder);
      const linted = cache.lint({ name: 'posts/yazi.md', text });
      cache.save();
      return linted;
    });
  },
  async photos() {
    const { cachedPhoto } = await import('../../src/build/cached.ts');
    const [photo] = site.photos.values();
    return Promise.all([40, 80].map((width) => cachedPhoto(photo!, { width, format: 'webp' })));
  },
  async templates() {
    const { FileCache } = await import('../../src/build/fileCache.ts');
    const kept = new FileCache('templates', 5);
    return ['one', 'other'].map((name) => {
      const files = [{ path: '/.prerender/entry.mjs', body: Buffer.from(`export default '${name}';`) }];
      const known = kept.read(name);
      if (!known) kept.write(name, files);
      return known ?? files;
    });
  },
  async pages() {
    const { pageSiteOf } = await import('../../src/content/pageSite.ts');
    const { renderPages } = await import('../../src/build/renderPages.ts');
    const dist = mkdtempSync(join(tmpdir(), 'dist-'));
    const templates = { render: (path: string) => Promise.resolve(path), paths: [], assets: [] };
    await renderPages(templates, { ...site, pages: site.pages.slice(0, 2) }, pageSiteOf(site), dist);
    const files = filesOf(dist).map((path) => [path, readFileSync(join(dist, path), 'utf8')]);
    rmSync(dist, { recursive: true });
    return files;
  },
};

it('every kind of cached entry is tested', () => {
  const named = filesOf('src').flatMap((file) =>
    [...readFileSync(`src${file}`, 'utf8').matchAll(/new (?:Cache|FileCache)\('(\w+)'/g)].map(([, kind]) => kind!),
  );
  expect(named.toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

const made = (kind: string): Promise<unknown> => {
  vi.resetModules();
  return KINDS[kind]!();
};

describe.each(Object.keys(KINDS))('an entry of %s', (kind) => {
  it('is made again if it is damaged in any way, which is reported once', async () => {
    const clean = await made(kind);
    expect(await made(kind)).toEqual(clean);
    expect(warnings).toEqual([]);
    for (const [name, damage] of Object.entries(DAMAGE)) {
      const files = readdirSync(join(root, kind)).map((file) => join(root, kind, file));
      expect(files).not.toEqual([]);
      for (const file of files) damage(file, files.find((other) => other !== file) ?? 'package.json');
      expect(await made(kind), name).toEqual(clean);
      expect(warnings.splice(0), name).toHaveLength(1);
    }
  });
});

it('makes everything if the cache can be neither read nor written', async () => {
  const clean = await made('social');
  const file = join(root, 'a file');
  writeFileSync(file, '');
  vi.stubEnv('CACHE_DIR', file);
  expect(await made('social')).toEqual(clean);
  expect(warnings).toHaveLength(1);
});
