import { closest } from 'fastest-levenshtein';
import { parseArgs } from 'node:util';
import type { Answers, Ask, Value } from './ask.ts';
import { InputError } from './draft.ts';
import type { Verdict } from './verdict.ts';

/** Where questions are asked. */
export interface Prompt {
  /** Asks until `fault` has nothing against the answer; undefined when the editor breaks off. */
  text(message: string, fault: (answer: string) => string | undefined): Promise<string | undefined>;
}

/** What was given and asked, and the words that the editor says are right. */
export interface Collected {
  readonly answers: Answers;
  readonly words: readonly string[];
}

/** `yes` in English and Turkish. */
export const isYes = (answer: string): boolean => /^(?:y|yes|e|evet)$/i.test(answer.trim());

/** Reads the values that flags give; everything that is wrong with them is told at once. @throws InputError */
export function fromFlags(asks: readonly Ask[], args: readonly string[], verdict: Verdict): Collected {
  const names = [...asks.map(({ name }) => name), 'words'];
  const several = new Set(asks.filter((item) => item.list).map(({ name }) => name));
  const options = Object.fromEntries(
    names.map((name) => [name, { type: 'string' as const, multiple: several.has(name) }]),
  );
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  const faults = positionals.map((word) => `${JSON.stringify(word)} belongs to no flag`);
  for (const name of Object.keys(values))
    if (!names.includes(name))
      faults.push(`--${name} is no flag of this kind; did you mean --${closest(name, names)}?`);
  const words = String(values['words'] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const answers: Record<string, Value> = {};
  const unknown = new Set<string>();
  for (const item of asks) {
    const given = values[item.name] as string | string[] | boolean | undefined;
    if (given === undefined || typeof given === 'boolean') {
      if (!item.optional || given) faults.push(`--${item.name} is missing: ${item.help}`);
      continue;
    }
    const { value, wrong, unknown: strange } = read(item, [given].flat(), verdict, words);
    faults.push(...wrong.map((fault) => `--${item.name} ${fault}`));
    for (const word of strange) unknown.add(word);
    answers[item.name] = value;
  }
  if (unknown.size > 0)
    faults.push(
      `words that the dictionary does not know: correct them, or say that they are right with --words "${[...unknown].join(', ')}"`,
    );
  if (faults.length > 0) throw new InputError(faults.join('\n'));
  return { answers, words };
}

/** Asks for every value, and again for one that will not do. @throws InputError where the editor breaks off. */
export async function fromPrompts(asks: readonly Ask[], prompt: Prompt, verdict: Verdict): Promise<Collected> {
  const answers: Record<string, Value> = {};
  const words: string[] = [];
  const hear = async (item: Ask, message: string, free: boolean): Promise<string> => {
    for (;;) {
      const answer = await prompt.text(message, (line) =>
        line.trim() === '' && free ? undefined : read(item, [line], verdict).wrong[0],
      );
      if (answer === undefined) throw new InputError('Broken off.');
      const unknown = answer.trim() === '' ? [] : read(item, [answer], verdict, words).unknown;
      if (unknown.length === 0) return answer.trim();
      const listed = `the dictionary does not know: ${unknown.join(', ')}. Are they right? Then they go into spelling.txt (y/N, e/H)`;
      if (isYes((await prompt.text(listed, () => undefined)) ?? '')) {
        words.push(...unknown);
        return answer.trim();
      }
    }
  };
  for (const item of asks.filter(({ quiet }) => !quiet)) {
    const shape = item.parts ? ` (${shapeOf(item.parts)})` : '';
    if (!item.list) {
      const line = await hear(item, `${item.help}${item.optional ? ' [empty: none]' : ''}`, item.optional);
      if (line) answers[item.name] = read(item, [line], verdict).value;
      continue;
    }
    const lines: string[] = [];
    while (lines.length < item.list.max) {
      const free = item.optional || lines.length >= item.list.min;
      const line = await hear(item, `${item.help}${shape} (${lines.length + 1})${free ? ' [empty: done]' : ''}`, free);
      if (!line) break;
      lines.push(line);
    }
    if (lines.length > 0) answers[item.name] = read(item, lines, verdict).value;
  }
  return { answers, words };
}

/** The value of an ask in lines, one for each item of a list; what is wrong with it, and words nobody knows. */
function read(item: Ask, lines: readonly string[], verdict: Verdict, words: readonly string[] = []) {
  const { list, parts } = item;
  const wrong: string[] = [];
  const unknown: string[] = [];
  const judged = (part: Ask, given: string) => {
    const value = typeset(part, given.trim());
    wrong.push(...verdict.faults(part, value));
    unknown.push(...verdict.unknown(part, value, words));
    return value;
  };
  const done = (value: Value) => ({ value, wrong, unknown });
  if (!list) return done(judged(item, lines.at(-1)!));
  if (lines.length > 1 && (lines.length < list.min || lines.length > list.max))
    wrong.push(`must be given ${list.min} to ${list.max} times, found ${lines.length}`);
  if (!parts) return done(lines.map((line) => judged(item, line)));
  const groups = lines.map((line) => {
    const texts = line.split('|');
    const few = texts.length < parts.length || (texts.length > parts.length && !parts.at(-1)!.rest);
    if (few) wrong.push(`must be "${shapeOf(parts)}", found ${JSON.stringify(line)}`);
    return Object.fromEntries(
      parts.map((part, at) => [
        part.name,
        part.rest ? texts.slice(at).map((text) => judged(part, text)) : few ? '' : judged(part, texts[at]!),
      ]),
    );
  });
  return done(groups);
}

/** How the texts of a group are written on a line. */
export const shapeOf = (parts: readonly Ask[]): string =>
  parts.map(({ name, rest }) => (rest ? `${name} | …` : name)).join(' | ');

/** What keyboards lack: the apostrophe that Turkish sets before the suffix of a name. */
const typeset = ({ prose }: Ask, value: string): string =>
  prose ? value.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') : value;
