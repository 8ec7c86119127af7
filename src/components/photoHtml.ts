import type { Photo } from '../entries/photo.ts';
import { escapeHtml } from '../site/text/escape.ts';
import { FORMATS, photoPath, widthsOf } from '../site/pictures.ts';
import type { Site } from '../site/site.ts';

/** How a photograph is shown. */
interface Shown {
  /** As HTML writes it, quotation marks escaped. */
  readonly alt: string;
  /** How wide it is, as `sizes` says it. */
  readonly sizes: string;
  /** Whether it opens the page: it is loaded before what cannot be seen yet. */
  readonly isFirst?: boolean;
}

/** A photograph in all its widths and formats; the room it takes is known before it is there. */
export function photoHtml(photo: Photo, { alt, sizes, isFirst }: Shown): string {
  const widths = widthsOf(photo);
  const sources = FORMATS.map(
    (format) =>
      `<source type="image/${format}" sizes="${sizes}" srcset="${widths.map((width) => `${photoPath(photo, width, format)} ${width}w`).join(', ')}">`,
  ).join('');
  const fallback = photoPath(photo, widths.at(-1)!, 'webp');
  const order = isFirst ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return `<picture>${sources}<img src="${fallback}" width="${photo.width}" height="${photo.height}" alt="${alt}" ${order}></picture>`;
}

/** The column of a text. */
const TEXT = '(min-width: 46rem) 41rem, 92vw';

/** Rendered Markdown with each photograph of `photos/` in all its widths and formats. */
export const withPhotos = (html: string, { photos }: Site): string =>
  html.replaceAll(/<img src="\/photos\/([^"]+)" alt="([^"]*)"[^>]*>/g, (whole, name: string, alt: string) => {
    const photo = photos.get(name);
    return photo ? photoHtml(photo, { alt, sizes: TEXT }) : whole;
  });

/** A photograph that a page's own fields name. */
export const photoOf = (photo: Photo, alt: string, shown: Omit<Shown, 'alt'>): string =>
  photoHtml(photo, { alt: escapeHtml(alt), ...shown });
