import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { expect, test } from 'vitest';
import { TURKISH_FONT, turkishFont } from '../../scripts/font/turkish.ts';
import { TURKISH_LETTERS } from '../../src/styles/fontFiles.ts';
import { lookFiles, lookSheet, preloads } from '../../src/styles/look.ts';

test('the Turkish letters are those of the font that is installed', async () => {
  expect(readFileSync(TURKISH_FONT).equals(await turkishFont()), 'npm run font keeps them').toBe(true);
});

test('the style sheet takes them from their own file, whose face comes after the other that has them', () => {
  const faces = readFileSync('src/styles/fonts.css', 'utf8').split('@font-face').slice(1);
  const turkish = faces.findIndex((face) => face.includes('figtree-turkish.woff2'));
  const extended = faces.findIndex((face) => face.includes('figtree-latin-ext'));
  expect(turkish).toBeGreaterThan(extended);
  const ranges = [...faces[turkish]!.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from, to = from]) => [
    parseInt(from!, 16),
    parseInt(to!, 16),
  ]);
  for (const letter of TURKISH_LETTERS) {
    const code = letter.codePointAt(0)!;
    expect(
      ranges.some(([from, to]) => from! <= code && code <= to!),
      letter,
    ).toBe(true);
  }
});

test('a font that a practice names is published with the letters of Turkish, and loaded ahead', async () => {
  const files = await Promise.all(
    lookFiles({ font: 'lora' }).map(async ({ path, make }) => ({ path, body: await make() })),
  );
  const ahead = preloads({ font: 'lora' })!;
  const letters = files.filter(({ path }) => ahead.includes(path)).map(({ body }) => create(Buffer.from(body)) as Font);
  for (const letter of 'ABCabcçÇöÖüÜıİğĞşŞ’“”')
    expect(
      letters.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)),
      letter,
    ).toBe(true);
  const { path, css } = lookSheet({ font: 'lora' })!;
  expect(files.map((file) => file.path)).toContain(path);
  for (const [, file] of css.matchAll(/url\('([^']+)'\)/g)) expect(files.map((one) => one.path)).toContain(file);
  expect(css).toMatch(/--font:'Lora Practice','Lora Fallback'/);
});

test('a practice without a look of its own publishes no file for it', () => {
  expect(lookFiles({})).toEqual([]);
});
