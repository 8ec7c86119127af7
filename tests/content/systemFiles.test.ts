import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '#content/readContent.ts';
import { slugOf } from '#turkish/slugOf.ts';

it('files that Windows and macOS leave in folders are no content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'systems-'));
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store'])
    writeFileSync(join(folder, name), Buffer.from([0xd0, 0xcf]));
  expect(readContent(folder)).toEqual({ files: [], problems: [] });
  rmSync(folder, { recursive: true });
});

it('the address of a title has no hyphen for a soft one', () => {
  expect(slugOf('Ka\u00ADnal te\u00ADdavisi')).toBe('kanal-tedavisi');
});
