import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { readContent } from '../../src/entries/read.ts';

const GUIDE = readFileSync('CONTRIBUTING.md', 'utf8');
const FIGTREE = resolve('node_modules/@fontsource/figtree/files');
const UNICODE = resolve('node_modules/@fontsource-variable/figtree/unicode.json');
const { files } = readContent('content');

/** Get what a file of the package holds, from the table in CONTRIBUTING.md. */
const documented = (file: string): string => new RegExp(`^\\| \`${file}\` +\\| \`(.*)\` +\\|$`, 'm').exec(GUIDE)![1]!;

/** A project whose practice has a font of its own, `marka`, installed as `npm install ./fonts/marka` does. */
export interface OwnFont {
  /** The folder of the package. */
  readonly folder: string;
  /** Copy a weight of Figtree over a weight of the font. */
  replace: (weight: number, by: number) => void;
  remove: () => void;
}

/** Write the package that CONTRIBUTING.md describes. Modules that are loaded from now on find it. */
export function installOwnFont(): OwnFont {
  const project = mkdtempSync(join(tmpdir(), 'own-font-'));
  const folder = join(project, 'fonts', 'marka');
  const scope = join(project, 'node_modules', '@fontsource');
  for (const place of [join(folder, 'files'), scope]) mkdirSync(place, { recursive: true });
  symlinkSync(folder, join(scope, 'marka'));
  for (const file of ['package.json', 'metadata.json']) writeFileSync(join(folder, file), documented(file));
  copyFileSync(UNICODE, join(folder, 'unicode.json'));
  const replace = (weight: number, by: number) => {
    for (const subset of ['latin', 'latin-ext'])
      copyFileSync(
        join(FIGTREE, `figtree-${subset}-${by}-normal.woff2`),
        join(folder, 'files', `marka-${subset}-${weight}-normal.woff2`),
      );
  };
  for (const weight of [400, 600]) replace(weight, weight);
  vi.spyOn(process, 'cwd').mockReturnValue(project);
  return {
    folder,
    replace,
    remove() {
      vi.restoreAllMocks();
      // Other files of tests load the fonts that are really installed.
      vi.resetModules();
      rmSync(project, { recursive: true });
    },
  };
}

/** The practice of the sample with this font. */
export const PRACTICE = {
  name: 'practice.yaml',
  text: `${files.find(({ name }) => name === 'practice.yaml')!.text}\nfont: marka\n`,
};

/** Load what reads the font, as a new process does. */
export async function startProcess() {
  vi.resetModules();
  const { lint } = await import('../../src/content/lint.ts');
  const { drawCard } = await import('../../src/social/cards.ts');
  const look = await import('../../src/styles/look.ts');
  return { ...look, drawCard, lint };
}
