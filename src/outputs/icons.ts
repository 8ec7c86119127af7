import { ICONS, MANIFEST } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { cardFonts } from '../social/fonts.ts';
import { lettering, type Style, widthOf } from '../social/lettering.ts';
import { pngOf } from '../social/png.ts';
import { paletteOf } from '../styles/look.ts';
import type { OutputFile } from './file.ts';

/** The practice's icons and the web app manifest. */
export async function* iconFiles(site: Site): AsyncGenerator<OutputFile> {
  const logo = await logoOf(site);
  // Phones round the corners themselves and show transparency as black.
  const background = paletteOf(site.practice).light.accent;
  const png = (size: number, behind?: { background: string }) => pngOf(logo, { width: size, height: size, ...behind });
  yield { path: ICONS.svg, body: logo };
  yield { path: ICONS.ico, body: ico(await png(32), 32) };
  yield { path: ICONS.apple, body: await png(180, { background }) };
  yield { path: ICONS.small, body: await png(192, { background }) };
  yield { path: ICONS.large, body: await png(512, { background }) };
  yield { path: MANIFEST, body: manifest(site) };
}

const LOGO_SIDE = 64;

/** Get the square logo of the practice: its mark, or the first letter of its name. */
async function logoOf({ practice, drawings }: Site): Promise<string> {
  const mark = practice.mark && drawings.get(practice.mark);
  if (mark) return mark;
  const fonts = await cardFonts(practice.font);
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
function ico(png: Buffer, size: number): Buffer {
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

function manifest({ practice }: Site): string {
  const { light } = paletteOf(practice);
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' });
  return JSON.stringify({
    name: practice.fullName,
    short_name: practice.name,
    description: practice.description,
    lang: 'tr',
    dir: 'ltr',
    start_url: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.accent,
    icons: [
      { src: ICONS.svg, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(ICONS.small, 192),
      icon(ICONS.large, 512),
    ],
  });
}
