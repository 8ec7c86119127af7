import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CODE = globSync('{src,tests,scripts,.config}/**/*.{ts,astro,mjs,css}').concat(globSync('*.mjs'));

it.each(globSync('{,src/**/,tests/**/,scripts/**/}*.md').filter((file) => file !== 'CHANGELOG.md'))(
  'every source file that %s names exists',
  (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/`([\w./-]*\w\.(?:ts|astro|mjs|css))`/g)].map(([, name]) =>
      name!.replace(/^(?:\.\.\/)+/, ''),
    );
    const isThere = (name: string) => CODE.some((path) => `/${path}`.endsWith(`/${name}`));
    expect(named.filter((name) => !name.endsWith('.long.test.ts') && !isThere(name))).toEqual([]);
  },
);
