import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesOf } from '#files/filesOf.ts';
import { BENCH } from './record.ts';
import { type Timed, timed } from './timed.ts';

/** A generator that builds the texts of a site. */
interface Rival {
  readonly name: string;
  /** Builds `content` into `out`, whose parent is the rival's own in a run. */
  build: (content: string, out: string) => Promise<Timed>;
}

const ELEVENTY = '3.1.8';
const STARLIGHT = '0.42.4';

/** What the last build of this project has kept: a build keeps it in its output folder. */
const KEPT = '.cache';

const build = (content: string, out: string): Promise<Timed> =>
  timed(process.execPath, ['--import', './scripts/env.mjs', 'scripts/build.ts', '--out', out], {
    env: { CONTENT_DIR: content, NODE_ENV: 'production' },
  });

/** The folder of the last cold build, whose cache and texts the other runs use. */
let lastCold = '';

/** As on a machine that has never built the site: all is read, compiled, rendered and drawn. */
const cold: Rival = {
  name: 'this project, cold',
  build: (content, out) => build(content, (lastCold = out)),
};

/** As after one sentence was added to one post. */
const warm: Rival = {
  name: 'this project, one change',
  build: (content, out) => {
    renameSync(join(lastCold, KEPT), join(out, KEPT));
    const [first = ''] = readdirSync(join(content, 'posts'));
    appendFileSync(join(content, 'posts', first), '\nBu cümle sonradan eklendi.\n');
    return build(content, out);
  },
};

/** Starlight with starlight-llms-txt, on the Markdown that this project has published: the same pages and texts. */
const starlight: Rival = {
  name: `Starlight ${STARLIGHT}`,
  build: (_, out) => {
    const home = installed('starlight', [
      'astro@7.3.4',
      `@astrojs/starlight@${STARLIGHT}`,
      'starlight-llms-txt@0.12.0',
      'sharp@0.35.5',
    ]);
    for (const name of ['src', 'node_modules/.astro', '.astro'])
      rmSync(join(home, name), { recursive: true, force: true });
    for (const file of filesOf(join(lastCold, 'dist')).filter(
      (name) => name.endsWith('.md') && !name.startsWith('/.'),
    )) {
      const page = join(home, 'src/content/docs', file);
      mkdirSync(dirname(page), { recursive: true });
      writeFileSync(page, readFileSync(join(lastCold, 'dist', file)));
    }
    cpSync('scripts/bench/starlight', home, { recursive: true });
    const astro = join(home, 'node_modules/astro/bin/astro.mjs');
    return timed(process.execPath, [astro, 'build', '--outDir', out], { cwd: home, env: { NODE_ENV: 'production' } });
  },
};

/** Eleventy, with templates for page, Markdown and JSON of each post, index, sitemap and feed. */
const eleventy: Rival = {
  name: `Eleventy ${ELEVENTY}`,
  build: (content, out) => {
    const home = installed('eleventy', [`@11ty/eleventy@${ELEVENTY}`], { '@11ty/recursive-copy': '4.0.4' });
    const work = join(home, 'site');
    rmSync(work, { recursive: true, force: true });
    cpSync('scripts/bench/eleventy', work, { recursive: true });
    cpSync('scripts/bench/frame.js', join(home, 'frame.js'));
    cpSync(join(content, 'posts'), join(work, 'posts'), { recursive: true });
    const program = join(home, 'node_modules/@11ty/eleventy/cmd.cjs');
    return timed(process.execPath, [program, '--quiet', `--output=${out}`], { cwd: work });
  },
};

/** Install a rival's packages on first use, not for everybody. */
function installed(
  name: string,
  packages: readonly string[],
  overrides: Readonly<Record<string, string>> = {},
): string {
  const home = resolve(BENCH, name);
  if (existsSync(join(home, 'node_modules'))) return home;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module', overrides }));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], { cwd: home });
  return home;
}

/** This project first: the others use what its cold run leaves. */
export const RIVALS: readonly Rival[] = [cold, warm, starlight, eleventy];
