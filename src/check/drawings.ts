import { SaxesParser } from 'saxes';
import type { Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { positionsIn } from './passages.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Elements of shapes and words. None runs a program, loads a file, or changes another's attributes later. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path circle ellipse rect line polyline polygon text tspan ' +
    'clipPath mask marker pattern linearGradient radialGradient stop view'
  ).split(' '),
);

/** Attributes with a prefix that mean something where a drawing is in a page. */
const PREFIXED = new Set(['xmlns:xlink', 'xlink:href', 'xml:space', 'xml:lang']);

/**
 * Parts of an SVG source that are rejected: it stands inside pages, whose Content-Security-Policy allows no styles or
 * scripts of its own. What is left is well-formed XML of known elements, which browsers read alike as XML and as HTML.
 */
export function drawingProblems({ name, text }: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const at = positionsIn(text);
  const reject = (offset: number, message: string) =>
    problems.push({ severity: 'error', file: name, ...at(offset), field: 'drawing', message });

  const parser = new SaxesParser();
  /** Where the last part that was read ends, within the tag that is being read. */
  let read = 0;
  let root: Record<string, string> | undefined;
  let broken = false;
  parser.on('opentagstart', ({ name: element }) => {
    read = parser.position;
    if (!ELEMENTS.has(element))
      reject(text.lastIndexOf('<', read - 1), `a drawing holds shapes and words only; take <${element}> out`);
  });
  parser.on('attribute', ({ name: attribute, value }) => {
    const error = errorOf(attribute, value);
    if (error) reject(text.indexOf(attribute, read - 1), error);
    read = parser.position;
  });
  parser.on('opentag', ({ name: element, attributes }) => {
    root ??= element === 'svg' ? (attributes as Record<string, string>) : {};
  });
  const behind = (what: string, message: string) =>
    reject(Math.max(0, text.lastIndexOf(what, parser.position)), message);
  parser.on('doctype', () => behind('<!DOCTYPE', 'a drawing needs no document type; take it out'));
  parser.on('cdata', () => behind('<![CDATA[', 'a drawing needs no CDATA; write the words as they are'));
  parser.on('processinginstruction', () => behind('<?', 'a drawing needs no instructions to programs; take this out'));
  parser.on('error', ({ message }) => {
    // What follows the first error is mostly its consequence.
    if (!broken)
      reject(Math.min(parser.position, text.length), `is not well-formed XML: ${message.replace(/^\d+:\d+: /, '')}`);
    broken = true;
  });
  parser.write(text).close();

  if (!broken && (root?.['xmlns'] !== SVG || root['viewBox'] === undefined))
    reject(0, `must be an <svg xmlns="${SVG}"> with a viewBox`);
  return problems;
}

function errorOf(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return 'a drawing cannot run programs; take this attribute out';
  if (name === 'style') return 'the style attribute does not work on the site; use attributes such as fill and stroke';
  if (name.includes(':') && !PREFIXED.has(name)) return `the site has no use for ${name}; take this attribute out`;
  const outside = /(?:^|:)(?:href|src)$/i.test(name)
    ? !value.startsWith('#')
    : value.replaceAll(/url\(\s*["']?#/gi, '').match(/url\s*\(|\\/i) !== null;
  if (outside) return 'a drawing cannot point outside itself; take this reference out';
  if (/[<>]/.test(value)) return 'an attribute cannot hold < or >; take it out';
  // `inlineSvg` would take it for an attribute, and end this one there.
  return /=\s*(?:["']|$)/.test(value) ? 'an attribute cannot hold = before a quotation mark; take it out' : undefined;
}
