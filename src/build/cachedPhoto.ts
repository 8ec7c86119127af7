import type { Photo } from '../entries/photo.ts';
import type { PhotoForm } from '../outputs/photos.ts';
import { Cache } from '../content/cache.ts';

const CACHE = new Cache('photos', 2000);

/** Of each format; AVIF's scale is another one, and its default effort takes seconds a picture. */
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 }, original: {} } as const;

/**
 * A photograph in a width and format: upright, and without what the camera wrote into it, such as the place. Made where no
 * build has made it yet.
 */
export async function cachedPhoto({ file, digest }: Photo, form: PhotoForm): Promise<Buffer> {
  const source = [digest, form, QUALITY[form.format]];
  const known = CACHE.read(source);
  if (known) return known;
  const { default: sharp } = await import('sharp');
  const picture = sharp(file).autoOrient().resize({ width: form.width, withoutEnlargement: true });
  const made = await (
    form.format === 'original' ? picture : picture.toFormat(form.format, QUALITY[form.format])
  ).toBuffer();
  CACHE.write(source, made);
  return made;
}
