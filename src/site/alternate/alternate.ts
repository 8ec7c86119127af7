import { markdownWithCalls } from '#markdown/calls.ts';
import { escapeMarkdown } from '#markdown/escape.ts';
import { withAbsoluteLinks } from '#markdown/linkAddresses.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { absolute, FILES, markdownPath } from '../addresses.ts';
import { bylineOf, bylineParts } from '../byline.ts';
import { pageIntro } from '../intro.ts';
import type { Page } from '../page.ts';
import { publicKindOf } from '../pageKinds.ts';
import { bannerOn, datedBanner } from '../practice/banner.ts';
import type { Site } from '../site.ts';
import { link } from './writeMarkdown.ts';

/**
 * Write the Markdown representation of a page: src/api/README.md, "Markdown alternates". Front matter, title, pointer
 * to the site overview, the text of the HTML page with absolute links, footer.
 */
export function alternate(page: Page, site: Site): string {
  const address = absolute(site.base, page.path);
  const overview = absolute(site.base, FILES.llms);
  const banner = bannerOn(site, page);
  const footer = [
    `Source: ${address}`,
    `Title: ${page.title}`,
    `Description: ${page.description}`,
    `Site overview: ${overview}`,
  ];
  return [
    frontMatter(page, site),
    `# ${page.title}`,
    [
      `> Site overview for agents and programs: [llms.txt](${overview})`,
      ...(banner ? ['>', `> ${escapeMarkdown(datedBanner(banner))}`] : []),
    ].join('\n'),
    pageText(page, site),
    '---',
    // Two spaces at the end of a line keep line breaks when Markdown is rendered.
    footer.join('  \n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** Write the text of a page below its title as Markdown, with absolute links. */
export function pageText(page: Page, site: Site): string {
  const { practice, base } = site;
  const { general, treatment = '' } = practice.notices;
  const address = absolute(base, page.path);
  const isTurkish = page.language === 'tr';
  const intro = pageIntro(page);
  const written = [intro && escapeMarkdown(intro), byline(page, site), page.markdown].filter(Boolean).join('\n\n');
  const text = withAbsoluteLinks(parseMarkdown(written), address);
  return [
    isTurkish ? markdownWithCalls(text, practice.phone.e164) : toMarkdown(text),
    isTurkish && `*${escapeMarkdown(`${general.trim()} ${treatment.trim()}`.trim())}*`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function frontMatter(page: Page, site: Site): string {
  const { title, description, language: lang } = page;
  const canonical = absolute(site.base, page.path);
  const facts = { canonical, title, description, lang, kind: publicKindOf(page), ...bylineOf(site, page) };
  // JSON strings are YAML, too. Without quotation marks YAML would not read a date or a title such as "No" as text.
  const lines = Object.entries(facts).map(([name, fact]) => `${name}: ${JSON.stringify(fact)}\n`);
  return `---\n${lines.join('')}---`;
}

const byline = (page: Page, site: Site): string =>
  bylineParts(site, page)
    .map(
      ({ label, text, path }) =>
        (label ? `${label}: ` : '') + (path ? link({ label: text, path }) : escapeMarkdown(text)),
    )
    .join(' · ');

export const alternateAddress = (site: Site, page: { path: string }): string =>
  absolute(site.base, markdownPath(page.path));
