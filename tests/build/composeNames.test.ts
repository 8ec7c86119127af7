import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { composeNames } from '#build/composeNames.ts';
import { newFolder } from '../newFolder.ts';

it('files whose names macOS has decomposed get the names that browsers ask for', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'O\u0308lc\u0327u\u0308'));
  writeFileSync(join(folder, 'O\u0308lc\u0327u\u0308', 's\u0327ablon.pdf'), 'bir');
  writeFileSync(join(folder, 'Ölçü.pdf'), 'iki');
  composeNames(folder);
  expect(readFileSync(join(folder, 'Ölçü/şablon.pdf'), 'utf8')).toBe('bir');
  expect(readFileSync(join(folder, 'Ölçü.pdf'), 'utf8')).toBe('iki');
});
