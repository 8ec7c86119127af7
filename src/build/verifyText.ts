import { SaxesParser } from 'saxes';
import { violationsIn } from '#check/policy.ts';

/** Tell whether a file is text, to which the content policy applies. */
export const isText = (path: string): boolean => /\.(?:html|md|json|xml|txt)$/.test(path);

/** Get the errors of a published text, a line each. */
export const verifyText = (path: string, text: string): string[] => [
  ...syntaxErrors(path, text),
  ...amountsIn(path, text),
];

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

/** Find fees and success rates in a file (src/api/README.md, "What never appears"). */
export function amountsIn(file: string, text: string): string[] {
  // Markup may look like an amount. Removing it is slow, so only files with a match are checked again without it.
  if (violationsIn(text).length === 0) return [];
  return violationsIn(file.endsWith('.html') ? wordsOf(text) : text).map(
    ({ rule, text: words }) => `${file}: ${rule} "${words}"; none may be published`,
  );
}

const INLINE = /^<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|time)\b/;

/** Get the text of a page and of its visible or spoken attributes. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, (tag) => {
    const words = [...tag.matchAll(/\s(?:alt|title|content|aria-label|placeholder)="([^"]*)"/g)].map(
      ([, text]) => text,
    );
    return INLINE.test(tag) && words.length === 0 ? '' : `\n${words.join('\n')}\n`;
  });
