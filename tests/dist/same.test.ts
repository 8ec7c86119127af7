import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { build, EDITED } from './build.ts';
import { practices } from './practices.ts';
import { ELSEWHERE, expectSame } from './same.ts';

it('a second build, elsewhere on earth, has the same bytes', () => {
  const { content, folder } = practices.find(({ name }) => name === 'fixture')!;
  const second = '.cache/practices/again';
  expect(build(content, second, { ...EDITED, ...ELSEWHERE })).toBe('');
  expectSame(second, folder);
  rmSync(second, { recursive: true });
});
