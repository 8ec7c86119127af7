import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEntries } from '../../src/entries/entries.ts';
import { readContent } from '../../src/entries/read.ts';

const content = new URL('../../content/', import.meta.url);

it('an entry keeps the name its file gives, beside the place that references use', () => {
  const { entries } = parseEntries(readContent(content.pathname).files);
  const practice = entries!.singles['practice.yaml'];
  const { name } = parse(readFileSync(new URL('practice.yaml', content), 'utf8')) as { name: string };
  expect({ name: practice.name, ref: practice.ref }).toStrictEqual({ name, ref: 'practice' });
  for (const place of entries!.neighborhoods) {
    expect(place.name).not.toContain('/');
    expect(place.ref).toBe(`neighborhoods/${place.slug}`);
  }
});
