import { SaxesParser } from 'saxes';
import { violationsIn } from '../check/policy.ts';

/** Whether a file is text a reader gets, whose words the policy binds. */
export const isText = (path: string): boolean => /\.(?:html|md|json|xml|txt)$/.test(path);

/** What is wrong with a published text by itself, a line each. */
export const verifyText = (path: string, text: string): string[] => [
  ...syntaxErrors(path, text),
  ...amountsIn(path, text),
];

const JSON_LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** Why programs could not read a published text: XML or JSON that does not parse, JSON-LD of a page included. */
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

/** Fees and success rates in a file (src/api/README.md, "What never appears"). */
export function amountsIn(file: string, text: string): string[] {
  // Markup alone hides no amount, but may look like one: most files are settled before it is taken away.
  if (violationsIn(text).length === 0) return [];
  return violationsIn(file.endsWith('.html') ? wordsOf(text) : text).map(
    ({ rule, text: words }) => `${file}: ${rule} "${words}"; none may be published`,
  );
}

const INLINE = /^<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|time)\b/;

/** The words of a page: its text, and the attributes that are read out or shown. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, (tag) => {
    const words = [...tag.matchAll(/\s(?:alt|title|content|aria-label|placeholder)="([^"]*)"/g)].map(
      ([, text]) => text,
    );
    return INLINE.test(tag) && words.length === 0 ? '' : `\n${words.join('\n')}\n`;
  });
