import { closest } from 'fastest-levenshtein';
import { parseArgs } from 'node:util';
import type { Prompt } from './collect.ts';
import { InputError } from './draft.ts';
import { shapeOf, type Field } from './field.ts';

/** What `--help` says of the flags of a kind. */
export const helpOf = (fields: readonly Field[]): string =>
  [
    ...fields.map((field) => {
      const remarks = `${field.list ? '; may be given several times' : ''}${field.required ? ' (needed)' : ''}`;
      return `  --${field.name} "${shapeOf(field) || '…'}"  ${field.help}${remarks}`;
    }),
    '  --words "a, b"  right words that go into spelling.txt',
  ].join('\n');

/** Answers with what flags give, and tells everything that is wrong with them at the end. */
export function flagPrompt(fields: readonly Field[], args: readonly string[]): Prompt {
  const names = [...fields.map(({ name }) => name), 'words'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string', multiple: true } as const]));
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  const errors = [
    ...positionals.map((word) => `${JSON.stringify(word)} belongs to no flag`),
    ...Object.keys(values)
      .filter((name) => !names.includes(name))
      .map((name) => `--${name} is no flag of this kind; did you mean --${closest(name, names)}?`),
  ];
  const given = new Map(names.map((name) => [name, [values[name] ?? []].flat().map(String)]));
  const known = given.get('words')!.flatMap((list) => list.split(',').map((word) => word.trim()));
  const unknown = new Set<string>();
  const rejected = new Set<string>();
  const right = (words: readonly string[]) => {
    for (const word of words) if (!known.includes(word)) unknown.add(word);
    return Promise.resolve(true);
  };
  return {
    line: ({ name }) => Promise.resolve(given.get(name)!.shift() ?? ''),
    reject({ name }, line, why, words) {
      // A field of which something is wrong is not said to be missing as well.
      if (line || !rejected.has(name)) errors.push(`--${name} ${why}`);
      rejected.add(name);
      void right(words);
      return line !== '';
    },
    right,
    finish(problems) {
      for (const name of names.slice(0, -1))
        if (given.get(name)!.length > 0) errors.push(`--${name} is given too often`);
      if (unknown.size > 0)
        errors.push(
          `words that the dictionary does not know: correct them, or say that they are right with --words "${[...unknown].join(', ')}"`,
        );
      if (errors.length > 0 || problems) throw new InputError([...errors, problems].join('\n').trim());
    },
  };
}
