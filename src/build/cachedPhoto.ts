import type { Photo } from '../entries/photo.ts';
import { ContentError, fileProblem } from '../entries/problem.ts';
import type { PhotoForm } from '../outputs/photos.ts';
import { Cache } from '../content/cache.ts';

const CACHE = new Cache('photos', 2000);

/** Of each format; AVIF's scale is another one, and its default effort takes seconds a picture. */
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 }, original: {} } as const;

/**
 * A photograph in a width and format: upright, and without what the camera wrote into it, such as the place. Made where no
 * build has made it yet.
 * @throws ContentError where the picture breaks off, or is none below its first bytes.
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
