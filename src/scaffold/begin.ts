import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORD_LIST } from '../check/wordList.ts';
import { formatProblems } from '../entries/problem.ts';
import { loadContent, type Content } from '../build/load.ts';
import type { Ask } from './ask.ts';
import { ask, NoAnswer, type Flags, type Talk } from './dialogue.ts';
import type { Draft } from './draft.ts';
import { KINDS, type Kind } from './kinds.ts';
import { createVerdict } from './verdict.ts';
import { writeDrafts } from './write.ts';

/**
 * Begins new content from what the arguments say and what is asked besides.
 * @returns the files written, below the content folder.
 * @throws NoAnswer, or an Error that says what stands in the way; nothing has been written then.
 */
export async function begin(args: readonly string[], folder: string, today: string, talk: Talk): Promise<string[]> {
  const content = loadContent(folder);
  const named = args[0]?.startsWith('-') ? undefined : args[0];
  const name = named ?? (await talk.hear(`What is to be made? (${Object.keys(KINDS).join(', ')}) `))?.trim() ?? '';
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new NoAnswer(`${JSON.stringify(name)} is none of ${Object.keys(KINDS).join(', ')}`);
  const asks = kind.asks(content);
  const { words: given, ...flags } = flagsOf(asks, named === undefined ? args : args.slice(1));
  const words = new Set(list(given));
  const verdict = await createVerdict(folder, content, today);
  const answers = await ask(asks, flags, content, verdict, talk, words);
  const drafts = kind.drafts(answers, content, today);
  const problems = await verdict.problems(drafts, [...words]);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new NoAnswer(`This would not pass "npm run check":\n${formatProblems(errors)}`);
  writeDrafts(folder, [...drafts, ...wordListWith(words, folder)]);
  return drafts.map(({ file }) => file);
}

/** What `npm run new -- KIND --help` says. */
export function help(kind: Kind, content: Content): string {
  const flag = (item: Ask) => {
    const value =
      item.type === 'groups'
        ? [
            ...(item.each ? ['FOR'] : []),
            ...item.parts({}, content).map(({ name }) => name),
            ...(item.name === 'row' ? ['…'] : []),
          ].join(' | ')
        : item.name;
    const times = item.type === 'one' ? '' : ', may be given several times';
    return `  --${item.name} "${value}"  ${item.ask}${times}`;
  };
  return [...kind.asks(content).map(flag), '  --words "a, b"  right words that go into spelling.txt'].join('\n');
}

function flagsOf(asks: readonly Ask[], args: readonly string[]): Flags {
  const options: ParseArgsOptionsConfig = { words: { type: 'string' } };
  for (const { name, type } of asks) options[name] = { type: 'string', multiple: type !== 'one' };
  return parseArgs({ args: [...args], options }).values as Flags;
}

const list = (words: Flags[string]) =>
  String(words ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The word list of the practice with new words at its end; nothing where there are none. */
function wordListWith(words: ReadonlySet<string>, folder: string): Draft[] {
  if (words.size === 0) return [];
  const path = join(folder, WORD_LIST);
  const before = existsSync(path) ? readFileSync(path, 'utf8').replaceAll(/\r\n?/g, '\n') : undefined;
  const text = `${before === undefined ? '' : `${before.trimEnd()}\n`}${[...words].join('\n')}\n`;
  return [before === undefined ? { file: WORD_LIST, text } : { file: WORD_LIST, text, before }];
}
