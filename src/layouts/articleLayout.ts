import type { Block } from '#site/block.ts';
import { bylineParts } from '#site/byline.ts';
import { emergencyOpening, opensWithEmergency, printsFirst } from '#site/emergency/emergencyOpening.ts';
import type { Page, Region } from '#site/page.ts';
import { kindOf } from '#site/pageKinds.ts';
import type { Site } from '#site/site.ts';
import { outlineOf } from './outline.ts';

/** A text with fewer sections has no table of contents, and ways of contact only at its end, which is near. */
const MIN_SECTIONS = 3;

/** What an article shows besides its blocks, which are in `page.regions`. */
export function articleLayout(page: Page, site: Site) {
  const kind = kindOf(page);
  const { picture, underTitle, top, overview, column, end } = page.regions;
  const layout = pageLayoutOf(page, site);
  const contents = outlineOf(
    [...(layout === 'care' ? top : []), ...overview, ...column].filter(({ type }) => type !== 'brief'),
  );
  const isLong = contents.length >= MIN_SECTIONS;
  const panel = end.find((block) => block.type === 'contact-panel');
  return {
    layout,
    /** Name of a drawing that decorates the title of a page without a picture. */
    decoration:
      picture.length > 0 || layout !== 'article' || !underTitle.some(({ type }) => type === 'lead')
        ? undefined
        : decorationOf(page, site),
    /** The panel with ways of contact, if its buttons stand below the lead, too. */
    bookingOnTop: kind.showsBookingOnTop && layout === 'article' && isLong ? panel : undefined,
    /** Beside a text without a table of contents; after it where there is no room. */
    aside: isLong ? [] : end.filter((block) => block === panel),
    end: isLong ? end : end.filter((block) => block !== panel),
    /** Links to the groups that it lists. */
    jumps: groupsIn(page),
    isPrintable: printsFirst(page.blocks),
    contents: isLong ? contents : [],
    bylineAfter: regionBeforeByline(page, site, layout),
    hasAskBox: hasAskBox(page, site),
  };
}

type PageLayout = 'care' | 'article' | 'directory';

/** What a page is for: something to do now, something to understand, or a place or page to find. */
function pageLayoutOf(page: Page, site: Site): PageLayout {
  if (page.kind === 'symptom' || opensWithEmergency(page, site)) return 'care';
  return kindOf(page).leadsWithList ? 'directory' : 'article';
}

/** Tell whether a page opens with a box for questions. */
const hasAskBox = (page: Page, { practice }: Site): boolean => practice.ask && kindOf(page).hasAskBoxOnTop === true;

/** The region behind which the authors are named. */
function regionBeforeByline(page: Page, site: Site, layout: PageLayout): Region {
  const { top } = page.regions;
  const opening = emergencyOpening(page.blocks);
  // A day alone would be an empty band above the text, and first steps come first.
  if (hasAskBox(page, site) || opening === 'steps' || bylineParts(site, page).length < 2) return 'end';
  if (opening === 'signs' || (layout === 'directory' && top.length > 0)) return 'top';
  return 'underTitle';
}

function groupsIn(page: Page) {
  if (!kindOf(page).listsGroups) return [];
  return outlineOf(page.regions.end).map(({ id, text }) => ({ path: `#${id}`, title: text }));
}

/** The card version of a page's own drawing, beside the title of a page that begins with a lead. */
function decorationOf({ drawing }: Page, { drawings }: Site): string | undefined {
  const name = drawing?.card;
  return name && drawings.has(name) ? name : undefined;
}

/** What stands below the title: the answer and the signposts to help, those of one line after the contact buttons. */
export const isCompact = (block: Block): boolean => block.type === 'signpost' && block.isCompact === true;
