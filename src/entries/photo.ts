import { imageSize } from 'image-size';
import { hash } from 'node:crypto';

/** The names that a photograph may have: as a telephone gives them. */
export const PHOTO_NAME = /^[\w-]+\.(?:jpe?g|png|webp)$/i;

/** A photograph of `photos/` as it will be seen: width and height are those after it is turned upright. */
export interface Photo {
  /** The file's name with its extension. */
  readonly name: string;
  /** Where the file is. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Says whether it is still the same picture. */
  readonly digest: string;
}

const HEIC =
  'is a HEIC picture, which browsers cannot show; save it as JPEG (on a Mac in Preview: File, Export; on an iPhone Settings, Camera, Formats, Most Compatible)';

/** Pixels of a photograph: a telephone's largest has 200 million. */
const MOST_PIXELS = 200_000_000;

const NO_PICTURE = 'is no JPEG, PNG or WebP picture; save it as one of them';

/** Orientations of EXIF that lie on their side. */
const SIDEWAYS = 5;

/** Reads what a picture's first bytes say of it. @returns why it is not a photograph, in words, if it is not. */
export function readPhoto(name: string, file: string, bytes: Uint8Array): Photo | string {
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    if (type === 'heic' || type === 'heif') return HEIC;
    if (!['jpg', 'png', 'webp'].includes(type ?? '')) return NO_PICTURE;
    if (width * height > MOST_PIXELS)
      return `has ${width} by ${height} pixels; save it smaller, 4000 pixels wide at most`;
    const size = orientation >= SIDEWAYS ? { width: height, height: width } : { width, height };
    return { name, file, ...size, digest: hash('sha256', bytes).slice(0, 8) };
  } catch {
    return NO_PICTURE;
  }
}

/** Why a file cannot be a photograph, by its name; undefined where it can. */
export function photoNameFault(name: string): string | undefined {
  if (PHOTO_NAME.test(name)) return undefined;
  if (/\.(?:heic|heif)$/i.test(name)) return HEIC;
  if (!/\.(?:jpe?g|png|webp)$/i.test(name))
    return 'must be a JPEG, PNG or WebP picture; drawings (SVG) belong into drawings/';
  return 'must have a name of unaccented letters, digits, "-" and "_" only, such as "bekleme-odasi.jpg"';
}
