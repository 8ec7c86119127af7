import { Parser } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import { limitDepth } from './visibleTexts.ts';

const HTML = 'http://www.w3.org/1999/xhtml';

/** Elements that show something and do nothing, by namespace. Elements of any other namespace show only their words. */
const PASSIVE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    [HTML]:
      'a abbr acronym address area article aside audio b bdi big blockquote body br caption center cite code col ' +
      'colgroup data dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 head header ' +
      'hgroup hr html i img ins kbd li link main map mark menu meta nav ol p picture pre q rp rt ruby s samp section ' +
      'small source span strike strong style sub summary sup table tbody td tfoot th thead time title tr track tt u ' +
      'ul var video wbr',
    'http://www.w3.org/2000/svg':
      'svg g defs symbol use title desc metadata switch style a image path circle ellipse rect line polyline polygon ' +
      'text tspan textPath clipPath mask marker pattern linearGradient radialGradient stop view filter feBlend ' +
      'feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
      'feGaussianBlur feMerge feMergeNode feMorphology feOffset',
    'http://www.w3.org/1998/Math/MathML': '',
    'http://www.w3.org/1999/XSL/Transform': '',
  }).map(([namespace, names]) => [namespace, new Set(names.split(' '))]),
);

type Attributes = Readonly<Record<string, string>>;

/** Find the first markup of an HTML or XML file that does more than show words, pictures and links. */
export function activeMarkup(text: string, isXml: boolean): string | undefined {
  const found: string[] = [];
  if (isXml) readXml(text, found);
  else readHtml(text, found);
  return found[0];
}

function readXml(text: string, found: string[]): void {
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('closetag', () => (depth -= 1));
  parser.on('doctype', (doctype) => found.push(...(doctype.includes('[') ? ['<!DOCTYPE … [ … ]>'] : [])));
  parser.on('processinginstruction', ({ target }) => found.push(`<?${target}?>`));
  parser.on('opentag', ({ uri, local, attributes }) => {
    limitDepth((depth += 1));
    const own = Object.values(attributes).map(({ local: name, value }): [string, string] => [name, value]);
    found.push(...activeParts(uri, local, Object.fromEntries(own)));
  });
  parser.on('error', ({ message }) => found.push(message));
  parser.write(text).close();
}

/** Comments that parsers of HTML end at different places. */
const AMBIGUOUS_COMMENT = /^-?>|--!>|^\[/;

function readHtml(text: string, found: string[]): void {
  /** The open element that holds plain words only, such as a title. */
  let plain: string | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      limitDepth((depth += 1));
      if (['script', 'style', 'title'].includes(name)) plain = name;
      // Without a script such an element is one without a name.
      if (!/^[a-z][a-z\d]*-[a-z\d-]*$/.test(name)) found.push(...activeParts(HTML, name, attributes));
      else found.push(...activeParts(HTML, 'span', attributes));
    },
    onclosetag: (name) => {
      depth -= 1;
      if (name === plain) plain = undefined;
    },
    ontext: (words) => found.push(...(plain && words.includes('<') ? [`"<" within <${plain}>`] : [])),
    oncomment: (words) => found.push(...(AMBIGUOUS_COMMENT.test(words) ? [`<!--${words.slice(0, 9)}`] : [])),
  });
  parser.end(text);
}

/** The content of a `<meta http-equiv="refresh">` that leads to another site. */
const LEADS_AWAY = /[;,\s]\s*(?:url\s*=\s*)?["']?\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;
const RUNS = /^(?:javascript|vbscript):|^data:(?!(?:audio|font|image|video)\/(?!svg))/i;

function* activeParts(namespace: string, name: string, attributes: Attributes): Generator<string> {
  const passive = PASSIVE.get(namespace);
  const isData = name === 'script' && /\bjson$/i.test(attributes['type'] ?? '');
  if (passive && !passive.has(name) && !isData) yield `<${name}>`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const plain = value.replaceAll(/[\u0000-\u0020]/g, '');
    const isActive =
      RUNS.test(plain) ||
      (passive && (/^on|[^\w:.-]/i.test(attribute) || /unicode-bidi/i.test(attribute + value.replaceAll('\\', ''))));
    if (isActive) yield `${attribute}=${JSON.stringify(value.slice(0, 40))}`;
  }
  const isRefresh = attributes['http-equiv']?.trim().toLowerCase() === 'refresh';
  if (isRefresh && LEADS_AWAY.test((attributes['content'] ?? '').replaceAll(/[\t\n\r]/g, '')))
    yield 'a redirect to another site';
}
