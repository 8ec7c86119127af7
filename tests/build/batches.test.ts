import { expect, it } from 'vitest';
import { inBatches } from '../../src/build/crew/batches.ts';

it('sends together what is asked for at once, as many as it may, and gives each its own answer', async () => {
  const sent: number[][] = [];
  const ask = inBatches(4, (inputs: readonly number[]) => {
    sent.push([...inputs]);
    return Promise.resolve(inputs.map((input) => input * 10));
  });
  const numbers = Array.from({ length: 10 }, (_, index) => index);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((number) => number * 10));
  expect(sent).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9],
  ]);
  expect(await ask(11)).toBe(110);
});

it('fails for all that were sent together, and for no other', async () => {
  const ask = inBatches(2, (inputs: readonly string[]) =>
    inputs.includes('broken') ? Promise.reject(new Error('broken')) : Promise.resolve(inputs),
  );
  const settled = await Promise.allSettled(['a', 'broken', 'b', 'c'].map(ask));
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});
