import type { Entries, Entry } from '#content/entries.ts';
import { ContentError, type Finding, findingAt } from '#content/finding.ts';
import { pageEntries } from '#content/pageEntries.ts';
import { compareTexts } from '#files/compareTexts.ts';
import { exceptionQuestions } from '#hours/exceptionQuestions.ts';
import { holidayQuestions } from '#hours/holidayQuestions.ts';
import { findFont, type Font } from '#styles/font.ts';
import { isReserved, pathOf } from './addresses.ts';
import { formerlyFindings, formerlyOf } from './formerly.ts';
import type { Page } from './page.ts';
import type { Documentation } from './pages/developers.ts';
import { wayQuestions } from './pages/neighborhoods.ts';
import { sitePages } from './pages/sitePages.ts';
import { factQuestions } from './practice/factQuestions.ts';
import type { Site } from './site.ts';

interface BuildOptions {
  /** Absolute URL of the site, without a trailing slash. */
  readonly base: string;
  readonly documentation: Documentation;
  readonly publicFiles: Site['publicFiles'];
}

/**
 * Build the model of the whole site from checked content. Pure: the same entries give the same site.
 * @throws ContentError if two content files get the same path, or one gets a reserved path.
 */
export function buildSite(entries: Entries, { base, documentation, publicFiles }: BuildOptions): Site {
  const practice = entries.singles['practice.yaml'];
  const triage = entries.singles['triage.yaml'];
  const otherAnswers = entries.singles['answers/entries.yaml'].entries;
  const pages: Page[] = [];
  const pagesByPath = new Map<string, Page>();
  const site: Site = Object.freeze({
    base,
    practice,
    services: entries.services.toSorted(byOrder),
    treatments: entries.treatments.toSorted(byOrder),
    posts: entries.posts.toSorted((a, b) => compareTexts(b.updatedAt, a.updatedAt) || compareTexts(a.slug, b.slug)),
    faq: entries.faq.toSorted(byOrder),
    otherAnswers: [
      ...otherAnswers,
      ...[
        ...holidayQuestions(practice),
        ...exceptionQuestions(practice),
        ...factQuestions(
          practice,
          [...entries.faq.flatMap(({ questions }) => questions), ...otherAnswers],
          [...entries.services, ...entries.treatments].toSorted(byOrder),
          entries.singles['pages/privacy.md'].description,
        ),
      ].map((entry) => ({ ...entry, isGenerated: true as const })),
    ],
    pageQuestions: [
      ...entries.neighborhoods.map(wayQuestions),
      ...pageEntries(entries).flatMap(({ ref, answers: questions, description: answer }) =>
        questions && !ref.startsWith('neighborhoods/') ? [{ ref, answer, questions }] : [],
      ),
    ],
    complaints: (entries.singles['pages/home.md'].complaints ?? []).map(({ page, label }) => ({
      path: pathOf(page),
      title: label,
    })),
    listed: { menu: listedIn(entries, 'menu'), footer: listedIn(entries, 'footer') },
    triage,
    emergencyPath: practice.booking.emergency && pathOf(practice.booking.emergency),
    urgent: entries.singles['answers/urgent.yaml'],
    drawings: entries.drawings,
    photos: entries.photos,
    font: fontOf(practice.font, entries.fonts),
    headingFont: fontOf(practice.headingFont, entries.fonts),
    publicFiles,
    formerly: formerlyOf(entries),
    pages,
    pagesByPath,
  });
  const findings: Finding[] = [];
  for (const page of sitePages(site, entries, documentation)) {
    const { path, source } = page;
    const misnamed = (why: string) => findingAt(source, 'file name', `becomes the address ${path}, ${why}`);
    const other = pagesByPath.get(path);
    if (other) findings.push(misnamed(`which "${other.title}" has already; rename one of the two files`));
    else if (isReserved(path.replace(/\?.*/, ''))) findings.push(misnamed('which no page can have; rename the file'));
    pages.push(page);
    pagesByPath.set(path, page);
  }
  findings.push(...formerlyFindings(entries, site));
  if (findings.length > 0) throw new ContentError(findings);
  Object.freeze(pages);
  return site;
}

/** Find a font of the practice; one that cannot be used is reported with the other references. */
function fontOf(name: string | undefined, own: Entries['fonts']): Font | undefined {
  const found = name === undefined ? undefined : findFont(name, own);
  return typeof found === 'string' ? undefined : found;
}

const listedIn = ({ pages }: Entries, place: 'menu' | 'footer') =>
  pages
    .filter(({ listed }) => listed === place)
    .map(({ ref, label, title }) => ({ path: pathOf(ref), title: label ?? title }));

const byOrder = (a: Entry<{ order: number }>, b: Entry<{ order: number }>) =>
  a.order - b.order || compareTexts(a.slug, b.slug);
