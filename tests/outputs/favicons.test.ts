import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { icoIcon, PNG_ICONS, pngIcon, svgIcon } from '#outputs/favicons.ts';
import { ICONS } from '#site/addresses.ts';
import { paletteOf } from '#styles/look.ts';
import { small as site } from '../sites.ts';

const files = new Map<string, string | Uint8Array>();
for (const icon of PNG_ICONS) files.set(`/${icon}.png`, await pngIcon(site, icon));
files.set(ICONS.ico, await icoIcon(site)).set(ICONS.svg, svgIcon(site));

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the icons of a practice', () => {
  it('are squares', () => {
    const sizes = [ICONS.apple, ICONS.large].map((path) => sizeOf(Buffer.from(files.get(path)!)));
    expect(sizes).toEqual([180, 512].map((size) => [size, size]));
  });

  it('hold one picture of 32 pixels in the ICO file, at the place its directory names', () => {
    const ico = Buffer.from(files.get(ICONS.ico) as Uint8Array);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 1]);
    const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(start + length).toBe(ico.length);
    expect(sizeOf(ico.subarray(start))).toEqual([32, 32]);
  });

  it('fill their corners for phones, and leave them free for browsers', async () => {
    const ico = Buffer.from(files.get(ICONS.ico) as Uint8Array);
    const corner = async (png: Buffer) => [...(await sharp(png).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
    const accent = paletteOf(site.practice)
      .light.accent.match(/[0-9a-f]{2}/g)!
      .map((hex) => Number.parseInt(hex, 16));
    for (const path of [ICONS.apple, ICONS.large])
      expect(await corner(files.get(path) as Buffer), path).toEqual([...accent, 255]);
    expect((await corner(ico.subarray(22)))[3]).toBe(0);
  });
});
