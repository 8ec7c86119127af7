import type { Photo } from '#content/photo.ts';
import { PHOTOS_FOLDER } from '#markdown/tree.ts';
import { HASHED } from './addresses.ts';
import type { Site } from './site.ts';

/** Get the site path of a drawing or photograph by its name in content. */
export const picturePath = (name: string): string =>
  name.startsWith(PHOTOS_FOLDER) ? `/${name}` : `/drawings/${name}.svg`;

/** Get the photograph with a picture's name; undefined for a drawing. */
export const photoNamed = (site: Site, name: string): Photo | undefined =>
  name.startsWith(PHOTOS_FOLDER) ? site.photos.get(name.slice(PHOTOS_FOLDER.length)) : undefined;

/** The widths that photographs are published in, in pixels, and the largest of them. */
const WIDTHS = [320, 640, 1024];
export const MAX_WIDTH_PIXELS = 1600;
/** The formats that photographs are published in, newest first. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Get the widths that a photograph is published in, up to its own. */
export const widthsOf = ({ width }: Photo): number[] => [
  ...WIDTHS.filter((narrower) => narrower < width),
  Math.min(width, MAX_WIDTH_PIXELS),
];

export const photoPath = ({ name, digest }: Photo, width: number, format: PhotoFormat): string =>
  `${HASHED.sizedPhotos}${name.replace(/\.\w+$/, '')}-${width}.${digest.slice(0, 8)}.${format}`;

/** Get the site path of a logo file: for a photograph, the smallest width from 400 px. */
export function logoPath(site: Site, file: string): string {
  const photo = photoNamed(site, file);
  return photo ? photoPath(photo, widthsOf(photo).find((width) => width >= 400) ?? photo.width, 'webp') : `/${file}`;
}

/** The `viewBox` of a `<view>` of a drawing (SVG 2, 9.2). */
type Panel = string;

/** Get the panels of a drawing. If there is one for each step, they are shown beside the steps. */
export const panelsOf = (source: string): Panel[] =>
  [...source.matchAll(/<view\b[^>]*?\sviewBox=(["'])([^"']+)\1/g)].map((match) => match[2]!);

/** Leave the groups of a class out of a drawing, with the groups inside them. */
export function withoutGroups(source: string, name: string): string {
  const hasName = new RegExp(`\\sclass=(["'])(?:[^"']*\\s)?${name}(?:\\s[^"']*)?\\1`);
  let depth = 0;
  const parts = source.split(/(<g\b[^>]*>|<\/g>)/).filter((part, index) => {
    const wasInside = depth > 0;
    const isTag = index % 2 === 1 && !part.endsWith('/>');
    if (isTag && (wasInside || hasName.test(part))) depth += part === '</g>' ? -1 : 1;
    return !wasInside && depth === 0;
  });
  return parts.join('');
}
