import { SaxesParser } from 'saxes';
import { decodeEntities } from '#markdown/entities.ts';
import { unsafeScheme } from '#markdown/linkAddresses.ts';
import type { VisibleContent } from '#markdown/visibleMarkdown.ts';
import { amountsIn } from '../texts/amounts.ts';
import { invisibleIn } from '../texts/characters.ts';
import { callProblem, foreignCall } from '../texts/telephoneLinks.ts';
import { foreignNumbers } from '../texts/telephoneNumbers.ts';
import { activeMarkup } from './activeMarkup.ts';
import { endingOf, UNREAD, visibleIn } from './visibleTexts.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Get the errors of a file of `public/`, if it is text.
 * @param read gets its bytes, if they are needed
 * @param numbers telephone numbers that it may name
 */
export function verifyFile(path: string, read: () => Uint8Array, numbers: readonly string[]): string[] {
  if (UNREAD.includes(endingOf(path))) return [];
  let text;
  try {
    text = utf8.decode(read()).replaceAll('\r\n', '\n');
  } catch (error) {
    if (!(error instanceof TypeError)) return [`cannot be read (${(error as Error).message})`];
    return ['is not UTF-8 text; save it with the encoding UTF-8'];
  }
  if (OF_WORD.test(text)) return ['is a page saved by Word, which may hold programs; save it as PDF'];
  const isPage = PAGE_ENDINGS.includes(endingOf(path)) || (path.endsWith('.xml') && XML_PAGE.test(text));
  const active = isPage ? activeMarkup(text, IS_XML.test(path)) : undefined;
  return [
    ...(active ? [`contains ${active}; public/ takes only words, pictures and links, so remove it`] : []),
    ...verifyText(path, text, numbers),
  ];
}

/** Get the errors of what a published file says, and of its syntax. */
export function verifyText(path: string, text: string, numbers: readonly string[]): string[] {
  const errors = syntaxErrors(path, text);
  if (errors.length > 0) return errors;
  try {
    return contentErrors(text, visibleIn(path, text), numbers);
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

function textErrors(shown: string, numbers: readonly string[]): string[] {
  return [
    ...amountsIn(shown).map(({ rule, text }) => `the ${rule} "${text}"`),
    ...foreignNumbers(shown, numbers).map((number) => `the telephone number "${number}"`),
  ];
}
