import { expect, it } from 'vitest';
import { yamlLossWarnings } from '#check/texts/yamlLosses.ts';
import { readTable } from '../../readTable.ts';

const TABLE = readTable<{ lost: Record<'yaml' | 'says', string>[]; kept: string[] }>('check/texts/yamlLosses.yaml');

const warnings = (yaml: string) =>
  yamlLossWarnings({ name: 'posts/bir.md', text: `---\n${yaml}\n---\n\nMetin.\n` }).map(
    ({ severity, line, field, message }) => `${severity} ${line} ${field}: ${message}`,
  );

it.each(TABLE.lost)('warns of text that YAML drops or joins: $yaml', ({ yaml, says }) => {
  expect(warnings(yaml)).toEqual([expect.stringContaining(says)]);
});

it.each(TABLE.kept)('says nothing of what is kept: %j', (yaml) => {
  expect(warnings(yaml)).toEqual([]);
});
