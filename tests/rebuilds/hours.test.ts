import { hash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from '#files/filesOf.ts';
import { build, EDITED } from '../dist/build.ts';
import { practices } from '../dist/practices.ts';

/** An hour at which nobody opens, as content, JSON and pages write it. */
const HOUR = '07:35';
const SHOWN = /07[:.]35/;

/** A CDN uploads only what has changed. */
it.each(practices)(
  'of the $name practice, one changed opening hour changes only the files that show it',
  async (practice) => {
    mkdirSync('.cache', { recursive: true });
    const work = mkdtempSync('.cache/hours-');
    const content = join(work, 'content');
    cpSync(practice.content, content, { recursive: true });
    const file = join(content, 'practice.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +opens: )\S+/m, `$1'${HOUR}'`));
    await build(content, work, EDITED);

    const read = (folder: string, path: string) => readFileSync(join(folder, 'dist', path), 'latin1');
    const before = (path: string) => read(practice.folder, path);
    // The editor's configuration names the folder of the content.
    const after = (path: string) => read(work, path).replaceAll(content, practice.content);
    const files = filesOf(join(work, 'dist'));
    expect(files).toEqual(practice.files());
    const changed = files.filter((path) => after(path) !== before(path));
    const showing = changed.filter((path) => SHOWN.test(after(path)));
    // A list of files with hashes of their content changes with them.
    const digests = showing.map((path) => hash('sha256', Buffer.from(after(path), 'latin1')));
    const others = changed.filter((path) => !showing.includes(path));
    expect(others.filter((path) => !digests.some((digest) => after(path).includes(digest)))).toEqual([]);

    for (const path of ['/index.html', '/index.md', '/api/v1/practice.json', '/llms.txt'])
      expect(showing).toContain(path);
    expect(showing.filter((path) => SHOWN.test(before(path)))).toEqual([]);
    console.log(`${practice.name}: ${changed.length} of ${files.length} files.`);
    rmSync(work, { recursive: true });
  },
);
