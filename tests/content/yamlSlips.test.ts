import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseEntries } from './folder.ts';

/** A syntax error in front matter, its line (`---` is the first) and its message. */
const SLIPS: readonly [written: string, line: number, says: RegExp][] = [
  ['title: Bir\ndescription: Kanal tedavisi: nedir', 3, /colon followed by a space.*double quotes/],
  ['related:\n  - Kanal tedavisi: nedir: ne', 3, /colon followed by a space/],
  ['care:\n\tsameDay: Bir', 3, /starts with a tab/],
  ['care:\n  sameDay: Bir\n   emergency: İki', 4, /further than the field above/],
  ['steps:\n  - title: Bir\n   text: İki', 4, /list item above/],
  ['care:\n    sameDay: Bir\n  emergency: İki', 4, /not indented like/],
  ["title: 'Bir\ndescription: İki", 2, /quote that opens here is not closed/],
  ['title: Bir\ndescription: "İki\nrelated: []', 3, /quote that opens here is not closed/],
  ["title: 'Bir\ndescription: 'İki'", 2, /quote that opens here is not closed|goes on after its closing quote/],
  ["title: 'İzmir'de diş'", 2, /goes on after its closing quote.*apostrophe/],
  ['title: Bir\ndescription İki\nrelated: []', 3, /neither a field/],
  ['title:Bir\ndescription: İki', 2, /neither a field.*space after the colon/],
  ['title: Bir\ntitle: İki', 3, /appears twice/],
  ['title: @bir', 2, /cannot start with this character/],
  ['title: *bir', 2, /cannot start with/],
  ['title: %5', 2, /cannot start with this character/],
  ['related: [bir, iki\ntitle: Bir', 3, /bracket opened above is not closed/],
  ['title: >Bir iki', 2, /starts on the next line/],
  ['title: Bir\n<<<<<<< HEAD\ntitle: İki\n=======', 3, /conflict between two versions/],
  ['title: "Bir\\y"', 2, /backslash/],
];

it.each(SLIPS)('explains %j on line %i', (written, line, says) => {
  const text = `---\n${written}\n---\n\nMetin.\n`;
  const { problems } = parseEntries([{ name: 'techniques/bir.md', text }]);
  const found = problems.filter(({ file }) => file === 'techniques/bir.md');
  expect(found).toMatchObject([{ field: 'YAML', line }]);
  expect(found[0]!.message).toMatch(says);
});

/** A mistake in practice.yaml that is valid YAML: the change, the field to report, its message. */
const FIELDS: readonly [from: string, to: string, field: string, says: RegExp][] = [
  ["opens: '09:00'", 'opens: 9:00', 'openingHours[0].opens', /HH:MM/],
  ["opens: '09:00'", 'opens: 9.30', 'openingHours[0].opens', /HH:MM in quotes, .*found the number 9\.3/],
  ['\ndoctors:', '\ndoctor:', 'doctor', /did you mean "doctors"\?/],
  ['\n  message:', '\n  mesage:', 'booking.mesage', /did you mean "message"\?/],
  ['\ntimezone:', '\nbirşey: 1\ntimezone:', 'birşey', /check its spelling, or remove it/],
];

it.each(FIELDS)('explains %j, written as %j, at %s', (from, to, field, says) => {
  const text = readFileSync('content/practice.yaml', 'utf8').replace(from, to);
  const { problems } = parseEntries([{ name: 'practice.yaml', text }]);
  const found = problems.filter(({ file, message }) => file === 'practice.yaml' && !message.startsWith('is missing'));
  expect(found).toMatchObject([{ field, message: expect.stringMatching(says) }]);
});

it('reports conflicting hours once for all days of an item', () => {
  const text = readFileSync('content/practice.yaml', 'utf8').replace(
    '\nopeningHours:\n',
    "\nopeningHours:\n  - {days: [Monday, Tuesday, Wednesday], opens: '08:00', closes: '20:00'}\n",
  );
  const { problems } = parseEntries([{ name: 'practice.yaml', text }]);
  const found = problems.filter(({ field }) => field.startsWith('openingHours'));
  expect(found).toHaveLength(1);
  expect(found[0]!.message).toMatch(/^Monday, Tuesday, Wednesday have 08:00–20:00 already/);
});
