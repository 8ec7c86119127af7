import { expect, it } from 'vitest';
import { parseEntries } from '../../src/entries/entries.ts';

/** A slip in the front matter of a page: what is written, the line to look at (`---` is the first), what is said of it. */
const SLIPS: readonly [written: string, line: number, says: RegExp][] = [
  ['title: Bir\ndescription: Kanal tedavisi: nedir', 3, /colon followed by a space.*double quotes/],
  ['related:\n  - Kanal tedavisi: nedir: ne', 3, /colon followed by a space/],
  ['care:\n\tsameDay: Bir', 3, /begins with a tab/],
  ['care:\n  sameDay: Bir\n   emergency: İki', 4, /further than the field above/],
  ['steps:\n  - title: Bir\n   text: İki', 4, /item of the list above/],
  ['care:\n    sameDay: Bir\n  emergency: İki', 4, /indented otherwise/],
  ["title: 'Bir\ndescription: İki", 2, /quote that opens here is not closed/],
  ['title: Bir\ndescription: "İki\nrelated: []', 3, /quote that opens here is not closed/],
  ["title: 'Bir\ndescription: 'İki'", 2, /quote that opens here is not closed|goes on after the quote/],
  ["title: 'İzmir'de diş'", 2, /goes on after the quote.*apostrophe/],
  ['title: Bir\ndescription İki\nrelated: []', 3, /neither a field/],
  ['title:Bir\ndescription: İki', 2, /neither a field.*space after the colon/],
  ['title: Bir\ntitle: İki', 3, /there twice/],
  ['title: @bir', 2, /cannot begin with this sign/],
  ['title: *bir', 2, /cannot begin with/],
  ['title: %5', 2, /cannot begin with this sign/],
  ['related: [bir, iki\ntitle: Bir', 3, /bracket opened above is not closed/],
  ['title: >Bir iki', 2, /begins on the next line/],
  ['title: Bir\n<<<<<<< HEAD\ntitle: İki\n=======', 3, /conflict between two versions/],
  ['title: "Bir\\y"', 2, /backslash/],
];

it.each(SLIPS)('says of %j to look at line %i', (written, line, says) => {
  const text = `---\n${written}\n---\n\nMetin.\n`;
  const { problems } = parseEntries([{ name: 'techniques/bir.md', text }]);
  const found = problems.filter(({ file }) => file === 'techniques/bir.md');
  expect(found).toMatchObject([{ field: 'YAML', line }]);
  expect(found[0]!.message).toMatch(says);
});
