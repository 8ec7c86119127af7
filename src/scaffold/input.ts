import { parseArgs } from 'node:util';
import { isCancel, text } from '@clack/prompts';
import type { z } from 'zod';
import { explain } from '#content/explain.ts';
import { shellWord } from '#site/text/shellWord.ts';
import { type Field, type Lines, valueOf } from './fieldValues.ts';
import { isAnsweredBySpecialty } from './practiceForm.ts';
import { InputError } from './writeDrafts.ts';

/** Ask for a line until `validate` finds no error; undefined when the user cancels. */
export type Ask = (message: string, validate: (line: string) => string | undefined) => Promise<string | undefined>;

export const askAtTerminal: Ask = async (message, validate) => {
  const line = await text({ message, validate: (typed = '') => validate(typed.trim()) });
  return isCancel(line) ? undefined : (line ?? '');
};

/**
 * Ask for the fields of a form; for the items of a list until an empty line.
 * @throws InputError when the user cancels.
 */
export async function askForFields(form: z.ZodObject, fields: readonly Field[], ask: Ask): Promise<Lines> {
  const lines: Record<string, string[]> = {};
  for (const field of fields.filter(({ isAsked }) => isAsked)) {
    if (isAnsweredBySpecialty(field.name, lines['specialty']?.[0])) continue;
    const given = (lines[field.name] = [] as string[]);
    const schema = (form.shape as Record<string, z.ZodType>)[field.name];
    const shape = field.parts.length > 0 ? ` (${field.parts.join(' | ')})` : '';
    for (let line: string | undefined = ' '; line && (field.isList || given.length === 0);) {
      const mayEnd = !field.required || given.length > 0;
      line = await ask(`${field.help}${shape}${mayEnd ? ' [empty: no more]' : ''}`, (typed) => {
        if (!typed) return mayEnd ? undefined : 'is required';
        const value = valueOf(field, typed);
        const { issues = [] } = schema?.safeParse(field.isList ? [value] : value).error ?? {};
        // The length of a list is checked at the end.
        const issue = issues.find(({ path }) => !field.isList || path.length > 0);
        return issue && (shape ? `must be${shape}` : explain(issue, value));
      });
      if (line === undefined) throw new InputError('Cancelled.');
      if (line.trim()) given.push(line.trim());
    }
  }
  return lines;
}

/**
 * Read flags.
 * @throws InputError for a flag that is unknown, has no value or is given twice.
 */
export function readFlags(fields: readonly Field[], args: readonly string[]): Lines {
  const options = Object.fromEntries(fields.map(({ name }) => [name, { type: 'string', multiple: true } as const]));
  try {
    const lines = parseArgs({ args: [...args], options }).values as Lines;
    const twice = fields.find(({ name, isList }) => !isList && (lines[name]?.length ?? 0) > 1);
    if (twice) throw new Error(`--${twice.name} is given twice`);
    return lines;
  } catch (error) {
    throw new InputError(`${(error as Error).message.split('. ')[0]!}; --help lists the flags of this kind.`);
  }
}

/** Format lines as flags, quoted for a shell. */
export const formatFlags = (lines: Lines): string =>
  Object.entries(lines)
    .flatMap(([name, given]) => given.map((line) => `--${name} ${shellWord(line)}`))
    .join(' ');

export const formatHelp = (fields: readonly Field[]): string =>
  fields
    .map(({ name, parts, help, isList, required }) => {
      const remarks = `${isList ? '; may be given several times' : ''}${required ? ' (required)' : ''}`;
      return `  --${name} "${parts.join(' | ') || '…'}"  ${help}${remarks}`;
    })
    .join('\n');
