import type { CreativeWork, WebPage } from 'schema-dts';
import type { Citation } from '#content/schemas/citation.ts';
import { reviewersOf } from '#site/byline.ts';
import type { Page } from '#site/page.ts';
import { kindOf } from '#site/pageKinds.ts';
import type { Site } from '#site/site.ts';
import { cardAddress } from '#social/cardAddress.ts';
import { doctorId, pageUrl, practiceId, ref, websiteId } from './nodeIds.ts';

/** Describe the page itself. `about` is the `@id` of its topic. */
export function pageNode(
  site: Site,
  page: Page,
  parts: { about?: string | undefined; mainEntity?: WebPage['mainEntity'] },
): WebPage {
  const url = pageUrl(site, page);
  const sources = page.blocks.flatMap((block) => (block.type === 'sources' ? block.items.map(citationNode) : []));
  return {
    '@type': kindOf(page).type,
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: ref(websiteId(site)),
    publisher: ref(practiceId(site)),
    primaryImageOfPage: { '@type': 'ImageObject', url: `${site.base}${cardAddress(page.path)}` },
    // A review that changed nothing is `lastReviewed`.
    dateModified: page.post?.updatedAt ?? page.lastModified,
    ...(page.review && { lastReviewed: page.review.date }),
    ...(page.review?.reviewer && { reviewedBy: reviewedBy(site, page.review.reviewer) }),
    ...(sources.length > 0 && { citation: sources }),
    ...(page.breadcrumbs.length > 0 && { breadcrumb: ref(`${url}#breadcrumbs`) }),
    ...(parts.about && { about: ref(parts.about) }),
    ...(parts.mainEntity !== undefined && { mainEntity: parts.mainEntity }),
  } as WebPage;
}

function reviewedBy(site: Site, reviewer: string) {
  const nodes = reviewersOf(site.practice, reviewer).map((name) => reviewerNode(site, name));
  return nodes.length === 1 ? nodes[0] : nodes;
}

/** Refer to the doctor of the practice with this name, or describe another person. */
const reviewerNode = (site: Site, name: string) => {
  const doctor = site.practice.doctors.find((person) => person.name === name);
  if (doctor) return ref(doctorId(site, doctor));
  const jobTitle = site.practice.reviewers.find((person) => person.name === name)?.title;
  return { '@type': 'Person', name, ...(jobTitle && { jobTitle }) };
};

const citationNode = ({ title, publisher, year, language, url }: Citation): CreativeWork => ({
  '@type': 'CreativeWork',
  name: title,
  publisher: { '@type': 'Organization', name: publisher },
  datePublished: String(year),
  inLanguage: language,
  ...(url && { url }),
});
