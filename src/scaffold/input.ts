import { isCancel, text } from '@clack/prompts';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { explain } from '../entries/explain.ts';
import { valueOf, type Field, type Lines } from './fields.ts';
import { isKnown } from './practiceForm.ts';
import { InputError } from './write.ts';

/** Asks for a line at a terminal, again where it is wrong; undefined where somebody breaks off. */
export type Ask = (message: string, wrong: (line: string) => string | undefined) => Promise<string | undefined>;

export const askAtTerminal: Ask = async (message, wrong) => {
  const line = await text({ message, validate: (typed = '') => wrong(typed.trim()) });
  return isCancel(line) ? undefined : (line ?? '');
};

/** Asks for what a form needs; for the items of a list one after another, until an empty line. */
export async function askFor(form: z.ZodObject, fields: readonly Field[], ask: Ask): Promise<Lines> {
  const lines: Record<string, string[]> = {};
  for (const field of fields.filter(({ asked }) => asked)) {
    if (isKnown(field.name, lines['specialty']?.[0])) continue;
    const given = (lines[field.name] = [] as string[]);
    const schema = (form.shape as Record<string, z.ZodType>)[field.name];
    const shape = field.parts.length > 0 ? ` (${field.parts.join(' | ')})` : '';
    for (let line: string | undefined = ' '; line && (field.list || given.length === 0);) {
      const mayEnd = !field.required || given.length > 0;
      line = await ask(`${field.help}${shape}${mayEnd ? ' [empty: no more]' : ''}`, (typed) => {
        if (!typed) return mayEnd ? undefined : 'is needed';
        const value = valueOf(field, typed);
        const { issues = [] } = schema?.safeParse(field.list ? [value] : value).error ?? {};
        // How many items there are is seen at the end.
        const issue = issues.find(({ path }) => !field.list || path.length > 0);
        return issue && (shape ? `must be${shape}` : explain(issue, value));
      });
      if (line === undefined) throw new InputError('Broken off.');
      if (line.trim()) given.push(line.trim());
    }
  }
  return lines;
}

/** Reads flags. @throws InputError for a flag that is unknown, has no value or is given twice. */
export function readFlags(fields: readonly Field[], args: readonly string[]): Lines {
  const options = Object.fromEntries(fields.map(({ name }) => [name, { type: 'string', multiple: true } as const]));
  try {
    const lines = parseArgs({ args: [...args], options }).values as Lines;
    const twice = fields.find(({ name, list }) => !list && (lines[name]?.length ?? 0) > 1);
    if (twice) throw new Error(`--${twice.name} is given twice`);
    return lines;
  } catch (error) {
    throw new InputError(`${(error as Error).message.split('. ')[0]!}; --help lists the flags of this kind.`);
  }
}

/** The flags that give lines, as a shell reads them. */
export const flagsOf = (lines: Lines): string =>
  Object.entries(lines)
    .flatMap(([name, given]) => given.map((line) => `--${name} '${line.replaceAll("'", `'\\''`)}'`))
    .join(' ');

/** What `--help` says of fields. */
export const helpOf = (fields: readonly Field[]): string =>
  fields
    .map(({ name, parts, help, list, required }) => {
      const remarks = `${list ? '; may be given several times' : ''}${required ? ' (needed)' : ''}`;
      return `  --${name} "${parts.join(' | ') || '…'}"  ${help}${remarks}`;
    })
    .join('\n');
