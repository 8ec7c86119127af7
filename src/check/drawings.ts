import type { Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { placesIn } from './place.ts';

/** What a drawing may not hold: it stands inside pages whose Content-Security-Policy allows none of it. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/<(?:script|foreignObject|iframe|style|image)\b/gi, 'a drawing holds shapes and words only; take this element out'],
  [/\son\w+\s*=/gi, 'a drawing cannot run programs; take this attribute out'],
  [/\sstyle\s*=/gi, 'the style attribute does not work on the site; use attributes such as fill and stroke'],
  [/\s(?:xlink:)?href\s*=\s*["'](?!#)/gi, 'a drawing cannot point outside itself; take this reference out'],
  [/<!(?:DOCTYPE|ENTITY)/gi, 'a drawing needs no document type; take it out'],
];

/** Parts of an SVG source that are refused. */
export function drawingProblems({ name, text }: SourceFile): Problem[] {
  const at = placesIn(text);
  const problem = (offset: number, message: string): Problem => ({
    severity: 'error',
    file: name,
    ...at(offset),
    field: 'drawing',
    message,
  });
  const found = UNSAFE.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => problem(index + match.search(/\S/), message)),
  );
  return /<svg\b[^>]*\sviewBox=/.test(text) ? found : [problem(0, 'must be an SVG with a viewBox'), ...found];
}
