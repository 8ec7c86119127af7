import { INDEX_PATHS, PAGE_PATHS } from '#site/addresses.ts';
import { opensWithEmergency } from '#site/emergency/emergencyOpening.ts';
import type { Page } from '#site/page.ts';
import { kindOf } from '#site/pageKinds.ts';
import type { Site } from '#site/site.ts';
import { menuOf, pageOf } from './menu.ts';

export type Frame = ReturnType<typeof frameOf>;

/**
 * What header, menu, footer and contact bar show around a page.
 * @param page undefined on the 404 page and the answer page
 */
export function frameOf(site: Site, page: Page | undefined) {
  // Whoever opens the contact page may want an appointment, also if it says what to do in an emergency.
  const isEmergency = page !== undefined && page.path !== PAGE_PATHS.contact && opensWithEmergency(page, site);
  const isForColleagues = page?.path === PAGE_PATHS.referral;
  return {
    /** Language of the frame, set if the page's is another. */
    language: page?.language === 'en' ? 'tr' : undefined,
    /** Path of the current item of the menu. */
    section: sectionOf(site, page),
    /** The page is read in an emergency. */
    isForEmergency: isEmergency,
    isForColleagues,
    /** The page is read to plan, not for a complaint that the reader has now. */
    isForPlanning: page !== undefined && !isEmergency && !isForComplaint(page),
    /** Prefilled message instead of the usual one. */
    message: isForColleagues ? page?.blocks.find((block) => block.type === 'contact-panel')?.message : undefined,
  };
}

/** Get the item of the header's menu to which a page belongs: itself, or that of the page above it. */
function sectionOf(site: Site, page: Page | undefined): string | undefined {
  if (!page || menuOf(site).top.some((item) => pageOf(item) === page.path)) return page?.path;
  // How to get to the practice belongs to its address.
  if (page.path === INDEX_PATHS.neighborhood) return PAGE_PATHS.contact;
  return sectionOf(site, site.pagesByPath.get(page.breadcrumbs.at(-1)?.path ?? ''));
}

function isForComplaint(page: Page): boolean {
  const { forComplaint } = kindOf(page);
  return forComplaint === 'signposted'
    ? page.blocks.some((block) => block.type === 'signpost' && block.call)
    : forComplaint === 'always';
}
