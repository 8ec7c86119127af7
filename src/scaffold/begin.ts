import { closest } from 'fastest-levenshtein';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORD_LIST } from '../check/wordList.ts';
import { formatProblems } from '../entries/problem.ts';
import { loadContent, type Content } from '../build/load.ts';
import type { Ask } from './ask.ts';
import { baseForm } from './baseForm.ts';
import { fromFlags, fromPrompts, shapeOf, type Prompt } from './collect.ts';
import { InputError, type Draft } from './draft.ts';
import { KINDS, type Kind } from './kinds.ts';
import { createVerdict } from './verdict.ts';
import { finishWriting, writeDrafts } from './write.ts';

/**
 * Begins new content of a kind. Flags say all of it, or, without any, `prompt` asks.
 * @returns the files written, below the content folder.
 * @throws Error that says everything that is wrong; nothing has been written then.
 */
export async function begin(
  name: string,
  flags: readonly string[],
  folder: string,
  today: string,
  prompt: Prompt | undefined,
): Promise<string[]> {
  finishWriting(folder);
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new InputError(unknownKind(name));
  const content = loadContent(folder);
  const asks = kind.asks(content);
  const verdict = await createVerdict(folder, content, today);
  const { answers, words: given } =
    flags.length > 0 || !prompt ? fromFlags(asks, flags, verdict) : await fromPrompts(asks, prompt, verdict);
  const drafts = kind.drafts(answers, content, today);
  // A base form that does not explain the word it was made of is listed together with it.
  const before = await verdict.problems(drafts, given);
  const forms = before.flatMap(({ message }) => /^the word "([^"]+)"/.exec(message)?.[1] ?? []);
  const words = [...given, ...forms.filter((word) => given.includes(baseForm(word)))];
  const problems = words.length > given.length ? await verdict.problems(drafts, words) : before;
  if (problems.length > 0) throw new InputError(`This would not pass "npm run check":\n${formatProblems(problems)}`);
  writeDrafts(folder, [...drafts, ...wordListWith(words, folder)]);
  return drafts.map(({ file }) => file);
}

/** Says which kinds there are, and which was probably meant. */
export function unknownKind(name: string): string {
  const kinds = [...Object.keys(KINDS), 'practice'];
  return `${JSON.stringify(name)} is none of ${kinds.join(', ')}; did you mean "${closest(name, kinds)}"?`;
}

/** What `npm run new -- KIND --help` says. */
export const help = (kind: Kind, content: Content): string => helpOf(kind.asks(content));

export function helpOf(asks: readonly Ask[]): string {
  const flag = ({ name, parts, help: what, list, optional }: Ask) =>
    `  --${name} "${parts ? shapeOf(parts) : '…'}"  ${what}${list ? '; may be given several times' : ''}${optional ? '' : ' (needed)'}`;
  return [...asks.map(flag), '  --words "a, b"  right words that go into spelling.txt'].join('\n');
}

/** The word list of the practice with new words at its end; nothing where there are none. */
function wordListWith(words: readonly string[], folder: string): Draft[] {
  if (words.length === 0) return [];
  const path = join(folder, WORD_LIST);
  const before = existsSync(path) ? readFileSync(path, 'utf8').replaceAll(/\r\n?/g, '\n') : undefined;
  const text = `${before === undefined ? '' : `${before.trimEnd()}\n`}${[...new Set(words)].join('\n')}\n`;
  return [before === undefined ? { file: WORD_LIST, text } : { file: WORD_LIST, text, before }];
}
