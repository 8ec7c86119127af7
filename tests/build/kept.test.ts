import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SourceFile } from '../../src/entries/source.ts';
import { Cache } from '../../src/build/cache.ts';
import { KeptReadings, type Kept } from '../../src/build/crew/kept.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'kept-'))));
afterEach(() => rmSync(root, { recursive: true }));

const OWN = ['+902320000000'];
const open = (numbers: readonly string[] = OWN) => new KeptReadings(numbers, new Cache('content', root));
const file = (name: string, text = 'Metin.'): SourceFile => ({ name, text });
const said = ({ name }: SourceFile): Kept => ({
  reading: { name, problems: [] },
  studied: {
    problems: [{ severity: 'error', file: name, line: 3, column: 1, field: 'body', message: 'is not allowed' }],
    links: [],
  },
  rendered: Buffer.from('{"html":"<p>Metin.</p>","headings":[]}'),
});
const keep = (files: readonly SourceFile[], kept = open()) => {
  for (const each of files) if (!kept.get(each)) kept.set(each, said(each));
  kept.save();
};
const names = Array.from({ length: 200 }, (_, index) => file(`posts/yazi-${index}.md`));

it('knows in the next build what was said of files that are the same to the letter', () => {
  keep(names);
  const next = open();
  for (const each of names) {
    const known = next.get(each);
    expect(known).toMatchObject({ reading: said(each).reading, studied: said(each).studied });
    expect(Buffer.from(known!.rendered!).toString()).toBe(String(said(each).rendered));
  }
});

it('knows nothing of a file whose text has changed, or where something else decides', () => {
  keep(names);
  expect(open().get(file(names[0]!.name, 'Metin!'))).toBeUndefined();
  expect(open(['+902321111111']).get(names[0]!)).toBeUndefined();
  expect(open().get(file('posts/yeni.md'))).toBeUndefined();
});

it('takes up a change, and what did not change stays', () => {
  keep(names);
  const changed = file(names[0]!.name, 'Başka bir metin.');
  keep([changed, ...names.slice(1)]);
  const next = open();
  for (const each of [changed, ...names.slice(1)]) expect(next.get(each), each.name).toBeDefined();
  expect(next.get(names[0]!)).toBeUndefined();
});

it('reads nothing from what is damaged', () => {
  keep(names);
  for (const name of readdirSync(join(root, 'content')))
    writeFileSync(join(root, 'content', name), Buffer.from([0xff, 0x0f, 0x6f, 0x22]));
  const next = open();
  expect(names.filter((each) => next.get(each))).toEqual([]);
  keep(names);
  expect(open().get(names[0]!)).toBeDefined();
});
