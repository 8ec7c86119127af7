import { expect, it } from 'vitest';
import { numberAt } from '#turkish/numbers.ts';

it.each([
  ['yirmi bes tablet', [undefined, 25, undefined]],
  ['twenty five tablets', [undefined, 25, undefined]],
  ['on iki', [undefined, 12]],
  ['twenty tablets', [20, undefined]],
  ['twenty', [20]],
])('reads the numbers of "%s"', (text, numbers) => {
  const words = text.split(' ');
  expect(words.map((_, at) => numberAt(words, at))).toEqual(numbers);
});
