import { SaxesParser } from 'saxes';
import { problemAt, type Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { positionsIn } from './passages.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Shapes and words. None of these runs scripts, loads files or animates others. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path circle ellipse rect line polyline polygon text tspan ' +
    'clipPath mask marker pattern linearGradient radialGradient stop view'
  ).split(' '),
);

/** Prefixed attributes that work in an inline drawing. */
const PREFIXED = new Set(['xmlns:xlink', 'xlink:href', 'xml:space', 'xml:lang']);

/**
 * Reject SVG that is unsafe inline or that the Content-Security-Policy blocks. What passes is well-formed XML of known
 * elements, which browsers parse alike as XML and as HTML.
 */
export function drawingProblems({ name, text }: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const at = positionsIn(text);
  const reject = (offset: number, message: string) => problems.push(problemAt(name, 'drawing', message, at(offset)));

  const parser = new SaxesParser();
  /** Offset where the previous attribute, or the name of the element, ended. */
  let end = 0;
  let root: Record<string, string> | undefined;
  let broken = false;
  parser.on('opentagstart', ({ name: element }) => {
    end = parser.position;
    if (!ELEMENTS.has(element))
      reject(text.lastIndexOf('<', end - 1), `a drawing holds shapes and words only; take <${element}> out`);
  });
  parser.on('attribute', ({ name: attribute, value }) => {
    const error = attributeFault(attribute, value);
    if (error) reject(text.indexOf(attribute, end - 1), error);
    end = parser.position;
  });
  parser.on('opentag', ({ name: element, attributes }) => {
    root ??= element === 'svg' ? (attributes as Record<string, string>) : {};
  });
  const rejectLast = (what: string, message: string) =>
    reject(Math.max(0, text.lastIndexOf(what, parser.position)), message);
  parser.on('doctype', () => rejectLast('<!DOCTYPE', 'a drawing needs no document type; take it out'));
  parser.on('cdata', () => rejectLast('<![CDATA[', 'a drawing needs no CDATA; write the words as they are'));
  parser.on('processinginstruction', () =>
    rejectLast('<?', 'a drawing needs no instructions to programs; take this out'),
  );
  parser.on('error', ({ message }) => {
    // Later errors mostly follow from the first.
    if (!broken)
      reject(Math.min(parser.position, text.length), `is not well-formed XML: ${message.replace(/^\d+:\d+: /, '')}`);
    broken = true;
  });
  parser.write(text).close();

  if (!broken && (root?.['xmlns'] !== SVG || root['viewBox'] === undefined))
    reject(0, `must be an <svg xmlns="${SVG}"> with a viewBox`);
  return problems;
}

function attributeFault(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return 'a drawing cannot run programs; take this attribute out';
  if (name === 'style') return 'the style attribute does not work on the site; use attributes such as fill and stroke';
  if (name.includes(':') && !PREFIXED.has(name)) return `the site has no use for ${name}; take this attribute out`;
  const outside = /(?:^|:)(?:href|src)$/i.test(name)
    ? !value.startsWith('#')
    : value.replaceAll(/url\(\s*["']?#/gi, '').match(/url\s*\(|\\/i) !== null;
  if (outside) return 'a drawing cannot point outside itself; take this reference out';
  if (/[<>]/.test(value)) return 'an attribute cannot hold < or >; take it out';
  // `inlineSvg` would read it as the start of another attribute.
  return /=\s*(?:["']|$)/.test(value) ? 'an attribute cannot hold = before a quotation mark; take it out' : undefined;
}
