import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { filesOf } from '#files/filesOf.ts';
import { readOptions } from '../lib/options.ts';
import { BENCH, median } from './figures.ts';
import { writeContent } from './synthetic.ts';
import { type Timed, timed } from './timed.ts';

const { values } = readOptions(
  'npm run bench:build [-- --posts 0,1000 --rounds 3]\n' +
    'Time a build of the sample (0) and of 1,000 posts beside Astro alone, in turn, round by round.',
  {
    options: { posts: { type: 'string', default: '0,1000' }, rounds: { type: 'string', default: '3' } },
  },
);
const out = resolve(BENCH, 'out');

const build = (content: string): Promise<Timed> =>
  timed(process.execPath, ['--import', './scripts/env.mjs', 'scripts/build.ts', '--out', out], {
    env: { CONTENT_DIR: content, NODE_ENV: 'production' },
  });

/** Astro alone, on the Markdown that the last build has published: the same pages and texts. */
function buildAstro(): Promise<Timed> {
  const home = resolve(BENCH, 'astro');
  rmSync(home, { recursive: true, force: true });
  const published = resolve(out, 'dist');
  for (const file of filesOf(published).filter((name) => name.endsWith('.md') && !name.startsWith('/.'))) {
    const page = `${home}/src/pages${file}`;
    mkdirSync(dirname(page), { recursive: true });
    cpSync(published + file, page);
  }
  writeFileSync(`${home}/package.json`, '{ "private": true, "type": "module" }\n');
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  return timed(process.execPath, [astro, 'build', '--silent'], { cwd: home, env: { NODE_ENV: 'production' } });
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

for (const count of values.posts.split(',')) {
  const content = resolve(BENCH, 'content', count);
  writeContent('content', content, Number(count));
  const [own, astro]: [Timed[], Timed[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round++) {
    own.push(await build(content));
    astro.push(await buildAstro());
  }
  const row = (times: readonly Timed[]) => {
    // Pair by pair, so that a machine that slows down in between does not skew the comparison.
    const ratio = (what: 'seconds' | 'processor') =>
      round2(median(own.map((run, round) => run[what] / times[round]![what])));
    return {
      seconds: round2(median(times.map(({ seconds }) => seconds))),
      'processor s': round2(median(times.map(({ processor }) => processor))),
      'peak MiB': Math.round(Math.max(...times.map(({ peak }) => peak))),
      'this project / it': ratio('seconds'),
      'this project / it (processor)': ratio('processor'),
    };
  };
  console.log(
    `\n${count === '0' ? 'The sample' : `${count} posts`}; load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  console.table({ 'this project': row(own), 'Astro alone': row(astro) });
}
rmSync(out, { recursive: true, force: true });
