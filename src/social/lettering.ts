import type { Font, Glyph } from 'opentype.js';
import type { CardFonts, Weight } from './fonts.ts';

/** How words are set. */
export interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** What stands between letters beyond their own, in parts of the size. */
  readonly tracking?: number;
}

/**
 * A line of words as SVG, as the outlines of its letters: words would be drawn with whatever fonts a machine has. `x` is
 * its left end, `y` the middle between the highest and the lowest its letters can reach.
 */
export function lettering(text: string, x: number, y: number, style: Style, fonts: CardFonts): string {
  const { size, weight, colour } = style;
  const { ascender, descender, unitsPerEm } = fonts[weight][0]!;
  const baseline = y + ((ascender + descender) / unitsPerEm / 2) * size;
  const letters = placed(text, style, fonts).letters.map(({ glyph, font, at }) => {
    const scale = size / font.unitsPerEm;
    return `<path transform="matrix(${scale} 0 0 ${-scale} ${x + at} ${baseline})" d="${outlineOf(glyph)}"/>`;
  });
  return `<g fill="${colour}">${letters.join('')}</g>`;
}

/** The width of a line. */
export const widthOf = (text: string, style: Style, fonts: CardFonts): number => placed(text, style, fonts).width;

/** Words in lines; only one of a single word may be wider than `most`. */
export function linesOf(text: string, most: number, style: Style, fonts: CardFonts): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, style, fonts) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The letters of a line, each in the first font that has it, else the last, and how far from its left end. */
function placed(text: string, { size, weight, tracking = 0 }: Style, fonts: CardFonts) {
  const letters: { glyph: Glyph; font: Font; at: number }[] = [];
  let width = 0;
  for (const letter of text) {
    const font = fonts[weight].find((candidate) => candidate.hasChar(letter)) ?? fonts[weight].at(-1)!;
    const glyph = font.charToGlyph(letter);
    const last = letters.at(-1);
    if (last?.font === font) width += (font.getKerningValue(last.glyph, glyph) / font.unitsPerEm) * size;
    letters.push({ glyph, font, at: width });
    width += ((glyph.advanceWidth ?? 0) / font.unitsPerEm + tracking) * size;
  }
  return { letters, width };
}

const outlines = new WeakMap<Glyph, string>();

/** A letter as the font has it. */
function outlineOf(glyph: Glyph): string {
  let outline = outlines.get(glyph);
  if (outline === undefined) {
    outline = glyph.path.commands.map(({ type, ...points }) => type + Object.values(points).join(' ')).join('');
    outlines.set(glyph, outline);
  }
  return outline;
}
