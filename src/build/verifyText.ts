import { SaxesParser } from 'saxes';
import { violationsIn } from '#check/amounts.ts';
import { invisibleIn } from '#check/characters.ts';
import { exceededLimit } from '#check/limits.ts';
import { foreignNumbers } from '#check/telephoneNumbers.ts';
import { decodeEntities } from '#markdown/entities.ts';
import { READERS } from './shownTexts.ts';

/** Tell whether a file is text, to which the content policy applies. */
export const isText = (path: string): boolean => Object.hasOwn(READERS, endingOf(path));

const endingOf = (path: string): string => path.split('.').at(-1)!.toLowerCase();

/**
 * Get the errors of a published text, a line each.
 * @param own telephone numbers that it may name
 */
export function verifyText(path: string, text: string, own: readonly string[]): string[] {
  const exceeded = IS_MARKDOWN.test(path) ? exceededLimit(text) : undefined;
  if (exceeded) return [`${path}: ${exceeded.message}`];
  const errors = syntaxErrors(path, text);
  if (errors.length > 0) return errors;
  try {
    return contentErrors(path, text, own);
  } catch (error) {
    return [`${path}: cannot be read (${(error as Error).message})`];
  }
}

const IS_MARKDOWN = /\.(?:md|markdown|txt)$/i;

const JSON_LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** Find XML, JSON and JSON-LD that does not parse. */
export function syntaxErrors(path: string, text: string): string[] {
  if (path.endsWith('.xml')) return xmlErrors(path, text);
  if (path.endsWith('.json')) return jsonErrors(path, text);
  if (path.endsWith('.html'))
    return [...text.matchAll(JSON_LD)].flatMap(([, data]) => jsonErrors(`${path}: JSON-LD`, data!));
  return [];
}

function xmlErrors(path: string, text: string): string[] {
  const errors: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => errors.push(`${path}: is not well-formed XML: ${message}`));
  parser.write(text).close();
  return errors.slice(0, 1);
}

function jsonErrors(path: string, text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [`${path}: is not JSON: ${(error as Error).message}`];
  }
}

/** Where a long word of a page may break. */
const BREAK_POINT = '\u200b';

/** Find what may not be published, in any disguise (src/api/README.md, "What never appears"). */
export function contentErrors(file: string, text: string, own: readonly string[]): string[] {
  const read = READERS[endingOf(file)]!;
  const found = [
    ...invisibleIn(decodeEntities(text).replaceAll(BREAK_POINT, '')).map(() => 'an invisible character'),
    ...[...new Set(read(text))].flatMap((shown) => [
      ...violationsIn(shown).map(({ rule, text: words }) => `the ${rule} "${words}"`),
      ...foreignNumbers(shown, own).map((number) => `the telephone number "${number}"`),
    ]),
  ];
  return [...new Set(found)].map((what) => `${file}: ${what}; none may be published`);
}
