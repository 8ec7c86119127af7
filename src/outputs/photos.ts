import type { Photo } from '../entries/photo.ts';
import { FORMATS, photoPath, widthsOf, type PhotoFormat } from '../site/pictures.ts';
import type { Site } from '../site/site.ts';
import type { OutputFile } from './file.ts';

/** `original` keeps the file's format. */
export interface PhotoForm {
  readonly width: number;
  readonly format: PhotoFormat | 'original';
}

/** For Markdown, feeds and programs. */
const ORIGINAL: PhotoForm = { width: 1600, format: 'original' };

/** Each photograph in all widths and formats, and under its own name. */
export async function* photoFiles(
  site: Site,
  make: (photo: Photo, form: PhotoForm) => Promise<Buffer>,
): AsyncGenerator<OutputFile> {
  for (const photo of site.photos.values()) {
    for (const width of widthsOf(photo))
      for (const format of FORMATS)
        yield { path: photoPath(photo, width, format), body: await make(photo, { width, format }) };
    yield { path: `/photos/${photo.name}`, body: await make(photo, ORIGINAL) };
  }
}
