import type { Block, Jump } from '#site/block.ts';
import { bylineParts } from '#site/byline.ts';
import { emergencyOpening, isForEmergency, printsFirst } from '#site/emergency/emergencyOpening.ts';
import type { Page } from '#site/page.ts';
import { kindOf } from '#site/pageKinds.ts';
import type { Site } from '#site/site.ts';
import { outlineOf } from './outline.ts';

/** A text with fewer sections has no table of contents, and ways of contact only at its end, which is near. */
const MIN_SECTIONS = 3;

/** What an article shows besides its blocks, which `page.regions` holds by place. */
export function articleLayout(page: Page, site: Site) {
  const kind = kindOf(page);
  const { picture, lead, top, overview, text, end } = page.regions;
  const layout = layoutOf(page, site);
  const contents = outlineOf(
    [...(layout === 'care' ? top : []), ...overview, ...text].filter(({ type }) => type !== 'brief'),
  );
  const isLong = contents.length >= MIN_SECTIONS;
  return {
    layout,
    /** Name of a drawing that decorates the title of a page without a picture. */
    decoration:
      picture.length > 0 || layout !== 'article' || !lead.some(({ type }) => type === 'lead')
        ? undefined
        : decorationOf(page, site),
    /** The panel with ways of contact, if its buttons stand below the lead, too. */
    bookingOnTop:
      kind.showsBookingOnTop && layout === 'article' && isLong
        ? end.find((block) => block.type === 'contact-panel')
        : undefined,
    /** Links to the groups that it lists. */
    jumps: groupsIn(page),
    isPrintable: printsFirst(page.blocks),
    /** The table of contents: beside the text, or below the signs of an emergency, with which its page begins. */
    contents: isLong ? contents : [],
    byline: bylinePlace(page, site, layout),
    /** Whether it opens with a box for questions. */
    hasAskBox: site.practice.ask && kind.hasAskBox === true,
  };
}

type Layout = 'care' | 'article' | 'directory';

/** What a page is for: something to do now, something to understand, or a place or page to find. */
function layoutOf(page: Page, site: Site): Layout {
  if (page.kind === 'symptom' || isForEmergency(page, site)) return 'care';
  return kindOf(page).leadsWithList ? 'directory' : 'article';
}

/** The region that names the authors at its end. */
function bylinePlace(page: Page, site: Site, layout: Layout): 'lead' | 'top' | 'overview' | 'end' {
  const { top, overview } = page.regions;
  const opening = emergencyOpening(page.blocks);
  const hasAskBox = site.practice.ask && kindOf(page).hasAskBox;
  // A day alone would be an empty band above the text, and first steps come first.
  if (hasAskBox || opening === 'steps' || bylineParts(site, page).length < 2) return 'end';
  if (opening === 'signs' || (layout === 'directory' && top.length > 0)) return 'top';
  return overview.some(({ type }) => type === 'brief') ? 'overview' : 'lead';
}

function groupsIn(page: Page): readonly Jump[] {
  if (!kindOf(page).listsGroups) return [];
  return outlineOf(page.regions.end).map(({ id, text: label }) => ({ id, label }));
}

/** The card version of a page's own drawing, beside the title of a page that begins with a lead. */
function decorationOf({ drawing }: Page, { drawings }: Site): string | undefined {
  const name = drawing?.card;
  return name && drawings.has(name) ? name : undefined;
}

/** What stands below the title: the answer and the signposts to help, those of one line after the contact buttons. */
export const isCompact = (block: Block): boolean => block.type === 'signpost' && block.isCompact === true;
