import { render, type Rendered } from '../markdown/render.ts';
import type { Block } from '../site/page.ts';

type Prose = Extract<Block, { type: 'prose' }>;

const done = new WeakMap<Prose, Rendered>();

/** A text as HTML with its headings, worked out once for the list of contents and for the text itself. */
export function rendered(block: Prose): Rendered {
  let known = done.get(block);
  if (!known) done.set(block, (known = render(block.markdown)));
  return known;
}
