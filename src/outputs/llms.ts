import { hoursLines } from '#hours/exceptionTexts.ts';
import { holidayLines } from '#hours/holidayTexts.ts';
import { absolute, DEVELOPERS, FILES, PAGE_PATHS } from '#site/addresses.ts';
import { alternateAddress, pageText } from '#site/alternate/alternate.ts';
import { inlineText, link, list } from '#site/alternate/writeMarkdown.ts';
import type { Page } from '#site/page.ts';
import { kindOf, PAGE_KINDS } from '#site/pageKinds.ts';
import { currentBanner, datedBanner } from '#site/practice/banner.ts';
import { contactWays } from '#site/practice/contactWays.ts';
import { serviceWords } from '#site/practice/serviceWords.ts';
import type { Site } from '#site/site.ts';
import { languagesLine } from '#site/text/languages.ts';
import { EMERGENCY } from '#site/words/emergencyWords.ts';
import { WORDS } from '#site/words/interfaceWords.ts';

/** Maximum length in characters (src/api/README.md, "Addresses"). */
const MAX_FILE_CHARACTERS = 50_000;

/** The headings under which pages are listed. */
const GROUPS = [...new Set(Object.values(PAGE_KINDS).map(({ llmsSection }) => llmsSection))];

/** List every page in the order of `llms.txt`. */
const listedPages = ({ pages }: Site): Page[] =>
  GROUPS.flatMap((heading) => pages.filter((page) => kindOf(page).llmsSection === heading));

/**
 * `llms.txt`: the Markdown alternate of every page, grouped, with notes. Of a site too large for the limit, the last
 * pages are only counted: old posts and pages about ways.
 */
export function llmsTxt(site: Site): string {
  const begin = head(site, Buffer.byteLength(llmsFullTxt(site)));
  const write = (listed: ReadonlySet<Page>) => `${[...begin, ...sections(site, listed)].join('\n\n')}\n`;
  const listed = new Set<Page>();
  let length = write(listed).length;
  for (const page of listedPages(site)) {
    length += entryOf(site, page).length + '- \n'.length;
    if (length >= MAX_FILE_CHARACTERS) break;
    listed.add(page);
  }
  return write(listed);
}

/** Whom to call, signs of an emergency, and the page about it, if there is one. */
function emergencySummary(site: Site): string {
  const { first, signs } = EMERGENCY.english;
  const more = site.emergencyPath ? ` ${alternateAddress(site, { path: site.emergencyPath })}` : '';
  return `Emergency: ${first} first. ${site.triage.inShort?.en ?? `${signs}.`}${more}`;
}

const titleAndSummary = ({ practice }: Site): string[] => [
  `# ${practice.fullName}`,
  `> ${practice.description.trim()}`,
];

function head(site: Site, fullBytes: number): string[] {
  const { practice, base } = site;
  const banner = currentBanner(practice);
  return [
    ...titleAndSummary(site),
    [
      emergencySummary(site),
      `Content is Turkish; the contract is English. Every page below is Markdown; without ".md" the same address is HTML (of "/index.md" it is "/").`,
      `Every page in one file: ${absolute(base, FILES.llmsFull)} (${Math.round(fullBytes / 1000)} kB).`,
      `JSON API: ${base}/api/v1 (OpenAPI: ${base}${FILES.openApi}, documentation: ${base}${DEVELOPERS}). Sitemap: ${base}${FILES.sitemap}. Feeds with whole posts: ${base}${FILES.rss}, ${base}${FILES.jsonFeed}.`,
      `A question, in Turkish or plain English, without names: ${base}/api/v1/answers?q=… Say its \`urgent\` first.`,
      practice.notices.general.trim(),
      practice.feesPolicy.trim(),
      ...(banner ? [datedBanner(banner)] : []),
    ].join('\n'),
    list([
      `${WORDS.address}: ${practice.address.display}`,
      ...contactWays(practice).map(({ way, label, href }) =>
        way === 'telephone' ? `${WORDS.phone}: ${label} (${practice.phone.e164})` : `${label}: ${href}`,
      ),
      ...hoursLines(practice),
      ...(holidayLines(practice).length > 0
        ? [`Public holidays and half days, with their dates: ${alternateAddress(site, { path: PAGE_PATHS.contact })}`]
        : []),
      ...practice.doctors.map((doctor) =>
        [`${doctor.name}, ${doctor.title}`, doctor.yearsExperience, languagesLine(doctor), ...doctor.education]
          .filter(Boolean)
          .join('; '),
      ),
    ]),
  ];
}

/** @param listed The pages to list; the others are counted below those of their section. */
function sections(site: Site, listed: ReadonlySet<Page>): string[] {
  const { practice, base } = site;
  return GROUPS.flatMap((heading) => {
    const pages = site.pages.filter((page) => kindOf(page).llmsSection === heading);
    const shown = pages.filter((page) => listed.has(page));
    if (pages.length === 0) return [];
    const left = pages.length - shown.length;
    const rest = heading === WORDS.blog ? 'posts' : 'pages';
    const title = heading === WORDS.services ? serviceWords(practice).main : heading;
    const entries = shown.map((page) => entryOf(site, page));
    const more = left > 0 ? [`[${left} more ${rest}](${base}/api/v1/${rest})`] : [];
    return [`## ${title || practice.name}`, list([...entries, ...more])];
  });
}

const entryOf = (site: Site, page: Page): string =>
  `${link({ label: page.title, path: alternateAddress(site, page) })}: ${inlineText(noteOf(page))}`;

/** Titles of pages about neighborhoods name the place, so their notes name the topic. */
const noteOf = ({ kind, description, breadcrumbs }: Page): string =>
  (kind === 'neighborhood' ? breadcrumbs.at(-1)?.title : undefined) ?? description;

/** `llms-full.txt` (llmstxt.org): the text of every page, in the order of `llms.txt`. */
export function llmsFullTxt(site: Site): string {
  const banner = currentBanner(site.practice);
  const parts = listedPages(site).map(
    (page) => `# ${page.title}\n\nSource: ${absolute(site.base, page.path)}\n\n${pageText(page, site)}`,
  );
  const begin = [
    ...titleAndSummary(site),
    `${emergencySummary(site)}\n${banner ? `${datedBanner(banner)}\n` : ''}Content is Turkish. Cite the address after "Source:". Site overview: ${absolute(site.base, FILES.llms)}`,
  ].join('\n\n');
  return `${[begin, ...parts].join('\n\n---\n\n')}\n`;
}
