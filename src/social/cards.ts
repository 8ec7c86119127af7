import type { Page } from '../site/page.ts';
import { postOf, type Site } from '../site/site.ts';
import { cardPaths } from './address.ts';
import type { Card } from './card.ts';
import { SIZE } from './size.ts';

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
    colour: practice.colour,
    font: practice.font,
  };
}

/** The labels of a drawing and their leaders; see drawings.css. */
const LABELS = /<g class="d-labels"[\s\S]*?<\/g>/;

/** The page's own drawing, else that of the service it belongs to, without its labels; none where other words are part of it. */
function drawingOf(site: Site, page: Page): string | undefined {
  const service = postOf(site, page)?.primaryService;
  const above = service ? site.pathOf(`services/${service}`) : page.breadcrumbs.at(-1)?.path;
  const drawing = page.drawing ?? site.pagesByPath.get(above ?? '')?.drawing;
  const source = drawing && site.drawings.get(drawing.card ?? drawing.name)?.replace(LABELS, '');
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

/** Draws a card, PNG. */
export async function drawCard(card: Card): Promise<Buffer> {
  // Loaded only where a card is new: in most builds none is.
  const [{ pngOf }, { cardSvg }] = await Promise.all([import('./png.ts'), import('./cardSvg.ts')]);
  return pngOf(await cardSvg(card), { ...SIZE, isFilled: true });
}
