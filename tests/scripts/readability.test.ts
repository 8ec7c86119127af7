import { expect, it } from 'vitest';
import { readability } from '../../scripts/check/readability.ts';

it('computes Ateşman’s index from syllables per word and words per sentence, links and tables included', () => {
  const { words, index } = readability('Ali eve geldi. [Su](/su) içti.');
  expect(words).toBe(5);
  expect(index).toBeCloseTo(198.825 - (40.175 * 9) / 5 - (2.61 * 5) / 2, 5);
  expect(readability('| Su | Ekmek |\n| --- | --- |\n| var | yok |').index).toBeCloseTo(
    198.825 - (40.175 * 5) / 4 - 2.61,
    5,
  );
});
