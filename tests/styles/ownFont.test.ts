import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installOwnFont, type OwnFont, PRACTICE, startProcess } from './ownFont.ts';

const LOOK = { font: 'marka' };
const CARD = { title: 'İyi günler, şifa olsun', name: 'Örnek', section: 'Blog', host: 'ornek.example', ...LOOK };

let own: OwnFont;
beforeEach(() => (own = installOwnFont()));
afterEach(() => own.remove());

it('a font file of the practice, packed as CONTRIBUTING.md says, is accepted, published, and drawn on cards', async () => {
  const { lint, lookFiles, lookSheet, preloads, cachedCard } = await startProcess();
  expect(lint(PRACTICE).problems).toEqual([]);

  const { css } = lookSheet(LOOK)!;
  expect(css).toContain("--font:'Marka Practice','Marka Fallback'");
  expect(css).not.toContain('undefined');
  const files = new Map(lookFiles(LOOK).map(({ path, make }) => [path, make]));
  for (const [, path] of css.matchAll(/url\('([^']+)'\)/g)) expect(files.keys()).toContain(path);
  const ahead = await Promise.all(preloads(LOOK)!.map((path) => files.get(path)!()));
  const fonts = ahead.map((body) => create(Buffer.from(body)) as Font);
  for (const letter of 'ABCabcçÇöÖüÜıİğĞşŞ')
    expect(fonts.filter((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)).length, letter).toBe(2);

  expect(await sharp(await cachedCard(CARD)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

it.each([
  ['files/marka-latin-600-normal.woff2', 'or leave its weight out of "weights" in metadata.json'],
  ['files/marka-latin-ext-400-normal.woff2', 'or leave its weight out of "weights" in metadata.json'],
  ['unicode.json', 'as CONTRIBUTING.md says under "Use a font file of your own"'],
])('the check names %s if the font lacks it', async (file, remedy) => {
  rmSync(join(own.folder, file));
  const { lint } = await startProcess();
  const { entry, problems } = lint(PRACTICE);
  expect(problems).toEqual([
    {
      severity: 'error',
      file: PRACTICE.name,
      field: 'font',
      line: PRACTICE.text.split('\n').indexOf('font: marka') + 1,
      column: 7,
      message: `@fontsource/marka has no ${file}; add it, ${remedy}`,
    },
  ]);
  expect(entry).toBeDefined();
});

/** What a build makes of the font, with the caches of the last one. */
async function build() {
  const { lookSheet, lookFiles, preloads, cachedCard, FileCache } = await startProcess();
  const pages = new FileCache('pages', 5);
  const hasPages = pages.read('/') !== undefined;
  pages.write('/', []);
  return {
    addresses: [lookSheet(LOOK)!.path, ...lookFiles(LOOK).map(({ path }) => path), ...preloads(LOOK)!],
    card: (await cachedCard(CARD)).toString('base64'),
    hasPages,
  };
}

it('other files under the same version have other addresses, for which cards and pages are made again', async () => {
  const before = await build();
  expect(await build()).toEqual({ ...before, hasPages: true });
  own.replace(600, 900);
  const after = await build();
  expect(after.addresses.filter((path) => before.addresses.includes(path))).toEqual([]);
  expect(after.card === before.card).toBe(false);
  expect(after.hasPages).toBe(false);
});

it('a font whose files have changed is checked again', async () => {
  const check = async () => {
    const { LintCache } = await startProcess();
    const findings = new LintCache('content');
    const { problems } = findings.lint(PRACTICE);
    findings.save();
    return problems.map(({ field }) => field);
  };
  expect(await check()).toEqual([]);
  rmSync(join(own.folder, 'files', 'marka-latin-600-normal.woff2'));
  expect(await check()).toEqual(['font']);
  own.replace(600, 600);
  expect(await check()).toEqual([]);
});
