import { parseArgs } from 'node:util';
import type { DraftField, Lines } from './fieldValues.ts';
import { InputError } from './writeDrafts.ts';

/**
 * Read flags.
 * @throws InputError for a flag that is unknown, has no value or is given twice.
 */
export function readFlags(fields: readonly DraftField[], args: readonly string[]): Lines {
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

export const formatHelp = (fields: readonly DraftField[]): string =>
  fields
    .map(({ name, parts, help, isList, required }) => {
      const remarks = `${isList ? '; may be given several times' : ''}${required ? ' (required)' : ''}`;
      return `  --${name} "${parts.join(' | ') || '…'}"  ${help}${remarks}`;
    })
    .join('\n');
