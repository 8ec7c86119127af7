import type { Thing } from 'schema-dts';
import type { Page } from '#site/page.ts';
import { kindOf } from '#site/pageKinds.ts';
import type { Site } from '#site/site.ts';
import { doctorId, practiceId, ref } from './nodeIds.ts';
import { breadcrumbsNode, postNode, procedureNode, questionNodes, symptomNode, websiteNode } from './nodes.ts';
import { pageNode } from './pageNode.ts';
import { doctorNode, practiceNode, practiceReference } from './practiceNode.ts';

/**
 * Describe a page for readers of schema.org: one graph of things that refer to each other by `@id`. It is written for a
 * script element: `<` is escaped, so that no text ends the element.
 */
export function graphJson(site: Site, page: Page): string {
  const graph: Thing[] = [
    ...pageAndTopic(site, page),
    ...(page.breadcrumbs.length > 0 ? [breadcrumbsNode(site, page)] : []),
    websiteNode(site),
    kindOf(page).describesPractice ? practiceNode(site) : practiceReference(site),
    // The documentation of the API is about no person.
    ...(page.kind === 'developers' ? [] : site.practice.doctors.map((doctor) => doctorNode(site, doctor))),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function pageAndTopic(site: Site, page: Page): Thing[] {
  const topic = topicOf(site, page);
  if (topic) return [pageNode(site, page, { about: topic['@id'] }), topic];
  switch (page.kind) {
    case 'faq-category':
      return [pageNode(site, page, { mainEntity: questionNodes(site, page) })];
    case 'about':
      return [pageNode(site, page, { mainEntity: site.practice.doctors.map((doctor) => ref(doctorId(site, doctor))) })];
    case 'home':
    case 'contact':
    case 'neighborhood':
      return [pageNode(site, page, { about: practiceId(site) })];
    default:
      return [pageNode(site, page, {})];
  }
}

function topicOf(site: Site, page: Page) {
  if (page.post) return postNode(site, page, page.post);
  return page.kind === 'symptom' ? symptomNode(site, page) : procedureNode(site, page);
}
