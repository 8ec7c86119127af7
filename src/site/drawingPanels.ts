/** The part of a drawing that one `<view>` names, in the drawing's own units: SVG 2, 9.2. */
export type Panel = string;

/**
 * The parts of a drawing, in their order: what its `<view>` elements show, each the text of a `viewBox`. A drawing with as
 * many parts as there are steps is shown part by part beside them.
 */
export const panelsOf = (source: string): Panel[] =>
  [...source.matchAll(/<view\b[^>]*?\sviewBox="([^"]+)"/g)].map((match) => match[1]!);
