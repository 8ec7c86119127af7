import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { build, EDITED } from './build.ts';
import { practices } from './practices.ts';
import { ELSEWHERE, expectSame } from './same.ts';

it('a second build, elsewhere on earth, has the same bytes', () => {
  const { content, folder, name } = practices.find((practice) => practice.name === 'fixture') ?? practices[0]!;
  const second = '.cache/practices/again';
  const warnings = build(content, second, { ...EDITED, ...ELSEWHERE });
  // One of its own may have texts still to be written.
  if (name === 'fixture') expect(warnings).toBe('');
  expectSame(second, folder);
  rmSync(second, { recursive: true });
});
