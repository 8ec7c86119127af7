import type { Entries } from '#content/entries.ts';
import { pageEntries } from '#content/pageEntries.ts';
import { phrasingsOf, questionLists } from '#content/phrasingsOf.ts';
import { keyedSigns } from '#content/resolveTriage.ts';
import type { UnplacedFinding } from './fileProblem.ts';

/** A value that no other place may have. */
type Unique = Pick<UnplacedFinding, 'file' | 'path'> & { readonly value: string };

/** Find titles, descriptions, keys and questions that two places have. */
export function duplicateFindings(entries: Entries): UnplacedFinding[] {
  const pages = pageEntries(entries);
  const triage = entries.singles['triage.yaml'];
  return [
    ...repeated(
      'title',
      pages.map((entry) => ({ file: entry.file, path: ['title'], value: entry.title })),
    ),
    ...repeated(
      'description',
      pages.map((entry) => ({ file: entry.file, path: ['description'], value: entry.description })),
    ),
    ...repeated(
      'key',
      questionLists(entries).flatMap(({ file, list, items }) =>
        items.map(({ key }, index) => ({ file, path: [list, index, 'key'], value: key })),
      ),
    ),
    // A question asked word for word gets its own entry, so no other entry may claim it.
    ...repeated(
      'question',
      phrasingsOf(entries).map(({ text, ...place }) => ({ ...place, value: text })),
    ),
    ...Object.entries({ signs: keyedSigns(triage), closings: triage.closings }).flatMap(([what, keyed]) => {
      const all = keyed.map(({ key }) => key);
      const twice = all.find((key, index) => all.indexOf(key) < index);
      return twice ? [{ file: triage.file, path: [], message: `two ${what} have the key "${twice}"` }] : [];
    }),
  ];
}

function repeated(what: string, places: readonly Unique[]): UnplacedFinding[] {
  const seen = new Map<string, string>();
  return places.flatMap(({ file, path, value }) => {
    const first = seen.get(value);
    if (!first) seen.set(value, file);
    const message = `the same ${what} is in ${first} already: ${JSON.stringify(value)}; give one of them another`;
    return first ? [{ file, path, message }] : [];
  });
}
