import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesOf } from '../../src/build/files.ts';
import { readOptions } from '../lib/options.ts';
import { onTwoCores, underLoad } from './cores.ts';
import { BENCH, record } from './record.ts';
import { buildArguments, rivals } from './rivals.ts';
import { writeContent } from './synthetic.ts';
import { stagesOf, timed } from './timed.ts';

// npm run bench:deploy [-- --loads idle,busy]: what a host does with a commit. Clone, production install with an empty
// npm cache, cold build, on two cores; then one opening hour changes. Needs the npm registry.
const { values } = readOptions(
  'npm run bench:deploy [-- --loads idle,busy]\nWhat a host does with a commit, on two cores. Needs the npm registry.',
  { options: { loads: { type: 'string', default: 'idle,busy' } } },
);
const RIVALS = /^(?:Eleventy|Astro)/;
const PAGES = 130;
const MIB = 1024 * 1024;

/** What a deploy may take, in seconds and MiB, by what is printed. */
const GOALS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  idle: { 'production install': 15, 'cold build': 8, 'peak memory, build': 700, installed: 250 },
  busy: { 'production install': 15, 'cold build': 20, 'peak memory, build': 700, installed: 250 },
};

const pinned = onTwoCores();
// A new folder each time, removed at the end: see README.md.
const work = resolve(BENCH, `deploy-${Date.now()}`);
const sizeOf = (folder: string) =>
  filesOf(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / MIB;
const hashesOf = (folder: string) =>
  new Map(
    filesOf(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
const ENV = { CI: 'true', NODE_ENV: 'production', CONTENT_DIR: 'content', SITE_URL: '' };

const build = (clone: string, cache = '') =>
  timed(process.execPath, buildArguments(clone), { cwd: clone, env: { ...ENV, CACHE_DIR: cache } });

async function deploy(load: string) {
  const clone = join(work, load, 'site');
  const dist = join(clone, 'dist');
  mkdirSync(join(work, load), { recursive: true });
  const cloned = await timed('git', ['clone', '--quiet', '--no-hardlinks', '.', clone]);
  const install = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--cache', join(work, load, 'npm')];
  const installed = await timed('npm', install, { cwd: clone });
  const cold = await build(clone);
  // The same, but for the cards: they are drawn beside other work, so that only the difference shows what they cost.
  cpSync(join(clone, '.cache/social'), join(clone, '.cards/social'), { recursive: true });
  const drawn = await build(clone, '.cards');
  const before = hashesOf(dist);
  changeOpeningHour(clone);
  const warm = await build(clone);
  const changed = [...hashesOf(dist)].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  const others: Record<string, number> = {};
  const content = join(work, load, 'content');
  writeContent('content', content, PAGES);
  for (const rival of rivals().filter(({ name }) => RIVALS.test(name)))
    others[rival.name] = (await rival.build(content, join(work, load, rival.name))).seconds;
  return {
    seconds: {
      clone: cloned.seconds,
      install: installed.seconds,
      build: cold.seconds,
      cards: cold.seconds - drawn.seconds,
      afterOneHour: warm.seconds,
    },
    processor: { build: cold.processor, cards: cold.processor - drawn.processor },
    peak: { install: installed.peak, build: cold.peak },
    installed: sizeOf(join(clone, 'node_modules')),
    published: { files: before.size, mebibytes: sizeOf(dist), changedByOneHour: changed.length },
    stages: stagesOf(cold),
    others,
  };
}

/** @throws Error if the content names no opening hour. */
function changeOpeningHour(clone: string): void {
  const file = join(clone, 'content/practice.yaml');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/^( +opens: ')\d\d:\d\d'/m, "$108:45'");
  if (changed === text) throw new Error(`${file} holds no opening hour to change.`);
  writeFileSync(file, changed);
}

const results: Record<string, Awaited<ReturnType<typeof deploy>>> = {};
for (const load of values.loads.split(',')) {
  const result = await underLoad(load === 'busy', () => deploy(load));
  results[load] = result;
  const { seconds, processor, peak, installed, published, stages, others } = result;
  const line = (name: string, value: number, unit: string, digits = 1) => {
    const goal = GOALS[load]?.[name];
    const told = goal === undefined ? '' : ` (goal ${goal})`;
    console.log(`  ${name.padEnd(36)}${value.toFixed(digits).padStart(9)} ${unit}${told}`);
  };
  console.log(`\n${load}`);
  line('clone', seconds.clone, 's');
  line('production install', seconds.install, 's');
  line('cold build', seconds.build, 's');
  line('  of which social cards', seconds.cards, 's');
  line('cold build, processor', processor.build, 's');
  line('  of which social cards', processor.cards, 's');
  line('build after one opening hour', seconds.afterOneHour, 's');
  for (const [name, taken] of Object.entries(others)) line(name, taken, 's');
  line('peak memory, install', peak.install, 'MiB', 0);
  line('peak memory, build', peak.build, 'MiB', 0);
  line('installed', installed, 'MiB', 0);
  line('published', published.mebibytes, 'MiB');
  line('published', published.files, 'files', 0);
  line('changed by one opening hour', published.changedByOneHour, 'files', 0);
  console.log(`Stages of the cold build\n${stages}`);
}
record('deploy', { pinned, results });
rmSync(work, { recursive: true, force: true });
console.log(`\nKept in ${join(BENCH, 'deploy.json')}`);
