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
  const { lint, lookFiles, lookSheet, preloads, drawCard } = await startProcess();
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

  expect(await sharp(await drawCard(CARD)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
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

it('other files under the same version have other addresses, and are checked again', async () => {
  const addresses = async () => {
    const { lookSheet, lookFiles, preloads } = await startProcess();
    return [lookSheet(LOOK)!.path, ...lookFiles(LOOK).map(({ path }) => path), ...preloads(LOOK)!];
  };
  const before = await addresses();
  expect(await addresses()).toEqual(before);
  own.replace(600, 900);
  expect((await addresses()).filter((path) => before.includes(path))).toEqual([]);
});
