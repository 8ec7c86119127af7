import { DomHandler, DomUtils, ElementType, Parser } from 'htmlparser2';
import { visibleAddress } from '#markdown/visibleLinks.ts';
import { visibleBlocks, type VisibleContent } from '#markdown/visibleMarkdown.ts';
import { BREAK, type Part, visibleText } from '#markdown/visibleText.ts';
import { exceededLimit } from '../texts/textLimits.ts';

/** Functions that read a published file, by its ending. */
const READERS: Readonly<Record<string, (text: string) => VisibleContent>> = {
  html: (text) => readMarkup(text),
  htm: (text) => readMarkup(text),
  xhtml: readXml,
  xht: readXml,
  svg: readXml,
  xml: readXml,
  rss: readXml,
  atom: readXml,
  css: readStyles,
  md: readMarkdown,
  markdown: readMarkdown,
  txt: readMarkdown,
  csv: readColumns,
  json: readJson,
  jsonld: readJson,
  geojson: readJson,
  webmanifest: readJson,
  asc: readPlain,
  ics: readPlain,
  vcf: readPlain,
};

/** Endings of the texts that are read; a file without one is read, too. */
export const READ: readonly string[] = Object.keys(READERS);
/** Endings of what only programs read, though its bytes may be those of a text. */
export const UNREAD: readonly string[] = (
  'avif bmp doc docx epub gif gz ico jpeg jpg m4a m4v mov mp3 mp4 odp ods odt ogg otf pdf png ppt pptx tif tiff ' +
  'ttf wav webm webp woff woff2 xls xlsx zip'
).split(' ');

/** Get the ending of a file's name, if it has one. */
export const endingOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Read a published file as its ending says, any other as markup or as plain words. */
export const visibleIn = (path: string, text: string): VisibleContent =>
  (READ.includes(endingOf(path)) ? READERS[endingOf(path)]! : readPlain)(text);

/** Read a file of Markdown as hosts show it: as it is written, whatever that means as Markdown. */
export const visibleAsWritten = (path: string, text: string): VisibleContent =>
  merge(READERS[endingOf(path)] === readMarkdown ? text.split(BLANK_LINE).map(readPlain) : []);

const merge = (parts: readonly VisibleContent[]): VisibleContent => ({
  texts: parts.flatMap(({ texts }) => texts),
  links: parts.flatMap(({ links }) => links),
});

function readMarkdown(text: string): VisibleContent {
  const exceeded = exceededLimit(text);
  if (exceeded) throw new Error(exceeded.message);
  return merge(visibleBlocks(text));
}

/** Read lines of cells, and each cell after the name of its column. */
function readColumns(csv: string): VisibleContent {
  const [names = [], ...rows] = csv
    .split('\n')
    .map((line) => line.split(/[;,\t]/).map((cell) => cell.replaceAll('"', '')));
  const cells = rows.flatMap((row) => row.map((cell, at) => `${names[at] ?? ''} ${cell}`));
  return readMarkdown(
    [names, ...rows]
      .map((row) => row.join(' '))
      .concat(cells)
      .join('\n\n'),
  );
}

/** Read a text in a JSON or XML document: HTML, Markdown or an address. */
function readText(text: string): VisibleContent {
  if (HAS_TAG.test(text)) return readMarkup(text);
  const shown = readMarkdown(text);
  return /^[a-z][a-z\d+.-]*:\S+$/i.test(text) ? { ...shown, links: [...shown.links, linkTo(text, '')] } : shown;
}

const HAS_TAG = /<[/!?]?[a-z][^>]*>/i;

/** Read HTML or plain words. */
function readPlain(text: string): VisibleContent {
  return HAS_TAG.test(text) ? readMarkup(text) : { texts: [shownOf([{ text, index: 0, isLiteral: true }])], links: [] };
}

/** Elements that begin a block, or are no part of the text around them; any other stands within it. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body button caption center datalist dd desc details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe label legend li link ' +
    'listing main menu meta nav noscript object ol optgroup option p plaintext pre script search section select style ' +
    'summary svg table tbody template textarea tfoot thead title tr ul video xmp'
  ).split(' '),
);
/** What begins elsewhere and is read together: a table's cell, a label of a drawing, a moved part of one. */
const isBeside = (name: string, { x, y, dx, dy }: Readonly<Record<string, string>>): boolean =>
  ['br', 'td', 'text', 'th'].includes(name) ||
  (name === 'tspan' && [x, y, dx, dy].some((place) => place !== undefined));
/** Attributes of code, shapes and addresses, which no reader sees. */
const UNREAD_ATTRIBUTE =
  /^(?:class|id|for|d|points|coords|\w*transform|viewbox|integrity|nonce|srcset|on\w+|(?:\w+:)?href|src|action|formaction)$/;
const ADDRESS = /^(?:(?:\w+:)?href|(?:form)?action|to|values)$/;

const linkTo = (href: string, words: string) => ({ href: visibleAddress(href), words });

/** A member, property or element that holds an amount of money. */
const PRICE =
  /(?:^|[:._-])(?:(?:low|high|min|max)?_?price(?:_?(?:range|amount|value))?|fiyat\p{L}?|\p{L}cret\p{L}?)(?:$|[:._-]amount$)/iu;
/** Stands before an amount whose currency is somewhere else. */
const CURRENCY = '¤';

function readXml(xml: string): VisibleContent {
  return readMarkup(xml, true);
}

type Node = DomHandler['root'] | DomHandler['root']['children'][number];
type Element = Extract<Node, { readonly attribs: unknown }>;

/** Elements within elements: the parser's time is quadratic in it. */
const MAX_DEPTH = 1000;

/** @throws Error if elements are within each other so often that a parser takes too long. */
export function limitDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new Error(`more than ${MAX_DEPTH} elements are within each other`);
}

class ShallowHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    limitDepth(this.tagStack.length);
  }
}

/** Read HTML, or with `isXml` any XML: by its elements, and each text in it by itself. */
function readMarkup(html: string, isXml = false): VisibleContent {
  const handler = new ShallowHandler();
  new Parser(handler, { xmlMode: isXml, lowerCaseTags: true, lowerCaseAttributeNames: true }).end(html);
  const { root } = handler;
  const whole = shownOf(partsOf(root));
  const blocks = new Set(whole.split(BLANK_LINE));
  // With a gap at each element, too: a style may set any of them apart.
  const apart = shownOf(partsOf(root, ' ')).split(BLANK_LINE);
  return merge([
    { texts: [whole, ...apart.filter((block) => !blocks.has(block))], links: [] },
    ...besideText(root, isXml),
  ]);
}

/** List the texts of a node. `gap` stands around elements within the text. */
function partsOf(node: Node, gap = ''): Part[] {
  if (node.type === ElementType.Text) return [{ text: node.data, index: 0, isLiteral: true }];
  if (!('children' in node)) return [];
  const inner = node.children.flatMap((child) => partsOf(child, gap));
  if (!('attribs' in node)) return inner;
  const name = bareName(node);
  if (isCode(name)) return [];
  const around = isBeside(name, node.attribs) ? ' ' : BLOCKS.has(name) ? BREAK : gap;
  const edge: Part[] = around ? [{ text: around, index: 0 }] : [];
  return [...edge, ...(isPrice(node) ? [{ text: CURRENCY, index: 0 }] : []), ...inner, ...edge];
}

/** Read what is in no text of a page: links, attributes, scripts, comments; and cells and prices by themselves. */
function* besideText(node: Node, isXml: boolean): Generator<VisibleContent> {
  if (node.type === ElementType.Comment) yield readPlain(node.data);
  if (isXml && node.type === ElementType.Text && node.data.trim()) yield readText(node.data);
  if (!('children' in node)) return;
  if ('attribs' in node) {
    yield* attributesOf(node);
    const name = bareName(node);
    if (name === 'td') yield { texts: [cellOf(node)], links: [] };
    if (isPrice(node))
      yield { texts: [CURRENCY + (node.attribs['content'] ?? node.attribs['value'] ?? '')], links: [] };
    if (isCode(name)) {
      yield codeOf(node, DomUtils.textContent(node));
      return;
    }
  }
  for (const child of node.children) yield* besideText(child, isXml);
}

function* attributesOf(node: Element): Generator<VisibleContent> {
  for (const [key, value] of Object.entries(node.attribs)) {
    if (ADDRESS.test(key)) yield { texts: [], links: [linkTo(value, wordsOf(node))] };
    if (!UNREAD_ATTRIBUTE.test(key) && value) yield readPlain(value);
  }
}

/** Get the words of a link, those of pictures in it, too. */
const wordsOf = (link: Element): string =>
  [
    shownOf(partsOf(link)),
    ...[link, ...DomUtils.findAll(() => true, link.children)].flatMap(({ attribs }) =>
      ['alt', 'title', 'aria-label'].map((name) => attribs[name] ?? ''),
    ),
  ]
    .filter(Boolean)
    .join(' ')
    .trim();

/** Get what is read of a cell, after the name of its column: narrow screens show both. */
const cellOf = (cell: Element): string =>
  shownOf([{ text: `${cell.attribs['data-label'] ?? ''} `, index: 0, isLiteral: true }, ...partsOf(cell)]);

function codeOf({ name, attribs }: Element, code: string): VisibleContent {
  if (name === 'style') return readStyles(code);
  return /\bjson$/i.test(attribs['type'] ?? '') ? readJson(code) : readPlain(code);
}

/** Strings of CSS and what stands between them; a comment is none. */
const STYLES = /\/\*[^]*?(?:\*\/|$)|"((?:\\[^]|[^"\\\n])*)"?|'((?:\\[^]|[^'\\\n])*)'?|[^"'/]+|\//g;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|\n|(.))/gi;

/** Read the words that a style sheet writes into a page. */
function readStyles(css: string): VisibleContent {
  const unescaped = (text: string) =>
    text.replaceAll(ESCAPE, (_, code?: string, own?: string) =>
      code ? String.fromCodePoint(parseInt(code, 16)) : (own ?? ''),
    );
  if (/unicode-bidi/i.test(unescaped(css))) throw new Error('unicode-bidi shows letters in another order; remove it');
  const parts = [...css.matchAll(STYLES)].map(
    ([part, double, single]) => double ?? single ?? (/[;{}]/.test(part) ? BREAK : ''),
  );
  const text = unescaped(parts.filter((part) => !part.startsWith('data:')).join(''));
  return { texts: [shownOf([{ text, index: 0, isLiteral: true }])], links: [] };
}

const isPrice = (element: Element): boolean =>
  PRICE.test(element.attribs['itemprop'] ?? element.attribs['property'] ?? bareName(element));

/** Between blocks of a text as shown. */
const BLANK_LINE = '\n\n';

const shownOf = (parts: readonly Part[]): string => visibleText(parts).text;
const bareName = ({ name }: Element): string => name.slice(name.indexOf(':') + 1);
const isCode = (name: string): boolean => name === 'script' || name === 'style';

function readJson(text: string): VisibleContent {
  return readValue(JSON.parse(text));
}

/** Read a value of a JSON document: its texts, the members of each object together, and prices. */
function readValue(value: unknown): VisibleContent {
  if (typeof value === 'string') return readText(value);
  if (typeof value !== 'object' || value === null) return { texts: [], links: [] };
  const members = Object.entries(value);
  const prices = members.filter(([name, one]) => PRICE.test(name) && /[1-9]/.test(String(one)));
  return merge([
    ...Object.values(value).map(readValue),
    {
      texts: [
        members.flatMap(([, one]) => (typeof one === 'object' ? [] : [String(one)])).join(' '),
        ...prices.map(([, one]) => CURRENCY + String(one)),
      ],
      links: [],
    },
  ]);
}
