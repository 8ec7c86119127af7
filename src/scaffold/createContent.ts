import { existsSync } from 'node:fs';
import { isPlaceholder } from '#check/checkTexts.ts';
import { WORD_LIST } from '#check/spelling/wordList.ts';
import { didYouMean } from '#content/explain.ts';
import { type Finding, formatFindings } from '#content/finding.ts';
import { pathProblem } from '#content/readContent.ts';
import { compareTexts } from '#files/compareTexts.ts';
import { contentOf, loadContent, type LoadedContent } from '#loading/load.ts';
import { DRAFT_KINDS } from './draftKinds.ts';
import { dataOf, fieldsOf } from './fieldValues.ts';
import { formatHelp, readFlags } from './input.ts';
import { type Draft, InputError, writeDrafts } from './writeDrafts.ts';

/**
 * Create content of a kind in a content folder; for a practice, create the folder.
 * @param args flags
 * @param today `YYYY-MM-DD`
 * @returns the paths of the files below the folder, and the number of texts that are still to be written.
 * @throws InputError that lists all errors, or without flags those there are. Nothing has been written.
 */
export async function createContent(name: string, args: readonly string[], folder: string, today: string) {
  const { form, drafts: draftsOf } = scaffoldKind(name);
  const isPractice = name === 'practice';
  if (isPractice && existsSync(folder))
    throw new InputError(`${folder} exists already and was left as it is; choose another folder.`);
  const problem = isPractice ? pathProblem(folder) : undefined;
  if (problem) throw new InputError(problem);
  const fields = fieldsOf(form);
  if (args.length === 0)
    throw new InputError(`Say what it is about in flags, at least in the required ones:\n\n${formatHelp(fields)}`);
  const content = isPractice ? contentOf([]) : loadContent(folder);
  const drafts = await draftsOf(dataOf(fields, readFlags(fields, args)), content, today);
  const findings = newFindings(drafts, content);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new InputError(formatFindings(errors));
  writeDrafts(folder, drafts);
  return { files: drafts.map(({ file }) => file), todos: findings.filter(isPlaceholder).length };
}

/**
 * Get a kind by its name.
 * @throws InputError that lists the kinds.
 */
export function scaffoldKind(name: string) {
  const names = Object.keys(DRAFT_KINDS);
  if (!names.includes(name))
    throw new InputError(`${JSON.stringify(name)} is not one of ${names.join(', ')}${didYouMean(name, names)}`);
  return DRAFT_KINDS[name]!;
}

/** Get the findings that the drafts add, of those that stop a build or a page: a whole check would take too long. */
function newFindings(drafts: readonly Draft[], { files, findings }: LoadedContent): Finding[] {
  // The word list is no content.
  const drafted = drafts.filter(({ file }) => file !== WORD_LIST).map(({ file: name, text }) => ({ name, text }));
  const all = new Map([...files, ...drafted].map((file) => [file.name, file]));
  const changed = contentOf([...all.values()].toSorted((a, b) => compareTexts(a.name, b.name)));
  const draftNames = new Set(drafted.map(({ name }) => name));
  // In another file an old error may be described anew, with the draft as what was meant.
  const identify = ({ file, field, message }: Finding) => `${file} ${field} ${draftNames.has(file) ? message : ''}`;
  const before = new Set(findings.map(identify));
  return changed.findings.filter((problem) => !before.has(identify(problem)));
}
