import { expect, it } from 'vitest';
import { sample } from '../sites.ts';

it('every page shows the drawing that its file names', () => {
  const named = sample.pages.filter(({ drawing }) => drawing);
  const kinds = new Set(named.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set([...kinds, 'comparison', 'contact', 'home']));
  const hidden = named.filter(({ blocks, drawing }) => !JSON.stringify(blocks).includes(`"name":"${drawing!.name}"`));
  expect(hidden.map(({ path }) => path)).toEqual([]);
});
