import { type Font, readFont } from './font.ts';

/**
 * Write the CSS of a font, with a system font in its metrics until it loads.
 * @param token the custom property that names it
 */
export function fontCss(font: Font, token: 'font' | 'font-headings'): string {
  const family = token === 'font' ? 'Practice' : 'Practice Headings';
  const faces = font.faces.map(
    ({ path, weights, range }) =>
      `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url('${path}') format('woff2')${range === undefined ? '' : `;unicode-range:${range}`}}`,
  );
  return `${faces.join('\n')}\n${fallbackFace(font, family)}\n:root{--${token}:'${family}','${family} Fallback',system-ui,sans-serif}\n`;
}

/** Text with the letter frequencies of Turkish, and its mean letter width in Arial, in em. */
const SAMPLE =
  'pazartesi sabahi dokuzda muayenehanemizi arayin size hangi hekimin bakacagini ve ne kadar surecegini soyleriz';
const ARIAL = 0.4614;

/** Adjust Arial to the font's metrics: CSS Fonts 5, metric overrides. */
function fallbackFace({ faces }: Font, family: string): string {
  const font = faces.map(readFont).find((face) => face.hasGlyphForCodePoint('a'.codePointAt(0)!))!;
  const width = font.glyphsForString(SAMPLE).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / SAMPLE.length;
  const adjust = width / font.unitsPerEm / ARIAL;
  const percent = (part: number) => `${((100 * part) / font.unitsPerEm / adjust).toFixed(2)}%`;
  return (
    `@font-face{font-family:'${family} Fallback';src:local('Arial'),local('Helvetica Neue'),local('Liberation Sans'),local('Roboto');` +
    `size-adjust:${(100 * adjust).toFixed(2)}%;ascent-override:${percent(font.ascent)};` +
    `descent-override:${percent(-font.descent)};line-gap-override:${percent(font.lineGap)}}`
  );
}
