import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from '../../src/build/verify.ts';
import { build, EDITED } from './build.ts';
import { practices } from './practices.ts';

/** What a build leaves for hosts: the site, and the edge function's data. */
const filesIn = (folder: string) =>
  ['dist', '.edge'].flatMap((name) => filesOf(join(folder, name)).map((file) => `/${name}${file}`));

it.each(practices)(
  'a second build of the $name practice, elsewhere on earth, has the same bytes',
  ({ content, folder, name }) => {
    const second = join('.cache/practices', `${name}-again`);
    build(content, second, { ...EDITED, TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
    const files = filesIn(folder);
    expect(filesIn(second)).toEqual(files);
    for (const file of files)
      expect(readFileSync(join(second, file)).equals(readFileSync(join(folder, file))), file).toBe(true);
    rmSync(second, { recursive: true });
  },
);
