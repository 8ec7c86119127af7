import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { SIZE, type Card } from './card.ts';
import { cardSvg } from './cardSvg.ts';
import { pngOf } from './png.ts';

export function cardOf(site: Site, page: Page): Card {
  const { practice, drawings, base } = site;
  const parent = page.breadcrumbs.at(-1);
  return {
    title: page.title,
    name: practice.name,
    section: parent && parent.path !== '/' ? parent.title : practice.specialty.tr,
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

/** Draw a card as PNG. */
export const drawCard = async (card: Card): Promise<Buffer> =>
  pngOf(await cardSvg(card), { ...SIZE, background: '#fff' });
