import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTable } from '../readTable.ts';
import { parseEntries } from './folder.ts';

const TABLE = readTable<{
  slips: { written: string; line: number; says: string }[];
  fields: Record<'from' | 'to' | 'field' | 'says', string>[];
}>('content/yamlSlips.yaml');

it.each(TABLE.slips)('explains $written on line $line', ({ written, line, says }) => {
  const text = `---\n${written}\n---\n\nMetin.\n`;
  const { findings } = parseEntries([{ name: 'techniques/bir.md', text }]);
  const found = findings.filter(({ file }) => file === 'techniques/bir.md');
  expect(found).toMatchObject([{ field: 'YAML', line }]);
  expect(found[0]!.message).toMatch(new RegExp(says));
});

it.each(TABLE.fields)('explains $from, written as $to, at $field', ({ from, to, field, says }) => {
  const text = readFileSync('content/practice.yaml', 'utf8').replace(from, to);
  const { findings } = parseEntries([{ name: 'practice.yaml', text }]);
  const found = findings.filter(({ file, message }) => file === 'practice.yaml' && !message.startsWith('is missing'));
  expect(found).toMatchObject([{ field, message: expect.stringMatching(new RegExp(says)) }]);
});

it('reports conflicting hours once for all days of an item', () => {
  const text = readFileSync('content/practice.yaml', 'utf8').replace(
    '\nopeningHours:\n',
    "\nopeningHours:\n  - {days: [Monday, Tuesday, Wednesday], opens: '08:00', closes: '20:00'}\n",
  );
  const { findings } = parseEntries([{ name: 'practice.yaml', text }]);
  const found = findings.filter(({ field }) => field.startsWith('openingHours'));
  expect(found).toHaveLength(1);
  expect(found[0]!.message).toMatch(/^Monday, Tuesday, Wednesday have 08:00–20:00 already/);
});

it('leaves hours without a time to the finding that says so', () => {
  const text = readFileSync('content/practice.yaml', 'utf8').replace(
    '\nopeningHours:\n',
    "\nopeningHours:\n  - {days: [Monday], opens: '08:00', kapanis: '09:00'}\n",
  );
  const messages = parseEntries([{ name: 'practice.yaml', text }]).findings.map(({ message }) => message);
  expect(messages.filter((message) => message.includes('already'))).toEqual([]);
});
