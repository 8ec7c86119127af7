import type { Photo } from '#content/photo.ts';
import { escapeHtml } from '#markdown/escape.ts';
import { PHOTO_FORMATS, photoPath, widthsOf } from '#site/picturePaths.ts';
import type { Site } from '#site/site.ts';

interface Shown {
  /** Escaped for an attribute. */
  readonly alt: string;
  readonly sizes: string;
  /** Whether it opens the page and loads first. */
  readonly isFirst?: boolean;
}

/** Render a photograph in all its widths and formats. */
function photoHtml(photo: Photo, { alt, sizes, isFirst }: Shown): string {
  const widths = widthsOf(photo);
  const sources = PHOTO_FORMATS.map(
    (format) =>
      `<source type="image/${format}" sizes="${sizes}" srcset="${widths.map((width) => `${photoPath(photo, width, format)} ${width}w`).join(', ')}">`,
  ).join('');
  const fallback = photoPath(photo, widths.at(-1)!, 'webp');
  const order = isFirst ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return `<picture>${sources}<img src="${fallback}" width="${photo.width}" height="${photo.height}" alt="${alt}" ${order}></picture>`;
}

/** The width of a text column. */
const TEXT = '(min-width: 46rem) 41rem, 92vw';

/** Replace the photographs in rendered Markdown. */
export const withPhotos = (html: string, { photos }: Site): string =>
  html.replaceAll(/<img src="\/photos\/([^"]+)" alt="([^"]*)"[^>]*>/g, (whole, name: string, alt: string) => {
    const photo = photos.get(name);
    return photo ? photoHtml(photo, { alt, sizes: TEXT }) : whole;
  });

/** Render a photograph named in a page's fields. */
export const photoOf = (photo: Photo, alt: string, shown: Omit<Shown, 'alt'>): string =>
  photoHtml(photo, { alt: escapeHtml(alt), ...shown });
