import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesOf } from '../../src/build/verify.ts';
import { build } from '../dist/build.ts';
import { practices } from '../dist/practices.ts';

mkdirSync('.cache', { recursive: true });
const work = mkdtempSync('.cache/clock-');
afterAll(() => rmSync(work, { recursive: true }));

/** A module that is loaded before the build, and sets the clock ten years ahead. */
const LATER = `data:text/javascript,${encodeURIComponent(`
  const late = 10 * 365.25 * 24 * 3600 * 1000;
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...args) {
      if (args.length > 0) super(...args);
      else super(Real.now() + late);
    }
    static now = () => Real.now() + late;
  };`)}`;

it.each(practices)(
  'the $name practice is built as it is in ten years, security contact past or not',
  ({ content, folder }) => {
    const out = join(work, content.replaceAll('/', '-'));
    const warnings = build(content, out, { NODE_OPTIONS: `--import="${LATER}"`, CMS_REPOSITORY: 'practice/site' });
    expect(warnings).toMatch(/^practice\.yaml:\d+:\d+ {2}security\.expires {2}.*lapses on/m);
    const files = filesOf(join(folder, 'dist'));
    expect(filesOf(join(out, 'dist'))).toEqual(files);
    for (const file of files.filter((name) => /\.(?:html|md|json|txt|xml)$/.test(name)))
      expect(readFileSync(join(out, 'dist', file), 'utf8'), file).toBe(
        readFileSync(join(folder, 'dist', file), 'utf8'),
      );
  },
);
