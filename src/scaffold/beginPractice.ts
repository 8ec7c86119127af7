import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { everythingWrong } from '../check/everything.ts';
import { createSpeller } from '../check/dictionary.ts';
import { passagesOf } from '../check/passages.ts';
import { isTodo } from '../check/todo.ts';
import { parseWordList, readWordList, WORD_LIST } from '../check/wordList.ts';
import { wordsOf } from '../check/words.ts';
import { contentOf } from '../build/load.ts';
import { formatProblems } from '../entries/problem.ts';
import { fromFlags, fromPrompts, type Prompt } from './collect.ts';
import { InputError } from './draft.ts';
import { PRACTICE_ASKS } from './practiceAsks.ts';
import { practiceFiles } from './practiceFiles.ts';
import { createVerdict } from './verdict.ts';

/** A folder of content that was begun. */
export interface Begun {
  readonly files: readonly string[];
  /** Texts still to be written. */
  readonly todos: number;
}

/**
 * Begins the content of a practice in a new folder, which appears whole or not at all.
 * @throws Error that says everything that is wrong; nothing has been written then.
 */
export async function beginPractice(
  folder: string,
  flags: readonly string[],
  today: string,
  prompt: Prompt | undefined,
): Promise<Begun> {
  if (existsSync(folder)) throw new InputError(`${folder} exists already and stays as it is; name another folder.`);
  const verdict = await createVerdict(folder, contentOf([]), today);
  const { answers } =
    flags.length > 0 || !prompt
      ? fromFlags(PRACTICE_ASKS, flags, verdict)
      : await fromPrompts(PRACTICE_ASKS, prompt, verdict);
  const drafts = practiceFiles(answers, today);
  const files = drafts.map(({ file, text }) => ({ name: file, text })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const content = contentOf(files);
  // Names were given on purpose: what of them no dictionary has is right.
  const speller = await createSpeller(readWordList(folder));
  const unknown = files
    .flatMap(passagesOf)
    .filter(({ language }) => language === 'tr')
    .flatMap(({ text }) => wordsOf(text).map(({ word }) => word.split("'")[0]!))
    .filter((word) => speller.wrong(word));
  const words = `# Names and terms of this practice.\n${[...new Set(unknown)].join('\n')}\n`;
  const problems = await everythingWrong(content, parseWordList(words), today);
  const errors = problems.filter(({ severity, field }) => severity === 'error' && field !== 'spelling');
  const real = errors.filter(({ message }) => !/^the word /.test(message));
  if (real.length > 0) throw new InputError(`This would not pass "npm run check":\n${formatProblems(real)}`);

  const staging = join(dirname(resolve(folder)), `.${basename(folder)}-${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  for (const { name, text } of [...files, { name: WORD_LIST, text: words }]) {
    mkdirSync(dirname(join(staging, name)), { recursive: true });
    writeFileSync(join(staging, name), text);
  }
  renameSync(staging, folder);
  return { files: files.map(({ name }) => name), todos: problems.filter(isTodo).length };
}

/** Names the content folder in `.env`, which every command reads; its other lines stay as they are. */
export function chooseFolder(env: string, folder: string): void {
  const before = existsSync(env) ? readFileSync(env, 'utf8') : '';
  const kept = before.split('\n').filter((line) => line.trim() !== '' && !/^\s*CONTENT_DIR\s*=/.test(line));
  const staging = `${env}.${process.pid}`;
  writeFileSync(staging, `${[...kept, `CONTENT_DIR=${folder}`].join('\n')}\n`);
  renameSync(staging, env);
}
