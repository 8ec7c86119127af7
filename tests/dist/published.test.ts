import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicFileFindings } from '#check/addresses/publicFiles.ts';
import { filesOf } from '#files/filesOf.ts';
import { loadSite } from '../load.ts';
import { htmlOf, practices } from './practices.ts';

/** What the site makes besides pages, Markdown alternates, the API's files and the content's drawings. */
const OTHERS = [
  ...['/404.html', '/_headers', '/_redirects', '/robots.txt', '/sitemap.xml', '/openapi.json'],
  ...['api-catalog', 'security.txt'].map((name) => `/.well-known/${name}`),
  ...['index.html', 'config.yml', 'sveltia-cms.js', 'locales/tr.json', 'icons.woff2'].map((name) => `/admin/${name}`),
  ...['/apple-touch-icon.png', '/favicon.ico', '/favicon.svg', '/icon-512.png'],
  ...['/feed.json', '/feed.xml', '/llms.txt', '/llms-full.txt'],
];
/** Made by the build from styles, scripts, fonts, pictures. */
const MADE =
  /^\/(?:feed\/\d+\.json|(?:_astro|look|photos\/sized)\/[\w.-]+\.(?:css|js|woff2|svg|png|webp|avif)|social\/[\w/-]+\.png)$/;

const filesIn = (folder: string) => (existsSync(folder) ? filesOf(folder) : []);

describe.each(practices)('what the $name practice publishes', (practice) => {
  const files = practice.made();
  // The editor's own program is as its package has it.
  const texts = practice
    .files()
    .filter(
      (file) =>
        !/\.(?:woff2|png|webp|avif|ico)$|^\/photos\/|^\/admin\/(?:sveltia-cms\.js|locales\/tr\.json)$/.test(file),
    );

  it('is the site and nothing else', () => {
    const pages = practice.pages();
    const slugs = (list: string) =>
      filesIn(practice.content)
        .filter((file) => file.startsWith(`/${list}/`))
        .map((file) => file.replace(/\.\w+$/, ''));
    const expected = new Set([
      ...OTHERS,
      ...slugs('drawings').map((name) => `${name}.svg`),
      ...filesIn(practice.content).filter((file) => file.startsWith('/photos/')),
      ...pages.flatMap(({ path, markdownUrl }) => [htmlOf(path), markdownUrl.slice(practice.base.length)]),
      ...(loadSite(practice.content, {}).practice.ask ? ['/sor.html'] : []),
      '/api.json',
      '/api/v1.json',
      ...['practice', 'services', 'pages', 'faq', 'posts'].map((name) => `/api/v1/${name}.json`),
      ...[...slugs('faq'), ...slugs('posts')].map((name) => `/api/v1${name}.json`),
    ]);
    expect(files.filter((file) => !expected.has(file) && !MADE.test(file))).toEqual([]);
    expect([...expected].filter((file) => !files.includes(file))).toEqual([]);
  });

  it('is refused in public/, where it would be replaced', () => {
    const site = loadSite(practice.content, {});
    const refused = publicFileFindings(new Map(files.map((file) => [file, file])), site, (file) => file);
    expect(refused.map(({ file }) => file)).toEqual(files);
  });

  it('names no path of the machine that built it, no secret, and nothing of another practice', () => {
    const machine = [resolve('.'), homedir(), 'localhost', '127.0.0.1', 'file://', 'node_modules', 'CONTENT_DIR'];
    const secrets = Object.entries(process.env).flatMap(([name, value = '']) =>
      /token|secret|password|key/i.test(name) && value.length > 7 ? [value] : [],
    );
    const others = practices
      .filter((other) => other !== practice)
      .flatMap((other) => [new URL(other.base).host, other.json<{ name: string }>('/api/v1/practice.json').name]);
    const unwanted = [...machine.filter((text) => text.length > 3), ...secrets, ...others];
    const found = texts.flatMap((file) => {
      const text = practice.read(file);
      return unwanted.filter((each) => text.includes(each)).map((each) => `${file}: ${each}`);
    });
    expect(found).toEqual([]);
  });

  it('has no source map, key or fee, and front matter in Markdown only', () => {
    for (const file of texts) {
      const text = practice.read(file);
      expect(text.includes('sourceMappingURL='), file).toBe(false);
      expect(text.startsWith('---\n'), file).toBe(file.endsWith('.md'));
      expect(text, file).not.toMatch(/-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:ghp|gho|github_pat|nfp|npm)_[A-Za-z0-9]{20,}/);
      // The telephone numbers of the practices of this repository belong to nobody.
      for (const [number] of practice.name === 'own' ? [] : text.matchAll(/\+90\d{10}/g))
        expect(number, file).toMatch(/^\+90\d{3}0000\d{3}$/);
      if (!/\.(?:html|md|json|xml|txt)$/.test(file)) continue;
      expect(text, file).not.toMatch(/\d\s?(?:TL|₺|lira|avro|euro|€|\$)|[₺€$]\s?\d/);
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

const fixture = practices.find(({ name }) => name === 'fixture');

it.runIf(fixture)('the site of a practice that is not dental has no dental word', () => {
  const texts = fixture!.files().filter((file) => /\.(?:html|md|json|xml|txt)$/.test(file));
  const found = texts.flatMap((file) => {
    const word = /(?<!\p{L})(?:diş(?:i|in|e|ler\p{L}*)?(?!\p{L})|dental|dentist|tooth|teeth|endodon)\p{L}*/iu.exec(
      fixture!.read(file),
    )?.[0];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});
