import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesOf } from '#files/filesOf.ts';
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

/**
 * Pages list the moving holidays of three years, beginning with that of the build: only these days and years may
 * differ.
 */
const DAY_OR_YEAR = /\b20\d\d(?:-\d\d-\d\d)?\b|\b\d{1,2} \p{Lu}\p{Ll}+/gu;
/** The hours of a half day depend on its weekday. */
const HALF_DAYS = /"specialOpeningHoursSpecification":\[.*?\],?/g;
/** The size of `llms-full.txt` depends on how long the names of the months are. */
const SIZE = /\(\d+ kB\)/g;
const withoutDays = (text: string): string =>
  [HALF_DAYS, DAY_OR_YEAR, SIZE].reduce((left, pattern) => left.replaceAll(pattern, ''), text);

it.each(practices)(
  'in ten years the $name practice is built as today but for the days of holidays, even if its security contact has expired',
  async ({ content, folder }) => {
    const out = join(work, content.replaceAll('/', '-'));
    const warnings = await build(content, out, {
      NODE_OPTIONS: `--import="${LATER}"`,
      CMS_REPOSITORY: 'practice/site',
    });
    expect(warnings).toMatch(/^practice\.yaml:\d+:\d+ {2}security\.expires {2}.*expires on/m);
    const files = filesOf(join(folder, 'dist'));
    expect(filesOf(join(out, 'dist'))).toEqual(files);
    const read = (site: string, file: string) => readFileSync(join(site, 'dist', file), 'utf8');
    for (const file of files.filter((name) => /\.(?:html|md|json|txt|xml)$/.test(name)))
      expect(withoutDays(read(out, file)), file).toBe(withoutDays(read(folder, file)));
  },
);
