import type { Font, Glyph } from 'fontkitten';
import type { CardFonts, Weight } from './fonts.ts';

export interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** Letter spacing, relative to the font size. */
  readonly tracking?: number;
}

/**
 * Draw a line of text as SVG outlines, which need no installed fonts.
 * @param x left edge
 * @param y middle between ascender and descender
 */
export function lettering(text: string, x: number, y: number, style: Style, fonts: CardFonts): string {
  const { size, weight, colour } = style;
  const { ascent, descent, unitsPerEm } = fonts[weight][0]!;
  const baseline = y + ((ascent + descent) / unitsPerEm / 2) * size;
  const letters = placed(text, style, fonts).letters.map(({ glyph, font, at }) => {
    const scale = size / font.unitsPerEm;
    return `<path transform="matrix(${scale} 0 0 ${-scale} ${x + at} ${baseline})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${colour}">${letters.join('')}</g>`;
}

export const widthOf = (text: string, style: Style, fonts: CardFonts): number => placed(text, style, fonts).width;

/** Break text into lines of at most `maxWidth`; a single long word may be wider. */
export function linesOf(text: string, maxWidth: number, style: Style, fonts: CardFonts): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, style, fonts) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Position the glyphs of a line, each from the first font that has it. */
function placed(text: string, { size, weight, tracking = 0 }: Style, fonts: CardFonts) {
  const letters: { glyph: Glyph; font: Font; at: number }[] = [];
  let width = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const font = fonts[weight].find((candidate) => candidate.hasGlyphForCodePoint(code)) ?? fonts[weight].at(-1)!;
    const glyph = font.glyphForCodePoint(code);
    letters.push({ glyph, font, at: width });
    width += (glyph.advanceWidth / font.unitsPerEm + tracking) * size;
  }
  return { letters, width };
}
