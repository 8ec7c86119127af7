import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { breaches } from '../check/policy.ts';
import type { OutputFile } from '../outputs/file.ts';

/** Files that are text a reader gets, whose words the policy binds. */
const READ_BY_PEOPLE = /\.(?:html|md|json|xml|txt)$/;

/** Figures in a file of the site that may not be published (src/api/README.md, "What never appears"), a line each. */
export const figuresIn = (path: string, body: OutputFile['body']): string[] =>
  typeof body === 'string' && READ_BY_PEOPLE.test(path)
    ? breaches(body).map(({ rule, text }) => `${path}: ${rule} figure "${text}"; none may be published`)
    : [];

/** Folders that stand already. */
const made = new Set<string>();

/** Writes a file of the site below `folder`. @returns what is wrong with it, a line each. */
function publish(folder: string, { path, body, faults = [] }: OutputFile): string[] {
  const file = join(folder, path);
  const below = dirname(file);
  if (!made.has(below)) mkdirSync(below, { recursive: true });
  made.add(below);
  writeFileSync(file, body);
  return [...faults, ...figuresIn(path, body)];
}

/** What was written, as site paths, and what is wrong with it, a line each. */
export interface Published {
  readonly paths: readonly string[];
  readonly faults: readonly string[];
}

/** Writes files of the site below `folder`. */
export async function publishAll(
  folder: string,
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
): Promise<Published> {
  const paths: string[] = [];
  const faults: string[] = [];
  for await (const file of files) {
    paths.push(file.path);
    faults.push(...publish(folder, file));
  }
  return { paths, faults };
}
