import type { Graph, Thing } from 'schema-dts';
import { kindOf } from '../site/kinds.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { doctorNode } from './doctor.ts';
import { doctorId, practiceId, ref } from './ids.ts';
import { breadcrumbsNode, postNode, procedureNode, questionNodes, symptomNode, websiteNode } from './nodes.ts';
import { pageNode } from './page.ts';
import { practiceNode, practiceReference } from './practice.ts';

/** Describe a page for readers of schema.org: one graph of things that refer to each other by `@id`. */
export function graphOf(site: Site, page: Page): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...pageAndTopic(site, page),
      ...(page.breadcrumbs.length > 0 ? [breadcrumbsNode(site, page)] : []),
      websiteNode(site),
      kindOf(page).tellsPractice ? practiceNode(site) : practiceReference(site),
      // The documentation of the API is about no person.
      ...(page.kind === 'developers' ? [] : site.practice.doctors.map((doctor) => doctorNode(site, doctor))),
    ],
  };
}

/** Describe the page and its topic. */
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

type Topic = Thing & { readonly '@id': string };

function topicOf(site: Site, page: Page): Topic | undefined {
  if (page.post) return postNode(site, page, page.post) as Topic;
  if (page.kind === 'symptom') return symptomNode(site, page) as Topic;
  return procedureNode(site, page) as Topic | undefined;
}

/** Write the graph for a script element: `<` is escaped, so that no text ends the element. */
export const graphJson = (site: Site, page: Page): string =>
  JSON.stringify(graphOf(site, page)).replaceAll('<', '\\u003c');
