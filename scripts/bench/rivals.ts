import { execFileSync, spawnSync } from 'node:child_process';
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
import { join, resolve } from 'node:path';
import { FOOTER, HEADER } from './frame.js';
import { BENCH } from './record.ts';
import { type Timed, timed } from './timed.ts';

/** A way to build the posts of a content folder: page, Markdown alternate and JSON of each, index, sitemap, feed. */
export interface Rival {
  readonly name: string;
  /** Builds `content` into `out`, a new folder. */
  build: (content: string, out: string) => Promise<Timed>;
}

const ELEVENTY = '3.1.8';

/** Node's arguments of `npm run build`, which is timed without npm's own time. `folder` is that of the project. */
export function buildArguments(folder = '.'): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { build: string } };
  return scripts.build.split(' ').slice(1);
}

/** What this project's builds keep here: nothing of a developer's own. */
const KEPT = resolve(BENCH, 'kept');

const build = (content: string, out: string): Promise<Timed> =>
  timed(process.execPath, [...buildArguments(), '--out', out], {
    env: { CONTENT_DIR: content, CACHE_DIR: KEPT, NODE_ENV: 'production' },
  });

/** As on a machine that has never built the site: all is read, compiled, rendered and drawn. */
const cold: Rival = {
  name: 'this project, cold',
  build: (content, out) => {
    // Not removed here: creating thousands of files after that takes longer.
    if (existsSync(KEPT)) renameSync(KEPT, join(BENCH, `out-kept-${Date.now()}`));
    return build(content, out);
  },
};

/** As after one sentence was added to one post: what the last build has kept is there. */
const warm: Rival = {
  name: 'this project, one change',
  build: (content, out) => {
    const [first = ''] = readdirSync(join(content, 'posts'));
    appendFileSync(join(content, 'posts', first), '\nBu cümle sonradan eklendi.\n');
    return build(content, out);
  },
};

const bare: Rival = {
  name: 'bare Node',
  build: (content, out) => timed(process.execPath, ['scripts/bench/bare.ts', content, out]),
};

/** Its templates beside the posts; what Eleventy needs is installed on first use, not for everybody. */
function eleventy(): Rival {
  const home = resolve(BENCH, 'eleventy');
  const program = join(home, 'node_modules/@11ty/eleventy/cmd.cjs');
  if (!existsSync(program)) {
    mkdirSync(home, { recursive: true });
    const overrides = { '@11ty/recursive-copy': '4.0.4' };
    writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module', overrides }));
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `@11ty/eleventy@${ELEVENTY}`], {
      cwd: home,
    });
  }
  return {
    name: `Eleventy ${ELEVENTY}`,
    build: (content, out) => {
      const work = join(home, 'site');
      rmSync(work, { recursive: true, force: true });
      cpSync('scripts/bench/eleventy', work, { recursive: true });
      cpSync('scripts/bench/frame.js', join(home, 'frame.js'));
      cpSync(join(content, 'posts'), join(work, 'posts'), { recursive: true });
      return timed(process.execPath, [program, '--quiet', `--output=${out}`], { cwd: work });
    },
  };
}

function hugo(): Rival | undefined {
  const version = spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout?.match(/v(\d+\.\d+)/)?.[1];
  if (!version) return undefined;
  return {
    name: `Hugo ${version}`,
    build: (content, out) => {
      const work = resolve(BENCH, 'hugo');
      rmSync(work, { recursive: true, force: true });
      cpSync('scripts/bench/hugo', work, { recursive: true });
      mkdirSync(join(work, 'layouts/partials'));
      writeFileSync(join(work, 'layouts/partials/header.html'), HEADER);
      writeFileSync(join(work, 'layouts/partials/footer.html'), FOOTER);
      cpSync(join(content, 'posts'), join(work, 'content/blog'), { recursive: true });
      return timed('hugo', ['--quiet', '--destination', out], { cwd: work });
    },
  };
}

/** The smallest project there is, of one page: what Astro takes to start. */
const astroAlone: Rival = {
  name: 'Astro, one page',
  build: (_, home) => {
    mkdirSync(join(home, 'src/pages'), { recursive: true });
    writeFileSync(join(home, 'src/pages/index.astro'), '<h1>One page</h1>\n');
    writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
    const program = "import { build } from 'astro'; await build({ root: process.argv[1], logLevel: 'warn' });";
    return timed(process.execPath, ['--input-type=module', '-e', program, home], { env: { NODE_ENV: 'production' } });
  },
};

/** All that can run on this machine, this project first; a warm run uses what the cold one before it has built. */
export const rivals = (): Rival[] =>
  [cold, warm, eleventy(), hugo(), bare, astroAlone].filter((rival) => rival !== undefined);
