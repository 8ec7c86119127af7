import type { BlogPosting, BreadcrumbList, MedicalProcedure, MedicalSymptom, Question, WebSite } from 'schema-dts';
import { withAbsoluteLinks } from '#markdown/linkAddresses.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { absolute, PAGE_PATHS } from '#site/addresses.ts';
import type { Page } from '#site/page.ts';
import { authorOf } from '#site/practice/doctorTexts.ts';
import type { Site, SitePost } from '#site/site.ts';
import { cardAddress } from '#social/cardAddress.ts';
import { doctorId, pageUrl, practiceId, ref, websiteId } from './nodeIds.ts';

export const websiteNode = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(site),
  url: site.base,
  name: site.practice.name,
  inLanguage: 'tr',
  publisher: ref(practiceId(site)),
});

export const breadcrumbsNode = (site: Site, page: Page): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${pageUrl(site, page)}#breadcrumbs`,
  itemListElement: [...page.breadcrumbs, page].map((link, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: link.title,
    item: pageUrl(site, link),
  })),
});

export function postNode(site: Site, page: Page, post: SitePost) {
  const author = authorOf(site, post);
  return {
    '@type': 'BlogPosting',
    '@id': `${pageUrl(site, page)}#post`,
    headline: post.title,
    description: post.description,
    image: `${site.base}${cardAddress(page.path)}`,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    timeRequired: `PT${post.readingTime}M`,
    keywords: post.keywords,
    inLanguage: 'tr',
    // Readers that follow no reference still name the author.
    author: {
      '@type': 'Person',
      ...ref(doctorId(site, author)),
      name: author.name,
      url: absolute(site.base, PAGE_PATHS.about),
    },
    publisher: ref(practiceId(site)),
    mainEntityOfPage: ref(pageUrl(site, page)),
  } satisfies BlogPosting;
}

export const symptomNode = (site: Site, page: Page) =>
  ({
    '@type': 'MedicalSymptom',
    '@id': `${pageUrl(site, page)}#symptom`,
    name: page.title,
    description: page.description,
  }) satisfies MedicalSymptom;

/** Describe what is done on a service, treatment or technique page; undefined for other pages. */
export function procedureNode(site: Site, page: Page) {
  const service = page.kind === 'service' ? site.services.find(({ slug }) => slug === page.slug) : undefined;
  const treatment = page.kind === 'treatment' ? site.treatments.find(({ slug }) => slug === page.slug) : undefined;
  const entry = service ?? treatment;
  if (!entry && page.kind !== 'technique') return undefined;
  const { steps = [], aftercare = [] } = entry ?? {};
  return {
    '@type': 'MedicalProcedure',
    '@id': `${pageUrl(site, page)}#procedure`,
    name: service?.procedureName ?? treatment?.shortTitle ?? page.title,
    description: page.description,
    ...(steps.length > 0 && { howPerformed: steps.map(({ title, text }) => `${title}: ${text}`).join(' ') }),
    ...(aftercare.length > 0 && { followup: aftercare.join(' ') }),
  } satisfies MedicalProcedure;
}

export const questionNodes = (site: Site, page: Page): Question[] =>
  page.blocks
    .flatMap((block) => (block.type === 'questions' ? block.questions : []))
    .map(({ anchor, question, answer, standaloneAnswer = answer }) => ({
      '@type': 'Question',
      '@id': `${pageUrl(site, page)}#${anchor}`,
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: toHtml(withAbsoluteLinks(parseMarkdown(standaloneAnswer), pageUrl(site, page))).trim(),
      },
    }));
