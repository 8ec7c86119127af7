import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FOLDERS, SINGLE_FILES } from '#content/contentFiles.ts';

const FILES = globSync('{src,tests,scripts,.config,content,public}/**/*.*').concat(globSync('*.mjs'));
const DOCUMENTS = globSync('{,src/**/,tests/**/,scripts/**/}*.md').filter((file) => file !== 'CHANGELOG.md');
/** What a build, a host or a reader makes. */
const MADE = ['dist/', '.build/', '.edge/', '.well-known/', 'muayenehane/'];
/** Places of content, which the sample may leave empty. */
const PLACES = [...Object.keys(FOLDERS), 'drawings', 'photos', 'fonts']
  .map((folder) => `${folder}/`)
  .concat(Object.keys(SINGLE_FILES));

/** What a document names in code. */
const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name!);

describe.each(DOCUMENTS)('%s names', (file) => {
  it('source files that exist', () => {
    const named = namesIn(file, /`([\w./-]*\w\.(?:ts|astro|mjs|css))`/g).map((name) =>
      name.replace(/^(?:\.\.\/)+/, ''),
    );
    const isThere = (name: string) => FILES.some((path) => `/${path}`.endsWith(`/${name}`));
    expect(named.filter((name) => !name.endsWith('.long.test.ts') && !isThere(name))).toEqual([]);
  });

  it('folders that exist, beside or below it, in the project or in content', () => {
    const named = namesIn(file, /`((?:[\w.-]|\{[\w-]+\})[\w.{}*/-]*\/)(?:[\w.{}*-]+\.(?:md|yaml|svg))?`/g);
    const beside = join(dirname(file), '/');
    const isThere = (name: string) =>
      [...FILES, ...PLACES].some((path) => path.startsWith(name) || path.startsWith(join(beside, name))) ||
      FILES.some((path) => path.startsWith(beside) && path.includes(`/${name}`));
    expect(named.filter((name) => !MADE.some((made) => name.startsWith(made)) && !isThere(name))).toEqual([]);
  });
});
