import { closest } from 'fastest-levenshtein';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, loadContent } from '../build/load.ts';
import { isTodo } from '../check/todo.ts';
import { WORD_LIST } from '../check/wordList.ts';
import { explain } from '../entries/explain.ts';
import { formatProblems } from '../entries/problem.ts';
import { collect, type Judge, type Prompt } from './collect.ts';
import { InputError, type Draft } from './draft.ts';
import { createDraftCheck, type DraftCheck } from './draftCheck.ts';
import { shapeOf, type Answers, type Field } from './field.ts';
import { flagPrompt } from './flags.ts';
import { KINDS, type Kind } from './kinds.ts';
import { finishWriting, writeDrafts } from './write.ts';

/** Content that was begun. */
export interface Begun {
  /** Places below the content folder. */
  readonly files: readonly string[];
  /** Texts still to be written. */
  readonly todos: number;
}

/**
 * Begins new content of a kind: in a content folder, or, a practice, in a folder that does not exist yet. Flags say all
 * of it, or, without any, `terminal` asks.
 * @throws InputError that says everything that is wrong; nothing has been written then.
 */
export async function begin(
  name: string,
  flags: readonly string[],
  folder: string,
  today: string,
  terminal: Prompt | undefined,
): Promise<Begun> {
  if (!Object.hasOwn(KINDS, name)) throw new InputError(unknownKind(name));
  if (name === 'practice' && existsSync(folder))
    throw new InputError(`${folder} exists already and stays as it is; name another folder.`);
  finishWriting(folder);
  const content = name === 'practice' ? contentOf([]) : loadContent(folder);
  const kind = KINDS[name]!(content, today);
  const check = await createDraftCheck(folder, content);
  const given = flags.length > 0 || !terminal;
  const prompt = given ? flagPrompt(kind.fields, flags) : terminal;
  const answers = new Map<string, unknown>();
  const words = new Set<string>();

  const all = kind.fields.filter(({ quiet }) => given || !quiet);
  for (let fields = all; ;) {
    await collect(fields, prompt, judgeOf(kind, check, answers), answers, words);
    prompt.finish('');
    const drafts = kind.drafts(answers, false);
    const { problems, unknown } = await check(drafts);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) {
      // What is a name in one field may be a word of a text that comes of it.
      if (kind.trusted) for (const { word } of unknown) words.add(word);
      writeDrafts(folder, [...drafts, ...wordListWith([...words], folder)]);
      return { files: drafts.map(({ file }) => file), todos: problems.filter(isTodo).length };
    }
    const said = `This would not pass "npm run check":\n${formatProblems(errors)}`;
    prompt.finish(said);
    fields = all.filter((field) => errors.some((error) => isAbout(kind, field, answers, error.field)));
    if (fields.length === 0) throw new InputError(said);
  }
}

/** Judges the answers for a kind by what the check says of its main file with them in it. */
const judgeOf =
  (kind: Kind, check: DraftCheck, answers: Answers): Judge =>
  async (field, value) => {
    const { enum: choices } = field.schema;
    if (choices && !choices.includes(value)) {
      const values = choices as string[];
      return { wrong: explain({ code: 'invalid_value', values, path: [], message: '' }, value), unknown: [] };
    }
    const all = new Map([...answers, [field.name, value]]);
    const about = ({ field: place }: { field: string }) => isAbout(kind, field, all, place);
    if (kind.errors) return { wrong: told(kind.errors(all).filter(about), field), unknown: [] };
    const drafts = kind.drafts(all, true);
    const { problems, unknown } = await check(drafts);
    const errors = problems.filter(({ severity, file }) => severity === 'error' && file === drafts[0]!.file);
    return { wrong: told(errors.filter(about), field), unknown: unknown.filter(about).map(({ word }) => word) };
  };

/** What is wrong, in a line; of a group that lacks a part, how it is written. */
function told(problems: readonly { message: string }[], field: Field): string | undefined {
  const shape = shapeOf(field);
  if (shape && problems.some(({ message }) => message.startsWith('is missing'))) return `must be "${shape}"`;
  return problems.map(({ message }) => message).join('; ') || undefined;
}

/** Whether what is said of a place in the main file is about a field of the form. */
function isAbout(kind: Kind, field: Field, answers: Answers, said: string): boolean {
  const place = kind.place(field.name, answers);
  return said === place || said.startsWith(`${place}[`) || said.startsWith(`${place}.`) || place.startsWith(`${said}.`);
}

/** Says which kinds there are, and which was probably meant. */
export const unknownKind = (name: string): string =>
  `${JSON.stringify(name)} is none of ${Object.keys(KINDS).join(', ')}; did you mean "${closest(name, Object.keys(KINDS))}"?`;

/** The word list of the practice with new words at its end; nothing where there are none. */
function wordListWith(words: readonly string[], folder: string): Draft[] {
  if (words.length === 0) return [];
  const path = join(folder, WORD_LIST);
  const before = existsSync(path) ? readFileSync(path, 'utf8').replaceAll(/\r\n?/g, '\n') : undefined;
  const text = `${before === undefined ? '' : `${before.trimEnd()}\n`}${[...new Set(words)].join('\n')}\n`;
  return [before === undefined ? { file: WORD_LIST, text } : { file: WORD_LIST, text, before }];
}
