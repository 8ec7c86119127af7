import { checkAcrossFiles } from '#check/acrossFiles.ts';
import { gatherEntries, readEntry } from '#content/entries.ts';
import { inOrder, type Problem } from '#content/problem.ts';
import { readContent } from '#content/readContent.ts';
import type { SourceFile } from '#content/yamlSource.ts';

const { files } = readContent('content');

/** Get the sample content with changed files; `undefined` removes a file. */
export function contentWith(changes: Record<string, string | undefined | ((text: string) => string)>): SourceFile[] {
  const kept = new Map(files.map((file) => [file.name, file.text]));
  for (const [name, change] of Object.entries(changes)) {
    const text = typeof change === 'function' ? change(kept.get(name)!) : change;
    if (text === undefined) kept.delete(name);
    else kept.set(name, text);
  }
  return [...kept].map(([name, text]) => ({ name, text }));
}

/** Read all content files. */
export const parseEntries = (sources: readonly SourceFile[]) => gatherEntries(sources.map(readEntry));

/** Get every problem of a content folder. */
export function problemsOf(changed: SourceFile[]): Problem[] {
  const { entries, problems } = parseEntries(changed);
  return inOrder([
    ...problems,
    ...(entries
      ? checkAcrossFiles(
          entries,
          changed.map(({ name }) => name),
          (name) => changed.find((file) => file.name === name),
        )
      : []),
  ]);
}

export const lines = (problems: readonly Problem[]) =>
  problems.map((p) => ({ at: `${p.file}:${p.line}:${p.column}`, field: p.field, message: p.message }));
