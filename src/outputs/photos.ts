import { readFileSync } from 'node:fs';
import { ContentError, fileFinding } from '#content/finding.ts';
import type { Photo } from '#content/photo.ts';
import { MAX_WIDTH_PIXELS, PHOTO_FORMATS, type PhotoFormat, photoPath, widthsOf } from '#site/picturePaths.ts';
import type { Site } from '#site/site.ts';

/** A photograph in one width and format. */
export interface PhotoFile {
  /** Its site path. */
  readonly path: string;
  readonly photo: Photo;
  readonly width: number;
  /** `original` keeps the file's format, for Markdown, feeds and programs. */
  readonly format: PhotoFormat | 'original';
}

/** The formats' quality scales differ. AVIF's default effort takes seconds per picture. */
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 }, original: {} } as const;

/** List each photograph in all widths and formats, and under its own name. */
export const photoFiles = ({ photos }: Site): PhotoFile[] =>
  [...photos.values()].flatMap((photo) => [
    ...widthsOf(photo).flatMap((width) =>
      PHOTO_FORMATS.map((format) => ({ path: photoPath(photo, width, format), photo, width, format })),
    ),
    { path: `/photos/${photo.name}`, photo, width: MAX_WIDTH_PIXELS, format: 'original' as const },
  ]);

/**
 * Convert a photograph: upright and without EXIF data such as the place.
 * @throws ContentError if the file is damaged
 */
export async function convertPhoto({ photo, width, format }: PhotoFile): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(readFileSync(photo.file)).autoOrient().resize({ width, withoutEnlargement: true });
  try {
    return await (format === 'original' ? picture : picture.toFormat(format, QUALITY[format])).toBuffer();
  } catch (error) {
    const message = `cannot be read (${error instanceof Error ? error.message : String(error)}); save the picture again`;
    throw new ContentError([fileFinding(`photos/${photo.name}`, message)]);
  }
}
