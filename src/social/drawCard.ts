import { pathOf } from '#site/addresses.ts';
import type { Page } from '#site/page.ts';
import { withoutGroups } from '#site/picturePaths.ts';
import type { Site } from '#site/site.ts';
import { paletteOf } from '#styles/look.ts';
import { type Card, CARD_SIZE } from './card.ts';
import { cardFonts } from './fonts.ts';
import { lettering, linesOf, type Style, widthOf } from './lettering.ts';
import { pngOf } from './png.ts';

export function cardOf(site: Site, page: Page): Card {
  const { practice, drawings, base, font } = site;
  const parent = page.breadcrumbs.at(-1);
  return {
    title: page.title,
    name: practice.name,
    section: parent && parent.path !== '/' ? parent.title : practice.specialty.tr,
    host: new URL(base).host,
    mark: practice.mark && drawings.get(practice.mark),
    drawing: drawingOf(site, page),
    colour: practice.colour,
    font,
  };
}

/** Get the drawing of a page or of its service without labels, unless it contains other text. */
function drawingOf(site: Site, page: Page): string | undefined {
  const service = page.post?.primaryService;
  const above = service ? pathOf(`services/${service}`) : page.breadcrumbs.at(-1)?.path;
  const drawing = page.drawing ?? site.pagesByPath.get(above ?? '')?.drawing;
  const source = drawing && site.drawings.get(drawing.card ?? drawing.name);
  // Labels and their leaders: components/pictures/Figure.css.
  const unlabelled = source && withoutGroups(source, 'd-labels');
  return unlabelled?.includes('<text') ? undefined : unlabelled;
}

const MARGIN = { side: 80, top: 72, bottom: 64 };
const BAR = 20;
const MARK = 72;
const DRAWING = { width: 420, height: 300 };
/** Line heights, relative to the font size. */
const LINE = { title: 1.08, other: 1.2 };

/** Long titles are set smaller; a title has at most 60 characters. */
const sizeOf = (title: string): number => (title.length > 44 ? 68 : title.length > 26 ? 78 : 92);

const picture = (svg: string, x: number, y: number, width: number, height: number): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;

/** Draw a card as SVG, with text as outlines. */
function cardSvg(card: Card): string {
  const { title, name, section, host, mark, drawing } = card;
  const { light } = paletteOf(card);
  const fonts = cardFonts(card.font);
  const { width, height } = CARD_SIZE;
  const right = width - MARGIN.side;
  const own: Style = { size: 36, weight: 700, colour: light.ink, tracking: -0.02 };
  const small = (colour: string): Style => ({ size: 30, weight: 600, colour });
  const size = sizeOf(title) * (drawing ? 0.82 : 1);
  const heading: Style = { size, weight: 700, colour: light.ink, tracking: -0.03 };

  // Head and foot are at the edges; the title is centred between them.
  const head = mark ? MARK : own.size * LINE.other;
  const foot = small('').size * LINE.other;
  const bottom = height - BAR - MARGIN.bottom - foot / 2;
  const middle = (MARGIN.top + head + bottom - foot / 2) / 2;
  const lines = linesOf(title, drawing ? 580 : 1000, heading, fonts);
  const heightOf = (index: number) => middle + (index - (lines.length - 1) / 2) * size * LINE.title;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${light.soft}"/>`,
    `<rect y="${height - BAR}" width="${width}" height="${BAR}" fill="${light.accent}"/>`,
    mark ? picture(mark, MARGIN.side, MARGIN.top, MARK, MARK) : '',
    lettering(name, MARGIN.side + (mark ? MARK + 22 : 0), MARGIN.top + head / 2, own, fonts),
    ...lines.map((line, index) => lettering(line, MARGIN.side, heightOf(index), heading, fonts)),
    drawing ? picture(drawing, right - DRAWING.width, middle - DRAWING.height / 2, DRAWING.width, DRAWING.height) : '',
    lettering(section, MARGIN.side, bottom, small(light.accent), fonts),
    lettering(host, right - widthOf(host, small(light.muted), fonts), bottom, small(light.muted), fonts),
    '</svg>',
  ].join('');
}

export const drawCard = (card: Card): Promise<Buffer<ArrayBuffer>> =>
  pngOf(cardSvg(card), { ...CARD_SIZE, background: '#fff' });
