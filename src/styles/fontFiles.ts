import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { fontFile, type FontPackage } from './fontPackage.ts';

/** Turkish letters missing from a font's Latin file. */
export const TURKISH_LETTERS = '\u011e\u011f\u0130\u015e\u015f';
const TURKISH_RANGE = 'U+011E-011F, U+0130, U+015E-015F';

interface FontFile {
  readonly path: string;
  readonly isPreloaded: boolean;
  readonly weights: string;
  readonly range: string;
  make: () => Promise<Uint8Array>;
}

/** List the files of a family: for each weight Latin, the Turkish letters, and extended Latin. */
export function fontFiles({ id, digest, folder, faces, ranges }: FontPackage): FontFile[] {
  return faces.flatMap(({ part, weights }): FontFile[] => {
    const source = (subset: string) => readFileSync(join(folder, fontFile(id, subset, part)));
    const path = (name: string) =>
      `/look/${id}-${part}-${name}.${hash('sha256', `${digest} ${TURKISH_LETTERS}`).slice(0, 8)}.woff2`;
    const file = (name: string, subset: string): FontFile => ({
      path: path(name),
      isPreloaded: name === 'latin',
      weights,
      range: ranges[subset]!,
      make: () => Promise.resolve(source(subset)),
    });
    return [
      file('extended', 'latin-ext'),
      file('latin', 'latin'),
      // Where ranges meet, the face that stands last is taken.
      {
        path: path('turkish'),
        isPreloaded: true,
        weights,
        range: TURKISH_RANGE,
        make: () => subsetFont(source('latin-ext'), TURKISH_LETTERS, { targetFormat: 'woff2' }),
      },
    ];
  });
}

/** Sum the bytes that every page loads, without the Turkish letters (about 2 kB). */
export const fontBytes = ({ id, folder, faces }: FontPackage): number =>
  faces.reduce((sum, { part }) => sum + readFileSync(join(folder, fontFile(id, 'latin', part))).length, 0);

/** Write the CSS of a family, with a system font in its metrics until it loads. */
export function fontCss(font: FontPackage): string {
  const faces = fontFiles(font).map(
    ({ path, weights, range }) =>
      `@font-face{font-family:'${font.family} Practice';font-style:normal;font-weight:${weights};font-display:swap;src:url('${path}') format('woff2');unicode-range:${range}}`,
  );
  return `${faces.join('\n')}\n${fallbackFace(font)}\n:root{--font:'${font.family} Practice','${font.family} Fallback',system-ui,sans-serif}\n`;
}

/** Text with the letter frequencies of Turkish, and its mean letter width in Arial, in em. */
const SAMPLE =
  'pazartesi sabahi dokuzda muayenehanemizi arayin size hangi hekimin bakacagini ve ne kadar surecegini soyleriz';
const ARIAL = 0.4614;

/** Adjust Arial to the font's metrics: CSS Fonts 5, metric overrides. */
function fallbackFace({ id, family, folder, faces }: FontPackage): string {
  const font = create(readFileSync(join(folder, fontFile(id, 'latin', faces[0]!.part))));
  if (font.isCollection) throw new TypeError(`${id} holds several fonts`);
  const width = font.glyphsForString(SAMPLE).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / SAMPLE.length;
  const adjust = width / font.unitsPerEm / ARIAL;
  const percent = (part: number) => `${((100 * part) / font.unitsPerEm / adjust).toFixed(2)}%`;
  return (
    `@font-face{font-family:'${family} Fallback';src:local('Arial'),local('Helvetica Neue'),local('Liberation Sans'),local('Roboto');` +
    `size-adjust:${(100 * adjust).toFixed(2)}%;ascent-override:${percent(font.ascent)};` +
    `descent-override:${percent(-font.descent)};line-gap-override:${percent(font.lineGap)}}`
  );
}
