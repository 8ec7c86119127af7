import { absolute, markdownPath } from '../site/addresses.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { absoluteLinks } from './links.ts';

/**
 * The Markdown representation of a page: src/api/README.md, "Markdown alternates". Title, pointer to the site overview,
 * body with absolute links, footer.
 */
export function alternate(page: Page, site: Site): string {
  const address = absolute(site.base, page.path);
  const overview = `${site.base}/llms.txt`;
  const notice = page.language === 'tr' ? [`*${site.practice.notices.general}*`] : [];
  const footer = [
    `Source: ${address}`,
    `Title: ${page.title}`,
    `Description: ${page.description}`,
    `Site overview: ${overview}`,
  ];
  return [
    `# ${page.title}`,
    `> Site overview for agents and programs: [llms.txt](${overview})`,
    absoluteLinks(page.body, address),
    ...notice,
    '---',
    // Two spaces at a line's end keep the lines apart where Markdown is shown.
    footer.join('  \n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Absolute address of a page's Markdown alternate. */
export const alternateAddress = (site: Site, page: { path: string }): string =>
  absolute(site.base, markdownPath(page.path));
