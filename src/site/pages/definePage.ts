import { bodyOf } from '../alternate/blockMarkdown.ts';
import { withIds } from '../anchors.ts';
import type { Block } from '../block.ts';
import { fitToBeginning } from '../emergency/emergencyBeginning.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';

export type PageMetadata = Omit<Page, 'blocks' | 'markdown'>;

/** Create a page whose blocks are computed when they are first read: they may refer to pages that are made later. */
export function definePage(
  { practice }: Site,
  metadata: PageMetadata,
  blocks: () => readonly (Block | undefined | false)[],
): Page {
  let computedBlocks: readonly Block[] | undefined;
  const computed = () =>
    (computedBlocks ??= Object.freeze(
      withIds(
        fitToBeginning(
          practice,
          blocks().filter((block) => block !== undefined && block !== false),
        ),
      ),
    ));
  return Object.freeze({
    ...metadata,
    get blocks() {
      return computed();
    },
    get markdown() {
      return bodyOf(practice, computed());
    },
  });
}
