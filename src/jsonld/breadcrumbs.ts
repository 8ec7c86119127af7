import type { BreadcrumbList } from 'schema-dts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { pageUrl } from './ids.ts';

/** The way from the home page to a page, itself included. */
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
