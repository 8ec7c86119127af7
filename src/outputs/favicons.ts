import type { Site } from '#site/site.ts';
import { cardFonts } from '#social/fonts.ts';
import { lettering, type Style, widthOf } from '#social/lettering.ts';
import { pngOf } from '#social/png.ts';
import { paletteOf } from '#styles/look.ts';

/** Sides in pixels, by the name of the file without its extension. */
const PNG_SIDES = { 'apple-touch-icon': 180, 'icon-512': 512 } as const;
export type PngIcon = keyof typeof PNG_SIDES;
export const PNG_ICONS = Object.keys(PNG_SIDES) as PngIcon[];

/** Draw an icon for phones, which round the corners themselves and show transparency as black. */
export function pngIcon(site: Site, icon: PngIcon): Promise<Buffer<ArrayBuffer>> {
  const side = PNG_SIDES[icon];
  return pngOf(svgIcon(site), { width: side, height: side, background: paletteOf(site.practice).light.accent });
}

const ICO_SIDE = 32;

export async function icoIcon(site: Site): Promise<Buffer<ArrayBuffer>> {
  return ico(await pngOf(svgIcon(site), { width: ICO_SIDE, height: ICO_SIDE }), ICO_SIDE);
}

const LOGO_SIDE = 64;

/** The square logo of the practice: its mark, or the first letter of its name. */
export function svgIcon({ practice, drawings, font }: Site): string {
  const mark = practice.mark && drawings.get(practice.mark);
  if (mark) return mark;
  const fonts = cardFonts(font);
  const { light } = paletteOf(practice);
  const letter = [...practice.name][0]!.toLocaleUpperCase('tr');
  const style: Style = { size: 40, weight: 700, colour: light['on-accent'] };
  const x = (LOGO_SIDE - widthOf(letter, style, fonts)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIDE}" height="${LOGO_SIDE}" viewBox="0 0 ${LOGO_SIDE} ${LOGO_SIDE}">`,
    `<rect width="${LOGO_SIDE}" height="${LOGO_SIDE}" rx="17" fill="${light.accent}"/>`,
    lettering(letter, x, LOGO_SIDE / 2, style, fonts),
    '</svg>',
  ].join('');
}

/** An ICO file of one PNG picture: header, one directory entry, the picture. */
function ico(png: Buffer, size: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
