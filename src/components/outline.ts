import type { Block } from '../site/page.ts';
import { slugOf } from '../site/slug.ts';
import { SEGMENTS } from '../site/words.ts';
import { render } from '../markdown/render.ts';

/** A place on a page one may jump to. */
export interface Place {
  readonly id: string;
  readonly text: string;
  /** Level of its heading, where that is below the second. */
  readonly below?: boolean | undefined;
}

/** Anchor of a section with a heading of its own; apart from the anchors of headings within texts. */
export const sectionId = (heading: string): string => `${SEGMENTS.section}-${slugOf(heading, Infinity)}`;

/** The sections of a page in their order: the second-level headings of its texts, those of its other blocks, and headings that are blocks. */
export const outlineOf = (blocks: readonly Block[]): Place[] =>
  blocks.flatMap((block) => {
    if (block.type === 'prose') return render(block.markdown).headings.filter(({ depth }) => depth === 2);
    if (block.type === 'subhead') return [{ id: block.id, text: block.text, below: true }];
    if ('heading' in block && block.heading) return [{ id: sectionId(block.heading), text: block.heading }];
    return [];
  });
