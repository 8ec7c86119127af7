import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../site/page.ts';
import { postOf } from '../site/postOf.ts';
import type { Site } from '../site/site.ts';
import { cardPaths } from './address.ts';
import { VERSION, type Card } from './card.ts';

/** Where drawn cards wait for the next build, by the hash of what they say. */
const CACHE = join('.cache', 'social');

/** The card of a page, by the page. */
export function cardOf(site: Site, page: Page): Card {
  const { practice, drawings, base } = site;
  return {
    title: page.title,
    name: practice.name,
    section:
      page.breadcrumbs.at(-1)?.path === '/' || page.path === '/'
        ? practice.specialty.tr
        : page.breadcrumbs.at(-1)!.title,
    host: new URL(base).host,
    mark: practice.mark && drawings.get(practice.mark),
    drawing: drawingOf(site, page),
  };
}

/** The page's own drawing, else that of the service it belongs to; none where it holds words. */
function drawingOf(site: Site, page: Page): string | undefined {
  const service = postOf(site, page)?.primaryService;
  const above = service ? site.pathOf(`services/${service}`) : page.breadcrumbs.at(-1)?.path;
  const drawing = page.drawing ?? site.pagesByPath.get(above ?? '')?.drawing;
  const source = drawing && site.drawings.get(drawing.card ?? drawing.name);
  return source?.includes('<text') ? undefined : source;
}

/** A card, and the path of its page. Plain data. */
export interface PageCard {
  readonly path: string;
  readonly card: Card;
}

/** The cards of all pages that have one of their own, in the order of the pages. */
export function cardsOf(site: Site): PageCard[] {
  const own = cardPaths(site);
  return site.pages.filter(({ path }) => own.has(path)).map((page) => ({ path: page.path, card: cardOf(site, page) }));
}

/** Draws cards, PNG. */
export async function* drawCards(cards: readonly PageCard[]): AsyncGenerator<{ path: string; png: Buffer }> {
  await mkdir(CACHE, { recursive: true });
  // A few at once: letters are set on this thread, while pictures are drawn on others.
  for (let start = 0; start < cards.length; start += BATCH) {
    const batch = cards.slice(start, start + BATCH);
    const pictures = await Promise.all(batch.map(({ card }) => draw(card)));
    for (const [index, { path }] of batch.entries()) yield { path, png: pictures[index]! };
  }
}

const BATCH = 8;

async function draw(card: Card): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, card]))
    .digest('hex')
    .slice(0, 32);
  const file = join(CACHE, `${key}.png`);
  if (existsSync(file)) return readFile(file);
  // Loaded only where a card is new: in most builds none is.
  const [{ renderAsync }, { cardSvg }] = await Promise.all([import('@resvg/resvg-js'), import('./cardSvg.ts')]);
  const picture = await renderAsync(await cardSvg(card), { font: { loadSystemFonts: false } });
  const png = picture.asPng();
  // Whole or not at all: a build that is stopped leaves no half picture for the next one.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}
