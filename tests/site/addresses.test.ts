import { expect, it } from 'vitest';
import { contentWith } from '../content/folder.ts';
import { contentOf } from '../load.ts';

it('rejects a page with a reserved path', () => {
  const { text } = contentWith({}).find(({ name }) => name === 'treatments/dis-tasi-temizligi.md')!;
  const names = ['index', '404', 'admin', 'api', 'sor', 'contact', 'privacy'];
  const files = Object.fromEntries(names.map((name) => [`treatments/${name}.md`, text]));
  const { site, findings } = contentOf(contentWith(files));
  expect(site).toBeUndefined();
  const found = findings.filter(({ field }) => field === 'file name').map(({ file, message }) => [file, message]);
  const expected = names.map((name) => [
    `treatments/${name}.md`,
    `becomes the address /${name}, which no page can have; rename the file`,
  ]);
  expect(found.toSorted()).toEqual(expected.toSorted());
});
