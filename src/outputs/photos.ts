import type { Photo } from '../entries/photo.ts';
import { FORMATS, photoPath, widthsOf, type PhotoFormat } from '../site/pictures.ts';
import type { Site } from '../site/site.ts';
import type { OutputFile } from './file.ts';

/** How a photograph is to be made: in a width and a format; `original` keeps the format of the file. */
export interface PhotoForm {
  readonly width: number;
  readonly format: PhotoFormat | 'original';
}

/** For Markdown, feeds and programs, which choose no width: one that a screen shows sharply. */
const ORIGINAL: PhotoForm = { width: 1600, format: 'original' };

/** Each photograph in the widths and formats that pages offer, and under its own name. `make` makes one. */
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
