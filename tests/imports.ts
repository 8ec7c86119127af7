import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface Import {
  readonly from: string;
  /** A file of `src`, or a package as the import names it. */
  readonly to: string;
  /** Types are gone at run time. */
  readonly typeOnly: boolean;
}

const STATEMENT = /^(?:import|export)\s(type\s)?[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;

/** Every source file, as its path below `src`. */
export const files: readonly string[] = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:ts|astro|mjs)$/.test(name),
);

/** Every import of a source file. */
export const imports: readonly Import[] = files.flatMap((name) =>
  [...readFileSync(join('src', name), 'utf8').matchAll(STATEMENT)].map(([, type, from, bare, dynamic]) => {
    const to = (from ?? bare ?? dynamic)!;
    return {
      from: name,
      to: to.startsWith('.') ? relative('.', join(dirname(name), to)) : to.replace(/^#/, ''),
      typeOnly: Boolean(type),
    };
  }),
);

/** The folder of `src` that a file below it is in. */
export const folderOf = (file: string): string => file.split('/')[0]!;
