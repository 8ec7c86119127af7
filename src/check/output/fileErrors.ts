import { SaxesParser } from 'saxes';
import { decodeEntities } from '#markdown/entities.ts';
import { unsafeScheme } from '#markdown/linkAddresses.ts';
import type { VisibleContent } from '#markdown/visibleMarkdown.ts';
import { amountsIn } from '../texts/amounts.ts';
import { invisibleIn } from '../texts/characters.ts';
import { callProblem, foreignCall } from '../texts/telephoneLinks.ts';
import { foreignNumbers } from '../texts/telephoneNumbers.ts';
import { activeMarkup } from './activeMarkup.ts';
import { endingOf, READ, UNREAD, visibleIn } from './visibleTexts.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Get the errors of a published file, if it is text.
 * @param read gets its bytes, if they are needed
 * @param numbers telephone numbers that it may name
 * @param isGenerated whether the site makes it: its name says what it is, and its texts have been checked
 */
export function fileErrors(
  path: string,
  read: () => Uint8Array,
  numbers: readonly string[],
  { isGenerated = false } = {},
): string[] {
  if (isGenerated ? !READ.includes(endingOf(path)) : UNREAD.includes(endingOf(path))) return [];
  let text;
  try {
    text = utf8.decode(read()).replaceAll('\r\n', '\n');
  } catch (error) {
    if (!(error instanceof TypeError)) return [`cannot be read (${(error as Error).message})`];
    return ['is not UTF-8 text; save it with the encoding UTF-8'];
  }
  const errors = syntaxErrors(path, text);
  if (errors.length > 0) return errors;
  if (!isGenerated && OF_WORD.test(text)) return ['is a page saved by Word, which may hold programs; save it as PDF'];
  const isPage = PAGE_ENDINGS.includes(endingOf(path)) || (path.endsWith('.xml') && XML_PAGE.test(text));
  const active = isGenerated || !isPage ? undefined : activeMarkup(text, IS_XML.test(path));
  if (active) errors.push(`contains ${active}; public/ takes only words, pictures and links, so remove it`);
  try {
    return [...errors, ...contentErrors(text, visibleIn(path, text), numbers)];
  } catch (error) {
    return [`cannot be read (${(error as Error).message})`];
  }
}

const OF_WORD = /<!--\[if [^\]]*\bmso\b|xmlns:[ow]="urn:schemas-microsoft-com:office/;

/** Endings of what browsers may show as a page; without one, a text may look like HTML. */
const PAGE_ENDINGS = ['', 'htm', 'html', 'svg'];
const XML_PAGE = /www\.w3\.org\/(?:1999\/xhtml|2000\/svg)/;
const IS_XML = /\.(?:svg|xml)$/i;

const JSON_LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** Find XML, JSON and JSON-LD that does not parse. */
function syntaxErrors(path: string, text: string): string[] {
  if (IS_XML.test(path)) return xmlErrors(text);
  if (/\.json$/i.test(path)) return jsonErrors(text);
  if (path.endsWith('.html'))
    return [...text.matchAll(JSON_LD)].flatMap(([, data]) => jsonErrors(data!).map((error) => `JSON-LD ${error}`));
  return [];
}

function xmlErrors(text: string): string[] {
  const errors: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => errors.push(`is not well-formed XML: ${message}`));
  parser.write(text).close();
  return errors.slice(0, 1);
}

function jsonErrors(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [`is not JSON: ${(error as Error).message}`];
  }
}

/** Where a long word of a page may break. */
const BREAK_POINT = '\u200b';

/** Find what may not be published, as readers see it (src/api/README.md, "What never appears"). */
function contentErrors(text: string, { texts, links }: VisibleContent, numbers: readonly string[]): string[] {
  const faults = [
    ...invisibleIn(decodeEntities(text).replaceAll(BREAK_POINT, '')).map(() => 'an invisible character'),
    ...[...new Set(texts)].flatMap((shown) => textErrors(shown, numbers)),
    ...links.flatMap((link) => {
      const foreign = foreignCall(link, numbers);
      const problem = callProblem(link, numbers);
      if (unsafeScheme(link.href) === 'javascript:') return ['a script within it'];
      return [
        ...(foreign ? [`the telephone number "${foreign}"`] : []),
        ...(problem ? [`a link that ${problem}`] : []),
      ];
    }),
  ];
  return [...new Set(faults)].map((what) => `contains ${what}; none may be published`);
}

/** Errors of texts: those of a page are in its alternate, in llms-full.txt and in the API, those of a frame in all. */
const errorsByNumbers = new WeakMap<readonly string[], Map<string, readonly string[]>>();

function textErrors(shown: string, numbers: readonly string[]): readonly string[] {
  const errorsByText = errorsByNumbers.get(numbers) ?? new Map<string, readonly string[]>();
  errorsByNumbers.set(numbers, errorsByText);
  let errors = errorsByText.get(shown);
  if (errors) return errors;
  errors = [
    ...amountsIn(shown).map(({ rule, text }) => `the ${rule} "${text}"`),
    ...foreignNumbers(shown, numbers).map((number) => `the telephone number "${number}"`),
  ];
  errorsByText.set(shown, errors);
  return errors;
}
