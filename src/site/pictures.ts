import { PHOTOS } from '../entries/pictures.ts';
import type { Photo } from '../entries/photo.ts';
import type { Site } from './site.ts';

/** Site path of a drawing or photograph, by the name that pages give it. */
export const picturePath = (name: string): string => (name.startsWith(PHOTOS) ? `/${name}` : `/drawings/${name}.svg`);

/** The photograph that a picture's name stands for; undefined where it is a drawing. */
export const photoNamed = (site: Site, name: string): Photo | undefined =>
  name.startsWith(PHOTOS) ? site.photos.get(name.slice(PHOTOS.length)) : undefined;

/** Widths in pixels, and the formats of each, newest first. */
const WIDTHS = [320, 640, 1024, 1600];
export const FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof FORMATS)[number];

/** The widths that a photograph is published in: none is wider than itself. */
export const widthsOf = ({ width }: Photo): number[] => {
  const below = WIDTHS.filter((one) => one < width);
  return width <= WIDTHS.at(-1)! ? [...below, width] : below.concat(WIDTHS.at(-1)!);
};

/** Site path of a photograph in one width and format. */
export const photoPath = ({ name, digest }: Photo, width: number, format: PhotoFormat): string =>
  `/_astro/${name.replace(/\.\w+$/, '')}-${width}.${digest}.${format}`;

/** Site path of a file of the logo: a photograph in a width that is sharp at its size. */
export function logoPath(site: Site, file: string): string {
  const photo = photoNamed(site, file);
  return photo ? photoPath(photo, widthsOf(photo).find((width) => width >= 400) ?? photo.width, 'webp') : `/${file}`;
}

/** The part of a drawing that one `<view>` names, in the drawing's own units: SVG 2, 9.2. */
export type Panel = string;

/**
 * The parts of a drawing, in their order: what its `<view>` elements show, each the text of a `viewBox`. A drawing with as
 * many parts as there are steps is shown part by part beside them.
 */
export const panelsOf = (source: string): Panel[] =>
  [...source.matchAll(/<view\b[^>]*?\sviewBox="([^"]+)"/g)].map((match) => match[1]!);
