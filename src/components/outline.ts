import type { Block } from '../site/block.ts';
import { sectionId } from '../site/text/sectionId.ts';
import { render } from '../markdown/render.ts';

/** A place on a page one may jump to. */
export interface Place {
  readonly id: string;
  readonly text: string;
  /** Level of its heading, where that is below the second. */
  readonly below?: boolean | undefined;
}

/** The sections of a page in their order: the second-level headings of its texts, those of its other blocks, and what can be looked up. */
export const outlineOf = (blocks: readonly Block[]): Place[] =>
  blocks.flatMap((block) => {
    if (block.type === 'prose') return render(block.markdown).headings.filter(({ depth }) => depth === 2);
    // The top of the page leads to them.
    if (block.type === 'care') return [];
    if (block.type === 'reference')
      return block.entries.flatMap(({ id, inContents: text }) => (text ? [{ id, text, below: true }] : []));
    if ('heading' in block && block.heading) return [{ id: sectionId(block.heading), text: block.heading }];
    return [];
  });
