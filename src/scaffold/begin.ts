import { closest } from 'fastest-levenshtein';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, loadContent } from '../build/load.ts';
import { isTodo } from '../check/todo.ts';
import { WORD_LIST } from '../check/wordList.ts';
import { jsonSchemaOf } from '../entries/jsonSchema.ts';
import { formatProblems } from '../entries/problem.ts';
import { openWordList, problemsOf } from './check.ts';
import { readFlags } from './flags.ts';
import { dataOf, faultOf, fieldsOf, valueOf } from './form.ts';
import { FLAGS_ONLY, KINDS } from './kinds.ts';
import { isAbout } from './places.ts';
import { areRight, askLines, type Terminal } from './terminal.ts';
import { InputError, readText, writeDrafts, type Draft } from './write.ts';

/** Content that was begun. */
export interface Begun {
  /** Places below the content folder. */
  readonly files: readonly string[];
  /** Texts still to be written. */
  readonly todos: number;
}

/**
 * Begins new content of a kind: in a content folder, or, a practice, in a folder that does not exist yet. Flags say all
 * of it, or, without any, somebody at a terminal is asked: the form judges each line at once, the check the whole.
 * @throws InputError that says everything that is wrong; nothing has been written then.
 */
export async function begin(
  name: string,
  args: readonly string[],
  folder: string,
  today: string,
  terminal: Terminal | undefined,
): Promise<Begun> {
  if (!Object.hasOwn(KINDS, name)) throw new InputError(unknownKind(name));
  if (name === 'practice' && existsSync(folder))
    throw new InputError(`${folder} exists already and stays as it is; name another folder.`);
  const content = name === 'practice' ? contentOf([]) : loadContent(folder);
  const { form, begun, trusted, drafts: draftsOf } = KINDS[name]!(content, today);
  const schema = jsonSchemaOf(form);
  const all = fieldsOf(schema);
  const flags = args.length > 0 || !terminal ? readFlags(all, args) : undefined;
  const wordList = await openWordList(folder);
  if (flags) await wordList.add(flags.words);

  const answers = new Map(begun);
  const typed = new Map<string, readonly string[]>();
  const asked = flags ? all : all.filter((field) => !FLAGS_ONLY.test(field.name));
  for (let open = asked; ;) {
    const errors = [...(flags?.errors ?? [])];
    for (const field of open) {
      const judge = (lines: readonly string[], done: boolean) => faultOf(form, field, lines, done);
      const lines =
        flags?.lines.get(field.name) ?? (await askLines(terminal!, field, typed.get(field.name) ?? [], judge));
      typed.set(field.name, lines);
      const fault = judge(lines, true);
      if (fault) errors.push(`--${field.name} ${fault}`);
      else if (lines.length > 0) answers.set(field.name, valueOf(field, lines));
      else answers.delete(field.name);
    }
    // What is wrong is filled in, so that the check judges the rest; no practice can be made of that.
    const todo = errors.length > 0;
    if (todo && trusted) throw new InputError(errors.join('\n'));
    const drafts = draftsOf(dataOf(schema, answers, todo));
    const found = problemsOf(drafts, content);
    const problems = found.filter(({ severity }) => severity === 'error');
    let unknown = wordList.unknownIn(drafts);
    const words = [...new Set(unknown.map(({ word }) => word))];
    const asking = words.length > 0 && !flags && !trusted;
    if (trusted ? problems.length === 0 : asking && (await areRight(terminal!, words))) {
      await wordList.add(words);
      unknown = [];
    }
    if (!todo && problems.length === 0 && unknown.length === 0) {
      writeDrafts(folder, [...drafts, ...wordListWith(wordList.added, folder)]);
      return { files: drafts.map(({ file }) => file), todos: found.filter(isTodo).length };
    }
    if (flags) {
      for (const problem of problems) {
        const field = all.find((one) => answers.has(one.name) && isAbout(one, problem));
        if (field) errors.push(`--${field.name} ${problem.message}`);
        else if (!todo) errors.push(formatProblems([problem]));
      }
      if (unknown.length > 0)
        errors.push(
          `words that the dictionary does not know: correct them, or say that they are right with --words "${words.join(', ')}"`,
        );
      throw new InputError(errors.join('\n'));
    }
    const said = `This would not pass "npm run check":\n${formatProblems(problems)}`;
    open = asked.filter((field) => [...problems, ...unknown].some((place) => isAbout(field, place)));
    if (open.length === 0) throw new InputError(said);
    if (problems.length > 0) terminal!.say(said);
  }
}

/** Says which kinds there are, and which was probably meant. */
export const unknownKind = (name: string): string =>
  `${JSON.stringify(name)} is none of ${Object.keys(KINDS).join(', ')}; did you mean "${closest(name, Object.keys(KINDS))}"?`;

/** The word list of the practice with new words at its end; nothing where there are none. */
function wordListWith(words: readonly string[], folder: string): Draft[] {
  if (words.length === 0) return [];
  const path = join(folder, WORD_LIST);
  if (!existsSync(path)) return [{ file: WORD_LIST, text: `${words.join('\n')}\n` }];
  const before = readText(path);
  return [{ file: WORD_LIST, before, text: `${before.trimEnd()}\n${words.join('\n')}\n` }];
}
