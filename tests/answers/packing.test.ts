import { describe, expect, it } from 'vitest';
import { packWords, unpackWords } from '../../src/answers/packing.ts';

describe('packed words', () => {
  it.each([
    [[]],
    [['diş']],
    [['agri', 'agri~', 'agrili', 'agriyo']],
    [['#1', '#12', '20lik', 'a', 'ab', 'a']],
    [['a'.repeat(60), 'a'.repeat(60)]],
  ])('are read as they were: %j', (words) => {
    expect(unpackWords(packWords(words))).toEqual(words);
  });

  it('hold each beginning once', () => {
    expect(packWords(['randev', 'randevu', 'ranza'])).toBe('ArandevGuDza');
  });

  it('have no capitals, which say what is shared', () => {
    expect(() => packWords(['Ankara'])).toThrow(RangeError);
  });
});
