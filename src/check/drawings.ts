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
    const fault = attributeFault(attribute, value);
    if (fault) reject(text.indexOf(attribute, end - 1), fault);
    end = parser.position;
  });
  parser.on('opentag', ({ name: element, attributes }) => {
    root ??= element === 'svg' ? attributes : {};
  });
  const rejectLast = (start: string, what: string) =>
    reject(Math.max(0, text.lastIndexOf(start, parser.position)), `a drawing needs no ${what}; take it out`);
  parser.on('doctype', () => rejectLast('<!DOCTYPE', 'document type'));
  parser.on('cdata', () => rejectLast('<![CDATA[', 'CDATA'));
  parser.on('processinginstruction', () => rejectLast('<?', 'instructions to programs'));
  parser.on('error', ({ message }) => {
    // Later errors mostly follow from the first.
    if (!broken)
      reject(Math.min(parser.position, text.length), `is not well-formed XML: ${message.replace(/^\d+:\d+: /, '')}`);
    broken = true;
  });
  parser.write(text).close();

  if (!broken && (root?.['xmlns'] !== SVG || !isBox(root['viewBox'])))
    reject(0, `must be an <svg xmlns="${SVG}"> with a viewBox of four numbers, the last two above 0`);
  return problems;
}

function isBox(viewBox = ''): boolean {
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) && numbers[2]! > 0 && numbers[3]! > 0;
}

function attributeFault(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return 'a drawing cannot run programs; take this attribute out';
  if (name === 'style') return 'the style attribute does not work on the site; use attributes such as fill and stroke';
  const isOutside = /(?:^|:)(?:href|src)$/i.test(name)
    ? !value.startsWith('#')
    : /(?:url|image|image-set)\s*\(|\\/i.test(value.replaceAll(/url\(\s*["']?#/gi, ''));
  if (isOutside) return 'a drawing cannot point outside itself; take this reference out';
  if (/[<>]/.test(value)) return 'an attribute cannot hold < or >; take it out';
  // `inlineSvg` would read it as the start of another attribute.
  return /=\s*(?:["']|$)/.test(value) ? 'an attribute cannot hold = before a quotation mark; take it out' : undefined;
}
