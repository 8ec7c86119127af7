import { bodyOf } from '../alternate/blockMarkdown.ts';
import { withIds } from '../anchors.ts';
import type { Block } from '../block.ts';
import { callOrder } from '../emergency/emergencyCall.ts';
import { emergencyOpening } from '../emergency/emergencyOpening.ts';
import { type Page, type Region, REGIONS, type Regions } from '../page.ts';
import type { Site } from '../site.ts';
import { WORDS } from '../words/interfaceWords.ts';

export type PageMetadata = Omit<Page, 'regions' | 'blocks' | 'markdown'>;

/** What a page shows in each region, with gaps where the content has nothing. */
export type DraftRegions = Partial<Readonly<Record<Region, readonly (Block | undefined | false)[]>>>;

/** Create a page whose blocks are computed when they are first read: they may refer to pages that are made later. */
export function definePage(site: Site, metadata: PageMetadata, draft: () => DraftRegions): Page {
  let computedRegions: Regions | undefined;
  const regions = () => (computedRegions ??= Object.freeze(regionsOf(site, draft())));
  const blocks = () => blocksOfRegions(regions());
  return Object.freeze({
    ...metadata,
    get regions() {
      return regions();
    },
    get blocks() {
      return blocks();
    },
    get markdown() {
      return bodyOf(site.practice, blocks());
    },
  });
}

const blocksOfRegions = (regions: Regions): Block[] => REGIONS.flatMap((region) => regions[region]);

/** Fill the gaps and give headings their ids. A page for an emergency offers only the telephone at its end. */
function regionsOf({ practice }: Site, draft: DraftRegions): Regions {
  const drafted = REGIONS.flatMap((region) =>
    (draft[region] ?? []).flatMap((block) => (block ? [{ region, block }] : [])),
  );
  const opening = emergencyOpening(drafted.map(({ block }) => block));
  const blocks = withIds(
    drafted.map(({ block }) =>
      opening && block.type === 'contact-panel'
        ? { ...block, heading: WORDS.whomToCall, isCallOnly: true, note: callOrder(practice) }
        : block,
    ),
  );
  const inRegion = (region: Region) => blocks.filter((_, index) => drafted[index]!.region === region);
  return Object.fromEntries(REGIONS.map((region) => [region, inRegion(region)])) as unknown as Regions;
}
