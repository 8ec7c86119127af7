import { expect, it } from 'vitest';
import { listContent } from '../../src/entries/read.ts';
import { currentSite } from '../../src/files/current.ts';
import { JOBS } from '../../src/files/crew/jobs.ts';

const folder = 'tests/fixtures/practice';
const base = 'https://ornek.example';

it('gives the thread that is to be asked a site that answers, and the others one that never learns', () => {
  const { readings, texts, problems } = JOBS.read({ folder, own: listContent(folder).names });
  expect(problems).toEqual([]);
  for (const asked of [true, false]) {
    JOBS.know({ readings, texts: [texts], base, asked });
    expect(currentSite().base).toBe(base);
    expect(currentSite().ask !== undefined).toBe(asked);
  }
});

it('gives entries their texts again, which were handed on apart', () => {
  const { readings, texts } = JOBS.read({ folder, own: ['posts/evde-egzersiz.md'] });
  expect(readings[0]?.entry?.body).toBe('');
  expect(Buffer.from(texts.memory).toString()).toContain('##');
});
