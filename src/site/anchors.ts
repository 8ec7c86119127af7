import { sectionId } from '../markdown/ids.ts';
import { headingsOf, type Text } from '../markdown/text.ts';
import type { Block } from './block.ts';
import { SHEET } from './words/interface.ts';

/** List the anchors in the HTML of blocks, from the top down. */
export const anchorsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block): string[] => {
    switch (block.type) {
      case 'lead':
      case 'prose':
        return idsIn(block.text);
      case 'section':
        return [block.id, ...idsIn(block.text)];
      case 'questions':
        return [...headingId(block.heading), ...block.questions.flatMap(({ anchor, id }) => [anchor, id])];
      case 'reference':
        return block.entries.flatMap(({ id, blocks: inner }) => [id, ...anchorsOf(inner)]);
      case 'aftercare':
        return [SHEET.id, sectionId(block.heading)];
      default:
        return 'heading' in block ? headingId(block.heading) : [];
    }
  });

const idsIn = (text: Text): string[] => headingsOf(text).map(({ id }) => id);

const headingId = (heading: string | undefined): string[] => (heading ? [sectionId(heading)] : []);
