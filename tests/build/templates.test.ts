import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { homeOf } from '../../src/build/templates.ts';

it('the compiled templates stand below the project, where they find its packages', () => {
  const inside = resolve('.build/staging-1');
  expect(homeOf(inside)).toBe(inside);
  for (const outside of ['/tmp/x/.build/staging-1', `${process.cwd()}-out/.build/staging-1`])
    expect(homeOf(outside)).toBe(resolve('.cache'));
});
