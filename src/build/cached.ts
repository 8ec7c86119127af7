import { hash } from 'node:crypto';
import type { AnswersIndex } from '../answers/data.ts';
import { knowledgeOf } from '../answers/index/knowledge.ts';
import { Cache, installed, sourcesOf } from '../content/cache.ts';
import type { Photo } from '../entries/photo.ts';
import { ContentError, fileProblem } from '../entries/problem.ts';
import type { PhotoForm } from '../outputs/pictures.ts';
import type { Site } from '../site/site.ts';
import type { Card } from '../social/card.ts';
import { drawCard } from '../social/cards.ts';

const ANSWERS = new Cache('answers', 10);
const CARDS = new Cache('social', 2000);
const PHOTOS = new Cache('photos', 2000);

const sources = (...places: readonly string[]): string[] => [
  ...sourcesOf(places.map((place) => new URL(place, import.meta.url))),
  ...installed(),
];

/** Get the index of the question engine from the cache, or build it. Only then is the engine loaded. */
export async function cachedAnswers(site: Site): Promise<AnswersIndex> {
  const source = [...sources('../answers/', '../turkish/'), knowledgeOf(site)];
  const index = await ANSWERS.getOrMake(source, async () => {
    const { indexSite } = await import('../answers/index/indexSite.ts');
    return JSON.stringify(indexSite(site));
  });
  return JSON.parse(index.toString()) as AnswersIndex;
}

/** What decides how cards look. */
const LOOK = sources('../social/', '../styles/').map((source) => hash('sha256', source));

/** Get a social card as PNG from the cache, or draw it. */
export const cachedCard = (card: Card): Promise<Buffer> => CARDS.getOrMake([LOOK, card], () => drawCard(card));

/** The formats' quality scales differ. AVIF's default effort takes seconds per picture. */
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 }, original: {} } as const;

/**
 * Get a photograph in a width and format from the cache, or make it: upright and without EXIF data such as the place.
 * @throws ContentError if the file is damaged
 */
export const cachedPhoto = (photo: Photo, form: PhotoForm): Promise<Buffer> =>
  PHOTOS.getOrMake([photo.digest, form, QUALITY[form.format]], () =>
    makePhoto(photo, form).catch((error: unknown) => {
      const message = `cannot be read (${error instanceof Error ? error.message : String(error)}); save the picture again`;
      throw new ContentError([fileProblem(`photos/${photo.name}`, message)]);
    }),
  );

async function makePhoto({ file }: Photo, { width, format }: PhotoForm): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
  return (format === 'original' ? picture : picture.toFormat(format, QUALITY[format])).toBuffer();
}
