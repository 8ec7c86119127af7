import { expect, it } from 'vitest';
import { passagesOf } from '#check/passages.ts';
import { advertisingWarnings } from '#check/texts/advertising.ts';
import { readTable } from '../../readTable.ts';

const TABLE = readTable<{ forbidden: Record<'text' | 'words', string>[]; allowed: string[] }>(
  'check/texts/advertising.yaml',
);

const found = (text: string) =>
  passagesOf({ name: 'pages/about.md', text: `---\ntitle: Biz\n---\n\n${text}\n` }).flatMap(advertisingWarnings);

it.each(TABLE.forbidden)('warns of what rules on advertising forbid: $text', ({ text, words }) => {
  const [warning] = found(text);
  expect(warning?.severity).toBe('warning');
  expect(warning!.message.toLocaleLowerCase('tr')).toContain(`"${words}"`);
  expect(
    text
      .split('\n')[0]!
      .slice(warning!.column - 1)
      .toLocaleLowerCase('tr'),
  ).toMatch(words.split(' ')[0]!);
});

it.each(TABLE.allowed)('but not if they are denied, asked for, or mean something else: %s', (text) =>
  expect(found(text)).toEqual([]),
);
