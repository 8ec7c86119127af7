import { closest } from 'fastest-levenshtein';
import { parseArgs } from 'node:util';
import type { Field } from './form.ts';

/** Reads the flags of a kind: the lines for each field, right `words`, and what is wrong. */
export function readFlags(fields: readonly Field[], args: readonly string[]) {
  const names = [...fields.map(({ name }) => name), 'words'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string', multiple: true } as const]));
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  // Without a value, a flag is `true`.
  const given = (name: string) => [values[name] ?? []].flat().map((value) => (value === true ? '' : String(value)));
  return {
    lines: new Map(names.map((name) => [name, given(name)])),
    words: given('words').flatMap((list) => list.split(',').map((word) => word.trim())),
    errors: [
      ...positionals.map((word) => `${JSON.stringify(word)} belongs to no flag`),
      ...Object.keys(values)
        .filter((name) => !names.includes(name))
        .map((name) => `--${name} is no flag of this kind; did you mean --${closest(name, names)}?`),
    ],
  };
}

/** What `--help` says of the flags of a kind. */
export const helpOf = (fields: readonly Field[]): string =>
  [
    ...fields.map((field) => {
      const remarks = `${field.list ? '; may be given several times' : ''}${field.min > 0 ? ' (needed)' : ''}`;
      return `  --${field.name} "${field.shape || '…'}"  ${field.help}${remarks}`;
    }),
    '  --words "a, b"  right words that go into spelling.txt',
  ].join('\n');
