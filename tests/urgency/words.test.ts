import { expect, it } from 'vitest';
import { numbersIn } from '../../src/urgency/words.ts';

it.each([
  ['yirmi beş tablet', [undefined, 25, undefined]],
  ['twenty five tablets', [undefined, 25, undefined]],
  ['on iki', [undefined, 12]],
  ['twenty tablets', [20, undefined]],
  ['twenty twelve', [20, 12]],
])('reads the numbers of "%s"', (text, numbers) => {
  expect(numbersIn(text.split(' '))).toEqual(numbers);
});
