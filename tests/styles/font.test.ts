import { create, type Font as FontData } from 'fontkitten';
import { expect, test } from 'vitest';
import { cardFonts } from '#social/fonts.ts';
import { findFont, type Font } from '#styles/font.ts';
import { lookFiles, lookSheet } from '#styles/look.ts';
import { contentWith } from '../content/folder.ts';
import { contentOf } from '../load.ts';

const NONE = new Map<string, string>();
const FIGTREE = 'node_modules/@fontsource/figtree/files/figtree-latin';
const EXTENDED = 'node_modules/@fontsource/figtree/files/figtree-latin-ext';

/** Check the sample with `font: marka`, and with font files of its own. */
function withOwnFont(own: Readonly<Record<string, string>>) {
  const fonts = Object.entries(own).map(([name, font]) => ({ name: `fonts/${name}`, text: '', font }));
  const practice = contentWith({ 'practice.yaml': (text) => `${text}\nfont: marka\n` });
  const { site, findings } = contentOf([...practice, ...fonts], { env: {} });
  return { site: site!, findings: findings.map(({ file, field, message }) => `${file} ${field}: ${message}`) };
}

test.each(['lora', 'figtree'])('all files of the font "%s" are published and named by the style sheet', (name) => {
  const font = findFont(name, NONE);
  if (typeof font === 'string') throw new Error(font);
  const look = { practice: {}, font };
  const published = new Map(lookFiles(look).map(({ path, body }) => [path, body]));
  const { path, css } = lookSheet(look)!;
  expect([...published.keys()]).toEqual([path, ...font.faces.map((face) => face.path)]);
  expect([...css.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file)).toEqual(font.faces.map((face) => face.path));
  const fonts = font.faces.map((face) => create(Buffer.from(published.get(face.path)!)) as FontData);
  for (const letter of 'ABCabcçÇöÖüÜıİğĞşŞ’“”')
    expect(
      fonts.some((one) => one.hasGlyphForCodePoint(letter.codePointAt(0)!)),
      letter,
    ).toBe(true);
  expect(css).toContain("--font:'Practice','Practice Fallback'");
  expect(css).not.toMatch(/undefined|NaN/);
});

test('headings may have a font of their own, and a file that both use is published once', () => {
  const [text, headings] = ['figtree', 'lora'].map((name) => findFont(name, NONE) as Font);
  const { css } = lookSheet({ practice: {}, font: text, headingFont: headings })!;
  expect(css).toContain(":root{--font:'Practice','Practice Fallback'");
  expect(css).toContain(":root{--font-headings:'Practice Headings','Practice Headings Fallback'");
  expect(lookSheet({ practice: {}, headingFont: headings })!.css).not.toContain('--font:');
  const paths = lookFiles({ practice: {}, font: text, headingFont: text }).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a look without colour and font of its own publishes no file', () => {
  expect(lookFiles({ practice: {} })).toEqual([]);
});

test('files of the practice are its font, and cards are drawn in it unless one file has all weights', () => {
  // Together these have the letters of Turkish.
  const own = { 'marka-400.woff2': `${EXTENDED}-400-normal.woff2`, 'marka-700.woff2': `${FIGTREE}-700-normal.woff2` };
  const { site, findings } = withOwnFont(own);
  expect(findings.filter((problem) => problem.includes('font'))).toEqual([]);
  expect(site.font!.faces.map(({ weights, range }) => [weights, range])).toEqual([
    ['100 500', undefined],
    ['501 900', undefined],
  ]);
  expect(lookSheet(site)!.css).toContain(site.font!.faces[1]!.path);
  const ofCards = (font: Font) => cardFonts(font)[700].map(({ familyName }) => familyName);
  expect(ofCards(site.font!)).toHaveLength(1);
  expect(ofCards(findFont('lora', NONE) as Font).join()).toMatch(/^Figtree/);
});

test('a file with other contents has another address', () => {
  const pathWith = (weight: number) =>
    withOwnFont({
      'marka-400.woff2': `${EXTENDED}-400-normal.woff2`,
      'marka-700.woff2': `${FIGTREE}-${weight}-normal.woff2`,
    }).site.font!.faces[1]!.path;
  expect(pathWith(700)).toMatch(/^\/look\/[\w-]+\.[\da-f]{8}\.woff2$/);
  expect(pathWith(700)).toBe(pathWith(700));
  expect(pathWith(600)).not.toBe(pathWith(700));
});

test.each([
  [
    {},
    'practice.yaml font: there is no such font: if fontsource.org lists it so, run "npm install @fontsource-variable/marka"',
  ],
  [
    { 'marka-400.woff2': `${FIGTREE}-400-normal.woff2` },
    'practice.yaml font: marka has no Ğ, ğ, İ, Ş, ş; choose a font with the letters of Turkish',
  ],
  [
    { 'marka-400.woff2': 'LICENSE' },
    'practice.yaml font: LICENSE is no font that can be read; export it again as WOFF2',
  ],
  [
    { 'Marka Bold.woff2': `${FIGTREE}-400-normal.woff2` },
    'fonts/Marka Bold.woff2 file name: must be named by the font',
  ],
])('the check says what is wrong with %j', (own, message) => {
  expect(withOwnFont(own).findings).toContainEqual(expect.stringContaining(message));
});
