import type { Entries } from './entries.ts';
import { PHOTOS } from './pictures.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a logo may take at the top of a page, in pixels. */
export const LOGO = { width: 200, height: 40 } as const;

/** The height below which the words of a logo cannot be read, in pixels. */
const READABLE = 26;

/** The size of an SVG by its `viewBox`; undefined where it has none. */
export function sizeOfSvg(source: string): Size | undefined {
  const [, , width, height] = (/\sviewBox="([^"]+)"/.exec(source)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width && height ? { width, height } : undefined;
}

type Pictures = Pick<Entries, 'drawings' | 'photos'>;

/** The size of a logo's file; undefined if the file is missing. */
export const sizeOfLogo = ({ drawings, photos }: Pictures, file: string): Size | undefined =>
  file.startsWith(PHOTOS)
    ? photos.get(file.slice(PHOTOS.length))
    : sizeOfSvg(drawings.get(file.replace(/^drawings\/|\.svg$/g, '')) ?? '');

/** The size in which a logo is shown. */
export function shownLogo({ width, height }: Size): Size {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Why a file cannot be the logo; undefined where it can. */
export function logoFault(pictures: Pictures, file: string): string | undefined {
  const size = sizeOfLogo(pictures, file);
  if (!size) return `there is no picture "${file}"`;
  const { height } = shownLogo(size);
  if (size.width < 1.4 * size.height) return 'is nearly square: name it in "mark", and leave "logo" out';
  if (height < READABLE)
    return `would be ${height} px high at the top of a page, too low to read: use a form that is at most ${Math.floor(LOGO.width / READABLE)} times as wide as high`;
  if (file.startsWith(PHOTOS) && size.width < 2 * LOGO.width)
    return `is ${size.width} px wide, too coarse for a sharp screen: use at least ${2 * LOGO.width} px, or an SVG`;
  const source = pictures.drawings.get(file.replace(/^drawings\/|\.svg$/g, ''));
  return source?.includes('<text')
    ? 'has words in it that each machine would show in another font; make paths of its letters'
    : undefined;
}
