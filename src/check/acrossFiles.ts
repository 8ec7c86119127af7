import type { Entries } from '#content/entries.ts';
import { fieldName, type Finding, findingAt, sortedFindings } from '#content/finding.ts';
import { type ContentFile, locate } from '#content/yamlSource.ts';
import { missingTargetFindings } from './addresses/missingTargets.ts';
import { duplicateFindings } from './duplicates.ts';
import { logoAndFontFindings } from './practice/logoAndFont.ts';
import { peopleFindings } from './practice/people.ts';

/**
 * Find what is wrong across files: missing targets, duplicates, order of dates, people, logo and fonts.
 * @param names all files, broken ones included: a reference to a broken file is right.
 * @param sourceOf gets the text of a file, only to locate a finding.
 */
export const acrossFilesFindings = (
  entries: Entries,
  names: readonly string[],
  sourceOf: (name: string) => ContentFile | undefined,
): Finding[] =>
  sortedFindings(
    [
      ...missingTargetFindings(entries, names),
      ...peopleFindings(entries),
      ...dateOrderFindings(entries),
      ...duplicateFindings(entries),
      ...logoAndFontFindings(entries),
    ].map(({ file, path, message, severity }) => {
      const source = path.length > 0 ? sourceOf(file) : undefined;
      return findingAt(file, fieldName(path) || 'file', message, source && locate(source, path), severity);
    }),
  );

const dateOrderFindings = ({ posts }: Entries) =>
  posts
    .filter(({ publishedAt, updatedAt }) => updatedAt < publishedAt)
    .map(({ file, publishedAt, updatedAt }) => ({
      file,
      path: ['updatedAt'],
      message: `${updatedAt} is before publishedAt (${publishedAt})`,
      severity: undefined,
    }));
