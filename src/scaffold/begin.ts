import { existsSync } from 'node:fs';
import { contentOf, loadContent, type Content } from '../content/load.ts';
import { allProblems } from '../check/allProblems.ts';
import { isPlaceholder } from '../check/placeholders.ts';
import { readWordList, WORD_LIST } from '../check/wordList.ts';
import { nearest } from '../entries/explain.ts';
import { formatProblems, type Problem } from '../entries/problem.ts';
import { dataOf, fieldsOf } from './fields.ts';
import { askFor, flagsOf, readFlags, type Ask } from './input.ts';
import { KINDS } from './kinds.ts';
import { InputError, writeDrafts, type Draft } from './write.ts';

/**
 * Begins new content of a kind: in a content folder, or, a practice, in a folder that does not exist yet. Flags say all of it, or,
 * without any, somebody is asked.
 * @returns the places of the files below the folder, and how many texts are still to be written.
 * @throws InputError that says all that is wrong, and to somebody who was asked the flags that say the same again; nothing has been
 * written then.
 */
export async function begin(name: string, args: readonly string[], folder: string, today: string, ask?: Ask) {
  const { form, drafts: draftsOf } = kindOf(name);
  const isPractice = name === 'practice';
  if (isPractice && existsSync(folder))
    throw new InputError(`${folder} exists already and stays as it is; name another folder.`);
  const fields = fieldsOf(form);
  const asking = args.length === 0 ? ask : undefined;
  const lines = asking ? await askFor(form, fields, asking) : readFlags(fields, args);
  try {
    const content = isPractice ? contentOf([]) : loadContent(folder);
    const drafts = await draftsOf(dataOf(fields, lines), content, today);
    const problems = await newProblems(drafts, content, folder, today);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new InputError(formatProblems(errors));
    writeDrafts(folder, drafts);
    return { files: drafts.map(({ file }) => file), todos: problems.filter(isPlaceholder).length };
  } catch (error) {
    if (!asking || !(error instanceof InputError)) throw error;
    const command = `npm run new -- ${name}${isPractice ? ` '${folder}'` : ''} ${flagsOf(lines)}`;
    throw new InputError(`${error.message}\n\nThis says the same again; correct it and run it:\n${command}`);
  }
}

/** A kind by its name. @throws InputError that says which kinds there are, and which was probably meant. */
export function kindOf(name: string) {
  const names = Object.keys(KINDS);
  if (!names.includes(name))
    throw new InputError(`${JSON.stringify(name)} is none of ${names.join(', ')}${nearest(name, names)}`);
  return KINDS[name]!;
}

/** What `npm run check` would say of the content with the drafts in it, and does not say without them. */
async function newProblems(drafts: readonly Draft[], content: Content, folder: string, today: string) {
  const texts = new Map(
    [...content.files, ...drafts.map(({ file: name, text }) => ({ name, text }))].map((file) => [file.name, file]),
  );
  const words = readWordList(folder, texts.get(WORD_LIST)?.text);
  texts.delete(WORD_LIST);
  const whole = contentOf([...texts.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  const said = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
  const before = new Set((await allProblems(content, words, today)).map(said));
  return (await allProblems(whole, words, today)).filter((problem) => !before.has(said(problem)));
}
