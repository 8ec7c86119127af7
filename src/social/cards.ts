import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { pathsWithCard } from './address.ts';
import type { Card } from './card.ts';
import { SIZE } from './size.ts';

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

/** Get the drawing of a page or of its service without labels, unless it contains other text. */
function drawingOf(site: Site, page: Page): string | undefined {
  const service = page.post?.primaryService;
  const above = service ? site.pathOf(`services/${service}`) : page.breadcrumbs.at(-1)?.path;
  const drawing = page.drawing ?? site.pagesByPath.get(above ?? '')?.drawing;
  const source = drawing && site.drawings.get(drawing.card ?? drawing.name)?.replace(LABELS, '');
  return source?.includes('<text') ? undefined : source;
}

/** A card and the path of its page. */
interface PageCard {
  readonly path: string;
  readonly card: Card;
}

/** Get the cards of all pages that have their own. */
export function cardsOf(site: Site): PageCard[] {
  const own = pathsWithCard(site);
  return site.pages.filter(({ path }) => own.has(path)).map((page) => ({ path: page.path, card: cardOf(site, page) }));
}

/** Draw a card as PNG. */
export async function drawCard(card: Card): Promise<Buffer> {
  // Most builds draw no new card.
  const [{ pngOf }, { cardSvg }] = await Promise.all([import('./png.ts'), import('./cardSvg.ts')]);
  return pngOf(await cardSvg(card), { ...SIZE, isFilled: true });
}
