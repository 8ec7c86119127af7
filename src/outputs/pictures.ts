import type { Photo } from '../entries/photo.ts';
import { FORMATS, type PhotoFormat, photoPath, widthsOf } from '../site/pictures.ts';
import type { Site } from '../site/site.ts';
import { cardImagePath, pathsWithCard } from '../social/address.ts';
import type { Card } from '../social/card.ts';
import { cardOf } from '../social/cards.ts';
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

/** Cards in progress at once. More took memory and no less time. */
const AT_A_TIME = 3;

/** The social cards of pages, as PNG. */
export async function* cardFiles(site: Site, draw: (card: Card) => Promise<Buffer>): AsyncGenerator<OutputFile> {
  const paths = pathsWithCard(site);
  const begun: Promise<OutputFile>[] = [];
  for (const page of site.pages.filter(({ path }) => paths.has(path))) {
    const file = cardFile(page.path, draw(cardOf(site, page)));
    // Errors are thrown when the file is yielded.
    file.catch(() => {});
    begun.push(file);
    if (begun.length === AT_A_TIME) yield begun.shift()!;
  }
  yield* begun;
}

async function cardFile(path: string, png: Promise<Buffer>): Promise<OutputFile> {
  try {
    return { path: cardImagePath(path), body: await png };
  } catch (cause) {
    const message = `The card of ${path} cannot be drawn: look at the drawing of this page, and at the mark.`;
    throw new Error(message, { cause });
  }
}
