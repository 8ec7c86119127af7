import { alternateAddress } from '../markdown/alternate.ts';
import { messageLabel, messageUrl } from '../site/practice/contact.ts';
import { absolute, FILES, SINGLE_PAGES } from '../site/addresses.ts';
import { emergencyCall } from '../site/emergency/emergency.ts';
import { holidayLines } from '../site/hours/holidays.ts';
import { hoursLines } from '../site/hours/hours.ts';
import { spokenBy } from '../site/text/languages.ts';
import { ABOUT_PRACTICE, kindOf, PAGE_KINDS, type PageKind } from '../site/kinds.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { serviceWords } from '../site/practice/serviceWords.ts';
import { WORDS } from '../site/words/interface.ts';
import { practiceSkill } from './skill.ts';

/** Maximum length in characters (src/api/README.md, "Addresses"). */
const LIMIT = 50_000;

/** The headings under which pages are listed. */
const GROUPS = [...new Set(Object.values(PAGE_KINDS).map(({ listed }) => listed))];

/** Single pages such as the privacy notice are listed with the practice. */
const headingOf = (page: Page): string =>
  page.kind === 'page' && page.source.startsWith('pages/') ? ABOUT_PRACTICE : kindOf(page).listed;

/** List every page in the order of `llms.txt`. */
export const listedPages = ({ pages }: Site): Page[] =>
  GROUPS.flatMap((heading) => pages.filter((page) => headingOf(page) === heading));

/**
 * `llms.txt`: the Markdown alternate of every page, grouped, with notes. To stay within the limit, notes are dropped first,
 * then the oldest posts.
 * @param fullBytes size of `llms-full.txt`
 */
export function llmsTxt(site: Site, fullBytes: number): string {
  const full = write(site, fullBytes, { notes: () => true, posts: Infinity });
  if (full.length < LIMIT) return full;
  const bare = write(site, fullBytes, { notes: (kind) => kind !== 'service-neighborhood', posts: Infinity });
  if (bare.length < LIMIT) return bare;
  let length = write(site, fullBytes, { notes: () => false, posts: 0 }).length;
  const posts = site.pages
    .filter(({ kind }) => kind === 'blog-post')
    .findIndex((page) => (length += line(site, page).length + 1) >= LIMIT);
  return write(site, fullBytes, { notes: () => false, posts: posts < 0 ? Infinity : posts });
}

/** Whom to call, signs of an emergency, and the page about it. */
export function emergencyLine(site: Site): string {
  const { first, signs } = emergencyCall(site.practice).english;
  const more = alternateAddress(site, { path: site.pathOf(site.practice.booking.emergency) });
  return `Emergency: ${first} first. ${site.triage.inShort?.en ?? `${signs}.`} ${more}`;
}

/** Titles of pages about neighborhoods name the place, so their notes name the topic. */
const noteOf = ({ kind, description, breadcrumbs }: Page): string =>
  (kind === 'neighborhood' || kind === 'service-neighborhood' ? breadcrumbs.at(-1)?.title : undefined) ?? description;

const line = (site: Site, page: Page): string => `- [${page.title}](${alternateAddress(site, page)})`;

function write(
  site: Site,
  fullBytes: number,
  { notes, posts }: { notes: (kind: PageKind) => boolean; posts: number },
): string {
  const { practice, base } = site;
  const message = messageUrl(practice);
  const noted = (page: Page) => line(site, page) + (notes(page.kind) ? `: ${noteOf(page)}` : '');
  const left = Math.max(0, site.posts.length - posts);
  const sections = GROUPS.flatMap((heading) => {
    const pages = site.pages.filter((page) => headingOf(page) === heading);
    const isBlog = heading === WORDS.blog;
    const shown = isBlog ? pages.slice(0, pages.length - left) : pages;
    if (shown.length === 0) return [];
    const more = isBlog && left > 0 ? [`- [${left} more posts](${base}/api/v1/posts)`] : [];
    const called = heading === WORDS.services ? serviceWords(practice).main : heading;
    return [`## ${called || practice.name}`, [...shown.map(noted), ...more].join('\n')];
  });
  return [
    `# ${practice.fullName}`,
    `> ${practice.description.trim()}`,
    [
      emergencyLine(site),
      `Content is Turkish; the contract is English. Every page below is Markdown; without ".md" the same address is HTML (of "/index.md" it is "/").`,
      `Every page in one file: ${absolute(base, FILES.llmsFull)} (${Math.round(fullBytes / 1000)} kB). Agent skill: ${absolute(base, practiceSkill(site).path)}; other resources for agents: ${absolute(base, FILES.ard)}.`,
      `JSON API: ${base}/api/v1 (OpenAPI: ${base}/openapi.json, documentation: ${base}/developers). Sitemap: ${base}/sitemap.xml. Feeds with whole posts: ${base}/feed.xml, ${base}/feed.json.`,
      `A question, in Turkish or plain English, without names: ${base}/api/v1/answers?q=…`,
      practice.notices.general.trim(),
      practice.feesPolicy.trim(),
    ].join('\n'),
    [
      `- ${WORDS.address}: ${practice.address.display}`,
      `- ${WORDS.phone}: ${practice.phone.display} (${practice.phone.e164})`,
      ...(message ? [`- ${messageLabel(message)}: ${message}`] : []),
      ...hoursLines(practice).map((line) => `- ${line}`),
      ...(holidayLines(practice).length > 0
        ? [
            `- Public holidays and half days, with their dates: ${alternateAddress(site, { path: SINGLE_PAGES['contact']! })}`,
          ]
        : []),
      ...practice.doctors.map(
        (doctor) =>
          `- ${[`${doctor.name}, ${doctor.title}`, doctor.yearsExperience, spokenBy(doctor), ...doctor.education].filter(Boolean).join('; ')}`,
      ),
    ].join('\n'),
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}
