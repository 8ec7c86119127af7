import { DomHandler, DomUtils, ElementType, Parser } from 'htmlparser2';
import { visibleAddress } from '#markdown/visibleLinks.ts';
import { visibleBlocks, type VisibleContent } from '#markdown/visibleMarkdown.ts';
import { BREAK, type Part, visibleText } from '#markdown/visibleText.ts';
import { foldTurkish } from '#turkish/foldTurkish.ts';
import { exceededLimit } from '../texts/textLimits.ts';

/** Functions that read a published file, by its ending. */
const READERS: Readonly<Record<string, (text: string) => VisibleContent>> = {
  html: (text) => readMarkup(text),
  htm: (text) => readMarkup(text),
  svg: readXml,
  xml: readXml,
  md: readMarkdown,
  txt: readMarkdown,
  json: readJson,
  webmanifest: readJson,
  ics: readPlain,
  vcf: readPlain,
};

/** Endings of the texts that are read; a file without one is read, too. */
export const READ: readonly string[] = Object.keys(READERS);
/** Endings of what only programs read, though its bytes may be those of a text. */
export const UNREAD: readonly string[] = (
  'avif bmp css doc docx epub gif gz ico jpeg jpg m4a m4v mov mp3 mp4 odp ods odt ogg otf pdf png ppt pptx tif tiff ' +
  'ttf wav webm webp woff woff2 xls xlsx zip'
).split(' ');

/** Get the ending of a file's name, if it has one. */
export const endingOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Read a published file as its ending says, any other as markup or as plain words. */
export const visibleIn = (path: string, text: string): VisibleContent =>
  (READ.includes(endingOf(path)) ? READERS[endingOf(path)]! : readPlain)(text);

const merge = (parts: readonly VisibleContent[]): VisibleContent => ({
  texts: parts.flatMap(({ texts }) => texts),
  links: parts.flatMap(({ links }) => links),
});

function readMarkdown(text: string): VisibleContent {
  const exceeded = exceededLimit(text);
  if (exceeded) throw new Error(exceeded.message);
  return merge(visibleBlocks(text));
}

/** Read a text in a JSON or XML document: HTML, Markdown or an address. */
function readDocumentText(text: string): VisibleContent {
  if (HAS_TAG.test(text)) return readMarkup(text);
  const shown = readMarkdown(text);
  return /^[a-z][a-z\d+.-]*:\S+$/i.test(text) ? { ...shown, links: [...shown.links, visibleLink(text, '')] } : shown;
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
/** Attributes with words for readers. */
const WORD_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'content',
  'label',
  'placeholder',
  'summary',
  'title',
  'value',
];
const ADDRESS = /^(?:(?:\w+:)?href|(?:form)?action)$/;

const visibleLink = (href: string, words: string) => ({ href: visibleAddress(href), words });

function readXml(xml: string): VisibleContent {
  return readMarkup(xml, true);
}

type Node = DomHandler['root'] | DomHandler['root']['children'][number];
type Element = Extract<Node, { readonly attribs: unknown }>;

/** Read HTML, or with `isXml` any XML: by its elements, and each text in it by itself. */
function readMarkup(html: string, isXml = false): VisibleContent {
  const handler = new DomHandler();
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
  return [...edge, ...inner, ...edge];
}

/** Read what is in no text of a page: links, words in attributes, JSON-LD; and each text of XML by itself. */
function* besideText(node: Node, isXml: boolean): Generator<VisibleContent> {
  if (isXml && node.type === ElementType.Text && node.data.trim()) yield readDocumentText(node.data);
  if (!('children' in node)) return;
  if ('attribs' in node) {
    for (const [key, value] of Object.entries(node.attribs)) {
      if (ADDRESS.test(key)) yield { texts: [], links: [visibleLink(value, linkWords(node))] };
      if (WORD_ATTRIBUTES.includes(key) && value) yield readPlain(value);
    }
    if (isCode(bareName(node))) {
      if (/\bjson$/i.test(node.attribs['type'] ?? '')) yield readJson(DomUtils.textContent(node));
      return;
    }
  }
  for (const child of node.children) yield* besideText(child, isXml);
}

/** Get the words of a link, those of pictures in it, too. */
const linkWords = (link: Element): string =>
  [
    shownOf(partsOf(link)),
    ...[link, ...DomUtils.findAll(() => true, link.children)].flatMap(({ attribs }) =>
      ['alt', 'title', 'aria-label'].map((name) => attribs[name] ?? ''),
    ),
  ]
    .filter(Boolean)
    .join(' ')
    .trim();

/** Between blocks of a text as shown. */
const BLANK_LINE = '\n\n';

const shownOf = (parts: readonly Part[]): string => visibleText(parts).text;
const bareName = ({ name }: Element): string => name.slice(name.indexOf(':') + 1);
const isCode = (name: string): boolean => name === 'script' || name === 'style';

function readJson(text: string): VisibleContent {
  return readValue(JSON.parse(text) as unknown);
}

/** Read the texts in a value of a JSON document. Its name says what a number is: `"fee": 1500`, `"successRate": 98`. */
function readValue(value: unknown, name = ''): VisibleContent {
  if (typeof value !== 'object') {
    const words = foldTurkish(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' '));
    const number = Number(value);
    if (/price$|(?:^|\s)(?:fee|ucreti?|fiyati?)$/.test(words) && number > 0) return readDocumentText(`₺ ${number}`);
    const shown = String(value);
    if (/success|basari|cure/.test(words) && /\d/.test(shown))
      return readDocumentText(`${words} ${number > 1 ? `%${number}` : shown}`);
    return readDocumentText(shown);
  }
  return merge(Object.entries(value ?? {}).map(([key, one]) => readValue(one, key)));
}
