import { Parser } from 'htmlparser2';
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
  xsl: readXml,
  md: readMarkdown,
  markdown: readMarkdown,
  txt: readMarkdown,
  csv: (text) => readMarkdown(text.replaceAll(/[;,\t"]+/g, ' ').replaceAll('\n', '\n\n')),
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
  'avif bmp css doc docx epub gif gz ico jpeg jpg m4a m4v mov mp3 mp4 odp ods odt ogg otf pdf png ppt pptx tif tiff ' +
  'ttf wav webm webp woff woff2 xls xlsx zip'
).split(' ');

/** Get the ending of a file's name, if it has one. */
export const endingOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Read a published file as its ending says, any other as markup or as plain words. */
export const visibleIn = (path: string, text: string): VisibleContent =>
  (READ.includes(endingOf(path)) ? READERS[endingOf(path)]! : readPlain)(text);

const together = (parts: readonly VisibleContent[]): VisibleContent => ({
  texts: parts.flatMap(({ texts }) => texts),
  links: parts.flatMap(({ links }) => links),
});

function readMarkdown(text: string): VisibleContent {
  const exceeded = exceededLimit(text);
  if (exceeded) throw new Error(exceeded.message);
  return together(visibleBlocks(text));
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
  /^(?:class|id|for|d|points|coords|\w*transform|viewbox|integrity|nonce|srcset|on\w+|(?:xlink:)?href|src|action|formaction)$/;
const ADDRESS = /^(?:(?:xlink:)?href|(?:form)?action|to|values)$/;

const linkTo = (href: string, words: string) => ({ href: visibleAddress(href), words });

/** The content of a `<meta http-equiv="refresh">` that leads to another site. */
const LEADS_AWAY = /[;,\s]\s*(?:url\s*=\s*)?["']?\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;

/** What a script within a page is read as, and what else acts by itself. */
const SCRIPT: VisibleContent = { texts: [], links: [{ href: 'javascript:', words: '' }] };

/** A member, property or element that holds an amount of money. */
const PRICE =
  /(?:^|[:._-])(?:(?:low|high|min|max)?_?price(?:_?(?:range|amount|value))?|fiyat\p{L}?|\p{L}cret\p{L}?)(?:$|[:._-]amount$)/iu;
/** Stands before an amount whose currency is somewhere else. */
const CURRENCY = '¤';

function readXml(xml: string): VisibleContent {
  return readMarkup(xml, true);
}

/** Elements within elements: the parser's time is quadratic in it. */
const MAX_DEPTH = 1000;

/** Read HTML, or with `isXml` any XML: by its elements, and each text in it by itself. */
function readMarkup(html: string, isXml = false): VisibleContent {
  const parts: Part[] = [];
  /** With a gap at each element: a style may set any of them apart. */
  const apart: Part[] = [];
  const aside: VisibleContent[] = [];
  const open: { readonly name: string; readonly href: string; readonly from: number; label: string }[] = [];
  /** What is read of a cell, after the name of its column: narrow screens show both. */
  let cell: Part[] | undefined;
  /** The text since the last tag. */
  let node = '';
  /** What a script or a style sheet holds. */
  let data: string | undefined;
  let isJson = false;
  let depth = 0;
  const add = (text: string) => {
    const part = { text, index: 0, isLiteral: true };
    for (const list of [parts, apart, cell]) list?.push(part);
  };
  const addGap = (name: string, attributes = {}) => {
    if (isXml && node.trim()) aside.push(readText(node));
    node = '';
    if (isBeside(name, attributes)) add(' ');
    else if (BLOCKS.has(name)) add(BREAK);
    else apart.push({ text: ' ', index: 0 });
  };
  const addLink = ({ href, label, from }: (typeof open)[number]) =>
    aside.push({ texts: [], links: [linkTo(href, `${shownOf(parts.slice(from))} ${label}`.trim())] });
  const parser = new Parser(
    {
      onopentag(tag, given) {
        if (++depth > MAX_DEPTH) throw new Error(`more than ${MAX_DEPTH} elements are within each other`);
        const name = bareName(tag);
        const attributes = Object.fromEntries(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]));
        addGap(name, attributes);
        for (const [key, value] of Object.entries(attributes)) {
          if (ADDRESS.test(key)) open.push({ name, href: value, from: parts.length, label: '' });
          if (/^on\w/.test(key)) aside.push(SCRIPT);
          if (!UNREAD_ATTRIBUTE.test(key) && value) aside.push(readPlain(value));
        }
        if (
          name === 'meta' &&
          attributes['http-equiv']?.trim().toLowerCase() === 'refresh' &&
          LEADS_AWAY.test((attributes['content'] ?? '').replaceAll(/[\t\n\r]/g, ''))
        )
          aside.push(SCRIPT);
        for (const link of open)
          for (const key of ['alt', 'title', 'aria-label']) link.label += ` ${attributes[key] ?? ''}`;
        if (PRICE.test(attributes['itemprop'] ?? attributes['property'] ?? name)) {
          add(CURRENCY);
          aside.push({ texts: [`${CURRENCY}${attributes['content'] ?? attributes['value'] ?? ''}`], links: [] });
        }
        if (name === 'td') cell = [{ text: `${attributes['data-label'] ?? ''} `, index: 0, isLiteral: true }];
        if (!isCode(name)) return;
        data = '';
        isJson = /\bjson$/i.test(attributes['type'] ?? '');
      },
      ontext(text) {
        if (data === undefined) add(text);
        else data += text;
        node += text;
      },
      oncomment: (text) => void aside.push(readPlain(text)),
      onclosetag(tag) {
        depth -= 1;
        const name = bareName(tag);
        addGap(name);
        if (name === 'td' && cell) {
          aside.push({ texts: [shownOf(cell)], links: [] });
          cell = undefined;
        }
        const at = open.findLastIndex((one) => one.name === name);
        if (at >= 0) open.splice(at).forEach(addLink);
        if (data !== undefined && isCode(name)) {
          aside.push(isJson ? readJson(data) : readPlain(data));
          if (name === 'script' && !isJson && data.trim()) aside.push(SCRIPT);
          data = undefined;
        }
      },
    },
    { xmlMode: isXml },
  );
  parser.end(html);
  open.forEach(addLink);
  const whole = shownOf(parts);
  const blocks = new Set(whole.split(BLANK_LINE));
  const others = shownOf(apart)
    .split(BLANK_LINE)
    .filter((block) => !blocks.has(block));
  return together([{ texts: [whole, ...others], links: [] }, ...aside]);
}

/** Between blocks of a text as shown. */
const BLANK_LINE = '\n\n';

const shownOf = (parts: readonly Part[]): string => visibleText(parts).text;
const bareName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();
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
  return together([
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
