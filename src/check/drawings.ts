import { SaxesParser } from 'saxes';
import { type Finding, findingAt } from '#content/finding.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { createPositionFinder } from './passages.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Shapes and words. None of these runs scripts, loads files or animates others. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path circle ellipse rect line polyline polygon text tspan ' +
    'clipPath mask marker pattern linearGradient radialGradient stop view'
  ).split(' '),
);

/** Elements that describe others. */
const DESCRIBING_ELEMENTS = new Set(['title', 'desc']);

/** Thousands take seconds to draw on a phone. */
const MAX_SHAPES = 2000;
/** Width and height, in the drawing's own units. Larger ones cannot be rendered as pictures. */
const MAX_DRAWING_SIDE = 10_000;

/** What the Content-Security-Policy blocks, and how to export a drawing without. */
const NO_STYLES =
  'styles do not work in a drawing; export it with "Presentation Attributes" (Illustrator), as optimized SVG with ' +
  '"Convert CSS attributes to XML attributes" (Inkscape), or write attributes such as fill and stroke';

/** Prefixed attributes that work in an inline drawing. */
const PREFIXED = new Set(['xmlns:svg', 'xmlns:xlink', 'xlink:href', 'xml:space', 'xml:lang']);

/**
 * Reject SVG that is unsafe inline or that the Content-Security-Policy blocks. What passes is well-formed XML of known
 * elements, which browsers parse alike as XML and as HTML.
 */
export function drawingFindings({ name, text }: ContentFile): Finding[] {
  const findings: Finding[] = [];
  const at = createPositionFinder(text);
  const reject = (offset: number, message: string) => findings.push(findingAt(name, 'drawing', message, at(offset)));

  const parser = new SaxesParser();
  /** Offset where the previous attribute, or the name of the element, ended. */
  let end = 0;
  let root: Record<string, string> | undefined;
  let broken = false;
  let elements = 0;
  /** The open title or description. In a page, an element within it would be one of HTML, which nothing closes. */
  let words: string | undefined;
  parser.on('opentagstart', ({ name: element }) => {
    end = parser.position;
    const rejectElement = (message: string) =>
      reject(text.lastIndexOf('<', end - 1), `${message}; remove <${element}>`);
    if (words) rejectElement(`<${words}> holds words only`);
    else if (DESCRIBING_ELEMENTS.has(element)) words = element;
    if (element === 'style') reject(text.lastIndexOf('<', end - 1), NO_STYLES);
    else if (!ELEMENTS.has(element)) rejectElement('a drawing may contain only shapes and text');
  });
  parser.on('attribute', ({ name: attribute, value }) => {
    const error = attributeProblem(attribute, value);
    if (error) reject(text.indexOf(attribute, end - 1), error);
    end = parser.position;
  });
  parser.on('opentag', ({ name: element, attributes }) => {
    const own = attributes as Record<string, string>;
    const problem = root ? undefined : sizeProblem(own);
    if (problem) reject(Math.max(0, text.lastIndexOf('<svg', parser.position)), problem);
    root ??= element === 'svg' ? own : {};
    elements += 1;
  });
  parser.on('closetag', ({ name: element }) => {
    if (element === words) words = undefined;
  });

  const rejectLast = (what: string, message: string) =>
    reject(Math.max(0, text.lastIndexOf(what, parser.position)), message);
  parser.on('doctype', () => rejectLast('<!DOCTYPE', 'a drawing needs no document type; remove it'));
  parser.on('cdata', () => rejectLast('<![CDATA[', 'a drawing needs no CDATA; write plain text'));
  parser.on('processinginstruction', () =>
    rejectLast('<?', 'a drawing needs no processing instructions; remove this one'),
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
  if (!broken && elements > MAX_SHAPES) reject(0, `draws more than ${MAX_SHAPES} shapes; use fewer`);
  return findings;
}

function sizeProblem({ viewBox, width, height }: Record<string, string>): string | undefined {
  const box = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, 1, 1];
  const given = [width, height]
    .filter((side) => side !== undefined && !side.endsWith('%'))
    .map((side) => parseFloat(side!));
  return box.length === 4 &&
    !box.some(Number.isNaN) &&
    [...box.slice(2), ...given].every((side) => side >= 1 && side <= MAX_DRAWING_SIDE)
    ? undefined
    : `needs a viewBox of four numbers; its width and height must be from 1 to ${MAX_DRAWING_SIDE}`;
}

const GEOMETRY = /^(?:d|points|transform|[cfr]?[xy][12]?|r|width|height|offset)$/;
const NO_NUMBER = /NaN|undefined|null|Infinity/;

/** Attributes of SVG with capital letters. In HTML, where a drawing stands, all others mean those in small letters. */
const WITH_CAPITALS = new Set(
  (
    'viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits ' +
    'patternTransform markerUnits markerWidth markerHeight refX refY clipPathUnits maskUnits maskContentUnits ' +
    'textLength lengthAdjust pathLength'
  ).split(' '),
);

function attributeProblem(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return 'a drawing cannot run programs; remove this attribute';
  if (/[A-Z]/.test(name) && !WITH_CAPITALS.has(name)) return `write "${name.toLowerCase()}" in small letters`;
  if (name === 'style') return NO_STYLES;
  if (name.includes(':') && !PREFIXED.has(name)) return `the site does not use ${name}; remove this attribute`;
  if (name === 'class' && !/^\s*(?:d-[\w-]+\s*)*$/.test(value))
    return 'the site does not use this class in a drawing; remove it';
  const outside = /(?:^|:)(?:href|src)$/i.test(name)
    ? !value.startsWith('#')
    : value.replaceAll(/url\(\s*["']?#/gi, '').match(/(?:url|image|image-set)\s*\(|\\/i) !== null;
  if (outside) return 'a drawing cannot point outside itself; remove this reference';
  // What a failed export writes for a number: browsers cut the shape off there.
  if (GEOMETRY.test(name) && NO_NUMBER.test(value))
    return 'holds something that is no number, so browsers stop drawing there; export the drawing again';
  if (/[<>]/.test(value)) return 'an attribute cannot contain < or >; remove it';
  // `inlineSvg` would read it as the start of another attribute.
  return /=\s*(?:["']|$)/.test(value) ? 'an attribute cannot contain = before a quotation mark; remove it' : undefined;
}
