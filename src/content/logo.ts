import { PHOTOS_FOLDER } from '#markdown/tree.ts';
import type { Entries } from './entries.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Maximum size of a logo in the header, in pixels. */
const LOGO = { width: 200, height: 40 } as const;

/** Minimum legible height, in pixels. */
const MIN_HEIGHT_PIXELS = 26;

/** Read the size of an SVG from its `viewBox`. */
export function sizeOfSvg(source: string): Size | undefined {
  const [, , width, height] = (/\sviewBox=(["'])([^"']+)\1/.exec(source)?.[2] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width && height ? { width, height } : undefined;
}

type Pictures = Pick<Entries, 'drawings' | 'photos'>;

export const sizeOfLogo = ({ drawings, photos }: Pictures, file: string): Size | undefined =>
  file.startsWith(PHOTOS_FOLDER)
    ? photos.get(file.slice(PHOTOS_FOLDER.length))
    : sizeOfSvg(drawings.get(file.replace(/^drawings\/|\.svg$/g, '')) ?? '');

/** Fit a logo into `LOGO`. */
export function shownLogo({ width, height }: Size): Size {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Say why a file cannot be a logo; undefined if it can. */
export function logoProblem(pictures: Pictures, file: string): string | undefined {
  const size = sizeOfLogo(pictures, file);
  if (!size) return `there is no picture "${file}"`;
  const { height } = shownLogo(size);
  if (size.width < 1.4 * size.height) return 'is nearly square: name it in "mark" and remove "logo"';
  if (height < MIN_HEIGHT_PIXELS)
    return `would be only ${height} px high at the top of a page, too small to read: use a logo at most ${Math.floor(LOGO.width / MIN_HEIGHT_PIXELS)} times as wide as it is high`;
  if (file.startsWith(PHOTOS_FOLDER) && size.width < 2 * LOGO.width)
    return `is ${size.width} px wide, too few for a high-resolution screen: use at least ${2 * LOGO.width} px, or an SVG`;
  const source = pictures.drawings.get(file.replace(/^drawings\/|\.svg$/g, ''));
  return source?.includes('<text')
    ? 'contains text, which each machine would draw in a different font; convert its letters to paths'
    : undefined;
}
