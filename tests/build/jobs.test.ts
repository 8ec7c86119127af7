import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listContent } from '../../src/entries/read.ts';
import { currentSite } from '../../src/build/siteContext.ts';
import { JOBS } from '../../src/build/crew/jobs.ts';

const folder = 'tests/fixtures/practice';
const base = 'https://ornek.example';

it('hands texts on apart from what else was read, and gives them to their entries again', () => {
  const { readings, texts } = JOBS.read({ folder, own: listContent(folder).names });
  expect(readings.map(({ entry }) => entry?.body ?? '').join('')).toBe('');
  JOBS.know({ readings, texts: [texts], base });
  const { posts } = currentSite();
  expect(posts.length).toBeGreaterThan(0);
  for (const { file, body } of posts) expect(readFileSync(`${folder}/${file}`, 'utf8').endsWith(body), file).toBe(true);
  for (const { body } of posts) expect(body.trim()).not.toBe('');
});
