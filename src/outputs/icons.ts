import { logoOf } from '../social/logo.ts';
import { pngOf } from '../social/png.ts';
import type { Site } from '../site/site.ts';
import { paletteOf } from '../styles/look.ts';
import { ICONS, MANIFEST } from '../site/addresses.ts';
import type { OutputFile } from './file.ts';

/** The practice's icons and the web app manifest. */
export async function* iconFiles(site: Site): AsyncGenerator<OutputFile> {
  const logo = await logoOf(site);
  // Phones round the corners themselves and show transparency as black.
  const background = paletteOf(site.practice).light.accent;
  yield { path: ICONS.svg, body: logo };
  yield { path: ICONS.ico, body: ico(await pngOf(logo, square(32)), 32) };
  yield { path: ICONS.apple, body: await pngOf(logo, { ...square(180), background }) };
  yield { path: ICONS.small, body: await pngOf(logo, { ...square(192), background }) };
  yield { path: ICONS.large, body: await pngOf(logo, { ...square(512), background }) };
  yield { path: MANIFEST, body: manifest(site) };
}

const square = (size: number) => ({ width: size, height: size });

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
