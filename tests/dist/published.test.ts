import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { violationsIn } from '../../src/check/policy.ts';
import { filesOf } from '../../src/build/verify.ts';
import { htmlOf, practices } from './practices.ts';

/** What may be published besides pages, Markdown alternates, the API's files and what `public/` and the content's drawings hold. */
const OTHERS = [
  '/404.html',
  '/sor.html',
  '/.well-known/api-catalog',
  '/.well-known/security.txt',
  ...['index.html', 'config.yml', 'sveltia-cms.js', 'icons.woff2'].map((name) => `/admin/${name}`),
  '/_headers',
  '/_redirects',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/site.webmanifest',
  '/.well-known/agent-skills/index.json',
  '/.well-known/ard.json',
  '/feed.json',
  '/feed.xml',
  '/llms.txt',
  '/llms-full.txt',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
];
/** Made by the build from styles, scripts, fonts, pictures. */
const MADE = /^\/(?:feed\/\d+\.json|_astro\/[\w.-]+\.(?:css|js|woff2|svg|png|webp|avif)|social\/[\w/-]+\.png)$/;

const filesIn = (folder: string) => (existsSync(folder) ? filesOf(folder) : []);

describe.each(practices)('what the $name practice publishes', (practice) => {
  const files = practice.files();
  // The editor's own program is as its package has it.
  const texts = files.filter(
    (file) => !/\.(?:woff2|png|webp|avif|ico)$|^\/photos\/|^\/admin\/sveltia-cms\.js$/.test(file),
  );

  it('is the site and nothing else', () => {
    const pages = practice.pages();
    const { skills } = practice.json<{ skills: { url: string }[] }>('/.well-known/agent-skills/index.json');
    const slugs = (list: string) =>
      filesIn(practice.content)
        .filter((file) => file.startsWith(`/${list}/`))
        .map((file) => file.replace(/\.\w+$/, ''));
    const expected = new Set([
      ...OTHERS,
      ...skills.map(({ url }) => url),
      ...filesIn('public'),
      ...slugs('drawings').map((name) => `${name}.svg`),
      ...filesIn(practice.content).filter((file) => file.startsWith('/photos/')),
      ...pages.flatMap(({ path, markdownUrl }) => [htmlOf(path), markdownUrl.slice(practice.base.length)]),
      '/api.json',
      '/api/v1.json',
      ...['practice', 'services', 'pages', 'faq', 'posts'].map((name) => `/api/v1/${name}.json`),
      ...[...slugs('faq'), ...slugs('posts')].map((name) => `/api/v1${name}.json`),
    ]);
    expect(files.filter((file) => !expected.has(file) && !MADE.test(file))).toEqual([]);
    expect([...expected].filter((file) => !files.includes(file))).toEqual([]);
  });

  it('names no place of the machine that built it', () => {
    const secrets = [resolve('.'), homedir(), 'localhost', '127.0.0.1', 'file://', 'node_modules', 'CONTENT_DIR'];
    for (const file of texts)
      for (const secret of secrets.filter((text) => text.length > 3))
        expect(practice.read(file).includes(secret), `${file}: ${secret}`).toBe(false);
  });

  it('holds no source map, no secret, and front matter in Markdown only', () => {
    for (const file of files.filter((name) => !/\.(?:woff2|png|webp|avif|ico)$/.test(name))) {
      const text = practice.read(file);
      expect(text.includes('sourceMappingURL='), file).toBe(false);
      expect(text.startsWith('---\n'), file).toBe(file.endsWith('.md'));
      expect(text, file).not.toMatch(/-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:ghp|gho|github_pat|nfp|npm)_[A-Za-z0-9]{20,}/);
    }
    const values = Object.entries(process.env).filter(
      ([name, value = '']) => /token|secret|password|key/i.test(name) && value.length > 7,
    );
    for (const [name, value] of values)
      for (const file of texts) expect(practice.read(file).includes(value!), `${file}: ${name}`).toBe(false);
  });

  it('has no fee, and no rate of success, in any text', () => {
    for (const file of texts.filter((name) => /\.(?:html|md|json|xml|txt)$/.test(name))) {
      const text = practice.read(file);
      expect(violationsIn(text), file).toEqual([]);
      expect(text, file).not.toMatch(/\d\s?(?:TL|₺|lira|avro|euro|€|\$)|[₺€$]\s?\d/);
    }
  });

  it('names only telephone numbers that belong to nobody, as long as it is an invented one', () => {
    if (!practice.base.endsWith('.example')) return;
    for (const file of texts)
      for (const [number] of practice.read(file).matchAll(/\+90\d{10}/g))
        expect(number, file).toMatch(/^\+90\d{3}0000\d{3}$/);
  });

  it('says nothing of the other practice', () => {
    const others = practices.filter((other) => other !== practice);
    for (const other of others) {
      const host = new URL(other.base).host;
      const { name } = other.json<{ name: string }>('/api/v1/practice.json');
      for (const file of texts)
        for (const foreign of [host, name])
          expect(practice.read(file).includes(foreign), `${file}: ${foreign}`).toBe(false);
    }
  });

  it('goes with data for the edge function that name the same pages', () => {
    const source = readFileSync(join(practice.folder, '.edge/data.js'), 'utf8');
    const data = JSON.parse(/^const data = (.*);$/m.exec(source)![1]!) as {
      base: string;
      pages: { path: string }[];
    };
    expect(data.base).toBe(practice.base);
    expect(data.pages.map(({ path }) => path)).toEqual(practice.pages().map(({ path }) => path));
  });
});

it('the site of the practice that is no dentist’s has no dental word', () => {
  const fixture = practices.find(({ name }) => name === 'fixture')!;
  const texts = fixture.files().filter((file) => /\.(?:html|md|json|xml|txt)$/.test(file));
  const found = texts.flatMap((file) => {
    const word = /(?<!\p{L})(?:diş(?:i|in|e|ler\p{L}*)?(?!\p{L})|dental|dentist|tooth|teeth|endodon)\p{L}*/iu.exec(
      fixture.read(file),
    )?.[0];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});
