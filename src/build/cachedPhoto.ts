import type { Photo } from '../entries/photo.ts';
import { ContentError, fileProblem } from '../entries/problem.ts';
import type { PhotoForm } from '../outputs/pictures.ts';
import { Cache } from '../content/cache.ts';

const CACHE = new Cache('photos', 2000);

/** The formats' quality scales differ. AVIF's default effort takes seconds per picture. */
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 }, original: {} } as const;

/**
 * Get a photograph in a width and format from the cache, or make it: upright and without EXIF data such as the place.
 * @throws ContentError if the file is damaged
 */
export async function cachedPhoto(photo: Photo, form: PhotoForm): Promise<Buffer> {
  const source = [photo.digest, form, QUALITY[form.format]];
  const known = CACHE.read(source);
  if (known) return known;
  const made = await makePhoto(photo, form).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError([fileProblem(`photos/${photo.name}`, `cannot be read (${reason}); save the picture again`)]);
  });
  CACHE.write(source, made);
  return made;
}

async function makePhoto({ file }: Photo, { width, format }: PhotoForm): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
  return (format === 'original' ? picture : picture.toFormat(format, QUALITY[format])).toBuffer();
}
