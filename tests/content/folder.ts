import { acrossFilesFindings } from '#check/acrossFiles.ts';
import { gatherEntries, readEntry } from '#content/entries.ts';
import { type Finding, sortedFindings } from '#content/finding.ts';
import { readContent } from '#content/readContent.ts';
import type { ContentFile } from '#content/yamlSource.ts';

/** The small practice of the tests, of another specialty than the sample. */
export const SMALL = 'tests/fixtures/practice';

const folders = new Map([['content', readContent('content').files]]);

type Changes = Readonly<Record<string, string | undefined | ((text: string) => string)>>;

/** Get the content of a folder, by default the sample, with changed files; `undefined` removes a file. */
export function contentWith(changes: Changes, folder = 'content'): ContentFile[] {
  const files = folders.get(folder) ?? readContent(folder).files;
  folders.set(folder, files);
  const kept = new Map(files.map((file) => [file.name, file]));
  for (const [name, change] of Object.entries(changes)) {
    const text = typeof change === 'function' ? change(kept.get(name)?.text ?? '') : change;
    if (text === undefined) kept.delete(name);
    else kept.set(name, { ...kept.get(name), name, text });
  }
  return [...kept.values()];
}

/** Read all content files. */
export const parseEntries = (sources: readonly ContentFile[]) => gatherEntries(sources.map(readEntry));

/** Get every finding of a content folder. */
export function findingsOf(changed: ContentFile[]): Finding[] {
  const { entries, findings } = parseEntries(changed);
  return sortedFindings([
    ...findings,
    ...(entries
      ? acrossFilesFindings(
          entries,
          changed.map(({ name }) => name),
          (name) => changed.find((file) => file.name === name),
        )
      : []),
  ]);
}

export const lines = (findings: readonly Finding[]) =>
  findings.map((p) => ({ at: `${p.file}:${p.line}:${p.column}`, field: p.field, message: p.message }));
