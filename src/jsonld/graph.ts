import type { Graph, Thing } from 'schema-dts';
import { kindOf } from '../site/kinds.ts';
import type { Page } from '../site/page.ts';
import { postOf } from '../site/postOf.ts';
import type { Site } from '../site/site.ts';
import { breadcrumbsNode } from './breadcrumbs.ts';
import { doctorNode } from './doctor.ts';
import { doctorId, practiceId, ref } from './ids.ts';
import { pageNode } from './page.ts';
import { postNode } from './post.ts';
import { practiceName, practiceNode } from './practice.ts';
import { procedureNode } from './procedure.ts';
import { questionNodes } from './questions.ts';
import { symptomNode } from './symptom.ts';
import { websiteNode } from './website.ts';

/** What a page says to machines that read schema.org: one graph, its things tied by their names. */
export function graphOf(site: Site, page: Page): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...subject(site, page),
      ...(page.breadcrumbs.length > 0 ? [breadcrumbsNode(site, page)] : []),
      websiteNode(site),
      kindOf(page.kind).tellsPractice ? practiceNode(site) : practiceName(site),
      // The documentation of the API speaks of nobody.
      ...(page.kind === 'developers' ? [] : site.practice.doctors.map((doctor) => doctorNode(site, doctor))),
    ],
  };
}

/** The page, and the thing it is about. */
function subject(site: Site, page: Page): Thing[] {
  const about = topic(site, page);
  if (about) return [pageNode(site, page, { about: about['@id'] }), about];
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

function topic(site: Site, page: Page): Topic | undefined {
  const post = postOf(site, page);
  if (post) return postNode(site, page, post) as Topic;
  if (page.kind === 'symptom') return symptomNode(site, page) as Topic;
  return procedureNode(site, page) as Topic | undefined;
}

/** The graph as the text of a script element: `<` is written so that nothing in it can end the element. */
export const graphJson = (site: Site, page: Page): string =>
  JSON.stringify(graphOf(site, page)).replaceAll('<', '\\u003c');
