import type { Entries } from '#content/entries.ts';
import { didYouMean } from '#content/explain.ts';
import { fieldName, type Finding, findingAt, inOrder } from '#content/finding.ts';
import { logoProblem, sizeOfSvg } from '#content/logo.ts';
import { pageEntries } from '#content/pageEntries.ts';
import { phrasingsOf, questionLists } from '#content/phrasingsOf.ts';
import { keyedSigns } from '#content/resolveTriage.ts';
import { type ContentFile, locate } from '#content/yamlSource.ts';
import { findFont, installedFonts } from '#styles/font.ts';
import { type Report, reportMissingTargets } from './addresses/missingTargets.ts';

/** Bytes: three times the weight of the standard font. */
const MAX_FONT_BYTES = 90_000;

/**
 * Check what spans files: missing targets, duplicates, date order, people, required pages.
 * @param names all files, broken ones included: a reference to a broken file is right.
 * @param sourceOf gets the text of a file, only to locate a finding.
 */
export function checkAcrossFiles(
  entries: Entries,
  names: readonly string[],
  sourceOf: (name: string) => ContentFile | undefined,
): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (file, path, message, severity) => {
    const source = path.length > 0 ? sourceOf(file) : undefined;
    findings.push(findingAt(file, fieldName(path) || 'file', message, source && locate(source, path), severity));
  };
  reportMissingTargets(entries, names, report);
  checkPosts(entries, report);
  checkReviewers(entries, report);
  checkDuplicates(entries, report);
  checkLogo(entries, report);
  checkFont(entries, report);
  return inOrder(findings);
}

function checkPosts({ posts, singles }: Entries, report: Report) {
  const authors = singles['practice.yaml'].doctors.map(({ name }) => name);
  for (const { file, author, publishedAt, updatedAt } of posts) {
    if (author && !authors.includes(author))
      report(file, ['author'], `no doctor of practice.yaml has this name; write one of: ${authors.join(', ')}`);
    if (updatedAt < publishedAt) report(file, ['updatedAt'], `${updatedAt} is before publishedAt (${publishedAt})`);
  }
}

function checkReviewers(entries: Entries, report: Report) {
  const practice = entries.singles['practice.yaml'];
  const people = [...practice.doctors, ...practice.reviewers].map(({ name }) => name);
  // practice.yaml names that of pages without one.
  for (const entry of [practice, ...pageEntries(entries)]) {
    const { file, reviewer } = entry as { file: string; reviewer?: string };
    if (reviewer && !people.includes(reviewer)) {
      const meant = didYouMean(reviewer, people) || '; add somebody from outside to "reviewers"';
      report(file, ['reviewer'], `is nobody in "doctors" or "reviewers" of practice.yaml${meant}`, 'warning');
    }
  }
}

function checkDuplicates(entries: Entries, report: Report) {
  const once = (what: string) => {
    const seen = new Map<string, string>();
    return (file: string, path: Parameters<Report>[1], value: string) => {
      const first = seen.get(value);
      if (first)
        report(
          file,
          path,
          `the same ${what} is in ${first} already: ${JSON.stringify(value)}; give one of them another`,
        );
      else seen.set(value, file);
    };
  };
  const title = once('title');
  const description = once('description');
  const key = once('key');
  const question = once('question');
  for (const entry of pageEntries(entries)) {
    title(entry.file, ['title'], entry.title);
    description(entry.file, ['description'], entry.description);
  }
  for (const { file, list, items } of questionLists(entries))
    items.forEach((item, index) => key(file, [list, index, 'key'], item.key));
  // A question asked word for word gets its own entry, so no other entry may claim it.
  for (const { file, path, text } of phrasingsOf(entries)) question(file, path, text);

  const triage = entries.singles['triage.yaml'];
  for (const [what, keyed] of Object.entries({ signs: keyedSigns(triage), closings: triage.closings })) {
    const all = keyed.map((one) => one.key);
    const repeated = all.find((one, index) => all.indexOf(one) < index);
    if (repeated) report(triage.file, [], `two ${what} have the key "${repeated}"`);
  }
}

function checkLogo(entries: Entries, report: Report) {
  const { mark, logo, file } = entries.singles['practice.yaml'];
  for (const form of ['file', 'dark'] as const) {
    const problem = logo?.[form] && logoProblem(entries, logo[form]);
    if (problem) report(file, ['logo', form], problem);
  }
  const source = mark && entries.drawings.get(mark);
  if (!source) return;
  const { width, height } = sizeOfSvg(source) ?? { width: 0, height: 0 };
  if (width > 1.5 * height)
    report(file, ['mark'], `drawings/${mark}.svg is not square and would be unreadable as an icon; name it in "logo"`);
  // Each machine would draw icons and social cards in a different font.
  if (source.includes('<text'))
    report(file, ['mark'], `drawings/${mark}.svg contains text; convert its letters to paths`);
}

function checkFont({ singles, fonts }: Entries, report: Report) {
  const { file, ...practice } = singles['practice.yaml'];
  for (const field of ['font', 'headingFont'] as const) {
    const name = practice[field];
    const found = name && findFont(name, fonts);
    if (typeof found === 'string') {
      const others = installedFonts().filter((other) => other !== name);
      report(file, [field], found + didYouMean(name, others));
    }
    if (typeof found !== 'object') continue;
    const bytes = found.faces.reduce((sum, face) => sum + face.bytes, 0);
    const message = `is ${Math.round(bytes / 1000)} kB on every page, more than ${MAX_FONT_BYTES / 1000}; a lighter font loads faster on a phone`;
    if (bytes > MAX_FONT_BYTES) report(file, [field], message, 'warning');
  }
}
