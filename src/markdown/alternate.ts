import { absolute, FILES, markdownPath } from '../site/addresses.ts';
import { bylineOf, bylineParts } from '../site/byline.ts';
import { pageIntro } from '../site/intro.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { absoluteLinks } from './absolute.ts';
import { linkCallsInMarkdown } from './calls.ts';

/**
 * The Markdown representation of a page: src/api/README.md, "Markdown alternates". Front matter, title, pointer to the
 * site overview, what the HTML page says with absolute links, footer.
 */
export function alternate(page: Page, site: Site): string {
  const address = absolute(site.base, page.path);
  const overview = absolute(site.base, FILES.llms);
  const footer = [
    `${SOURCE}${address}`,
    `Title: ${page.title}`,
    `Description: ${page.description}`,
    `Site overview: ${overview}`,
  ];
  return [
    frontMatter(page, site),
    `# ${page.title}`,
    `${POINTER}[llms.txt](${overview})`,
    pageText(page, site),
    '---',
    // Two spaces at a line's end keep the lines apart where Markdown is shown.
    footer.join('  \n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const POINTER = '> Site overview for agents and programs: ';
const SOURCE = 'Source: ';

/** `pageText` of a page, from its alternate. */
export function textIn(alternate: string): string {
  const begin = alternate.indexOf('\n\n', alternate.indexOf(`\n${POINTER}`)) + 2;
  return alternate.slice(begin, alternate.lastIndexOf(`\n\n---\n\n${SOURCE}`));
}

/** What the HTML page says below its title, with absolute links. */
export function pageText(page: Page, site: Site): string {
  const { practice, base } = site;
  const address = absolute(base, page.path);
  const isTurkish = page.language === 'tr';
  const withCalls = (text = '') => (isTurkish ? linkCallsInMarkdown(text, practice.phone.e164) : text);
  return [
    withCalls(pageIntro(page)),
    absoluteLinks(byline(page, site), address),
    absoluteLinks(withCalls(page.body), address),
    isTurkish && `*${practice.notices.general.trim()}*`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What programs want to know of a page before they read it: YAML between two lines of `---`. */
function frontMatter(page: Page, site: Site): string {
  const { title, description, language: lang, kind } = page;
  const canonical = absolute(site.base, page.path);
  const facts = { canonical, title, description, lang, kind, ...bylineOf(site, page) };
  // Strings as JSON writes them, which is YAML: a day or a title such as "No" would be something else to readers without quotation marks.
  const lines = Object.entries(facts).map(([name, fact]) => `${name}: ${JSON.stringify(fact)}\n`);
  return `---\n${lines.join('')}---`;
}

const byline = (page: Page, site: Site): string =>
  bylineParts(site, page)
    .map(({ label, text, path }) => (label ? `${label}: ` : '') + (path ? `[${text}](${path})` : text))
    .join(' · ');

/** Absolute address of a page's Markdown alternate. */
export const alternateAddress = (site: Site, page: { path: string }): string =>
  absolute(site.base, markdownPath(page.path));
