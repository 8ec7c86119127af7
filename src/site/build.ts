import type { Entries, Entry } from '../entries/entries.ts';
import { allEntries } from '../entries/references.ts';
import { ContentError, type Problem } from '../entries/problem.ts';
import { isReserved, pathOf } from './addresses.ts';
import { factQuestions } from './practice/factQuestions.ts';
import { exceptionQuestions } from './hours/exceptionQuestions.ts';
import { holidayQuestions } from './hours/holidays.ts';
import { answersInEnglish } from './pages/faq.ts';
import { relate } from './related.ts';
import type { Documentation } from './pages/developers.ts';
import type { Page } from './page.ts';
import { sitePages } from './pages/all.ts';
import type { Site } from './site.ts';

interface BuildOptions {
  /** Absolute URL of the site; a trailing slash is dropped. */
  readonly base: string;
  readonly documentation: Documentation;
}

/**
 * Build the model of the whole site from checked content. Pure: the same entries give the same site.
 * @throws ContentError if two content files get the same path, or one gets a reserved path.
 */
export function buildSite(entries: Entries, { base, documentation }: BuildOptions): Site {
  const pages: Page[] = [];
  const pagesByPath = new Map<string, Page>();
  const site: Site = Object.freeze({
    base: base.replace(/(?<!\/)\/+$/, ''),
    practice: entries.singles['practice.yaml'],
    services: entries.services.toSorted(byOrder),
    treatments: entries.treatments.toSorted(byOrder),
    posts: entries.posts.toSorted((a, b) => compare(b.updatedAt, a.updatedAt) || compare(a.slug, b.slug)),
    faq: entries.faq.toSorted(byOrder),
    curated: [
      ...entries.singles['answers/entries.yaml'].entries,
      ...holidayQuestions(entries.singles['practice.yaml']),
      ...exceptionQuestions(entries.singles['practice.yaml']),
      ...factQuestions(entries.singles['practice.yaml'], [
        ...entries.faq.flatMap(({ questions }) => questions),
        ...entries.singles['answers/entries.yaml'].entries,
      ]),
    ],
    pageQuestions: allEntries(entries).flatMap((entry) =>
      entry.answers ? [{ ref: entry.ref, answer: answerOf(entry), answers: entry.answers }] : [],
    ),
    complaints: (entries.singles['pages/home.md'].complaints ?? []).map(({ page, label }) => ({
      path: pathOf(page),
      title: label,
    })),
    triage: entries.singles['triage.yaml'],
    emergencySigns: entries.singles['triage.yaml'].inShort?.text ?? entries.singles['pages/home.md'].urgent,
    urgent: entries.singles['answers/urgent.yaml'],
    get answersInEnglish() {
      return answersInEnglish(site);
    },
    drawings: entries.drawings,
    photos: entries.photos,
    redirects: Object.fromEntries(
      allEntries(entries).flatMap(({ ref, formerly = [] }) => formerly.map((path) => [path, pathOf(ref)] as const)),
    ),
    pages,
    pagesByPath,
    pathOf,
  });
  const problems: Problem[] = [];
  for (const page of sitePages(site, entries, relate(entries), documentation)) {
    const other = pagesByPath.get(page.path);
    if (other) problems.push(misnamed(page, `which "${other.title}" has already; rename one of the two files`));
    else if (isReserved(page.path)) problems.push(misnamed(page, 'which no page can have; rename the file'));
    pages.push(page);
    pagesByPath.set(page.path, page);
  }
  const claims = new Map<string, string>();
  for (const { file, formerly = [] } of allEntries(entries))
    for (const [index, path] of formerly.entries()) {
      const page = pagesByPath.get(path);
      const other = claims.get(path);
      claims.set(path, file);
      if (page) problems.push(misled(file, index, `${path} is the address of "${page.title}"`));
      else if (isReserved(path)) problems.push(misled(file, index, `the site itself answers at ${path}`));
      else if (other) problems.push(misled(file, index, `${path} leads to the page of ${other} already`));
    }
  if (problems.length > 0) throw new ContentError(problems);
  Object.freeze(pages);
  return site;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byOrder = (a: Entry<{ order: number }>, b: Entry<{ order: number }>) =>
  a.order - b.order || compare(a.slug, b.slug);

const misnamed = ({ path, source }: Page, why: string): Problem => ({
  severity: 'error',
  file: source,
  line: 1,
  column: 1,
  field: 'file name',
  message: `becomes the address ${path}, ${why}`,
});

/** The answer to a page's questions: the ways from a neighborhood to the practice, else its description. */
const answerOf = (entry: { readonly description: string; readonly transport?: readonly { text: string }[] }): string =>
  entry.transport?.map(({ text }) => text).join('\n\n') ?? entry.description;

const misled = (file: string, index: number, why: string): Problem => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  field: `formerly[${index}]`,
  message: `${why}: nobody can be led away from there; take it out`,
});
