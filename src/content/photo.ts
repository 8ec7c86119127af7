import { hash } from 'node:crypto';
import { imageSize } from 'image-size';

/** Without the flag `i`, which a form's pattern cannot have. */
export const PHOTO_NAME = /^[\w-]+\.(?:[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ww][Ee][Bb][Pp])$/;

export interface Photo {
  /** File name with its extension. */
  readonly name: string;
  /** Path of the file. */
  readonly file: string;
  /** In pixels once turned upright, as is the height. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the file. */
  readonly digest: string;
}

const HEIC =
  'is a HEIC picture, which browsers cannot show; save it as JPEG ' +
  '(on a Mac in Preview: File, Export; on an iPhone Settings, Camera, Formats, Most Compatible)';

/** Phones save 50 million pixels, or 8 million bytes. Converting an interlaced picture of this size takes 0.8 GB. */
const MAX_PIXELS = 51_000_000;
const MAX_BYTES = 30_000_000;
/** Pixels of a picture in WebP. */
const MAX_SIDE_PIXELS = 16_383;

const NO_PICTURE = 'is not a JPEG, PNG or WebP picture; save it as one of these';

/** EXIF orientations from here on swap width and height. */
const SIDEWAYS = 5;

/**
 * Read the header of a picture in `photos/`.
 * @returns an error message for anything but a usable photograph.
 */
export function readPhoto(name: string, file: string, bytes: Uint8Array): Photo | string {
  const problem = nameProblem(name);
  if (problem) return problem;
  if (isHeic(bytes)) return HEIC;
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    if (!['jpg', 'png', 'webp'].includes(type ?? '')) return NO_PICTURE;
    if (isCutOff(bytes)) return 'ends before the picture does; save it again';
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PIXELS || bytes.length > MAX_BYTES)
      return `has ${width} by ${height} pixels and ${megabytes(bytes.length)}; save it smaller, 4000 pixels wide at most`;
    const size = orientation >= SIDEWAYS ? { width: height, height: width } : { width, height };
    return { name, file, ...size, digest: hash('sha256', bytes) };
  } catch {
    return NO_PICTURE;
  }
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

/** Tell whether a picture is HEIC by its first bytes, whatever the file is called. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));

/** Tell whether a picture lacks its end: JPEG marks it after the last scan, PNG by a chunk, WebP says its length. */
function isCutOff(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file[0] === 0xff) return file.lastIndexOf('ffd9', undefined, 'hex') < file.lastIndexOf('ffda', undefined, 'hex');
  if (file[0] === 0x89) return !file.includes('IEND');
  return file.readUInt32LE(4) + 8 > file.length;
}

function nameProblem(name: string): string | undefined {
  if (PHOTO_NAME.test(name)) return undefined;
  if (/\.(?:heic|heif)$/i.test(name)) return HEIC;
  if (!/\.(?:jpe?g|png|webp)$/i.test(name))
    return 'must be a JPEG, PNG or WebP picture; drawings (SVG) belong in drawings/';
  const plain = name.replaceAll('\u0131', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const renamed = plain.replaceAll(/[^\w.-]+|\.(?!\w+$)/g, '-').replace(/^-+|-+(?=\.)/g, '');
  return `must be named with unaccented letters, digits, "-" and "_" only: rename it to "${PHOTO_NAME.test(renamed) ? renamed : 'bekleme-odasi.jpg'}"`;
}
