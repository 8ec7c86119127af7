import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesOf } from '#files/filesOf.ts';
import { readOptions } from '../lib/options.ts';
import { BENCH } from './figures.ts';
import { timed } from './timed.ts';

readOptions(
  'npm run bench:deploy\nWhat a host does with a commit: clone, production install with an empty npm cache, build;\n' +
    'then one opening hour changes. Needs the npm registry.',
  {},
);

const MIB = 1024 * 1024;
const work = resolve(BENCH, `deploy-${Date.now()}`);
const clone = join(work, 'site');
const dist = join(clone, 'dist');
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

/** `npm run build` of the clone, without npm's own time. */
function build() {
  const { scripts } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as { scripts: { build: string } };
  const env = { CI: 'true', NODE_ENV: 'production', CONTENT_DIR: 'content', SITE_URL: '' };
  return timed(process.execPath, scripts.build.split(' ').slice(1), { cwd: clone, env });
}

/** @throws Error if the content names no opening hour. */
function changeOpeningHour(): void {
  const file = join(clone, 'content/practice.yaml');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/^( +opens: ')\d\d:\d\d'/m, "$108:45'");
  if (changed === text) throw new Error(`${file} holds no opening hour to change.`);
  writeFileSync(file, changed);
}

mkdirSync(work, { recursive: true });
const cloned = await timed('git', ['clone', '--quiet', '--no-hardlinks', '.', clone]);
const install = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--cache', join(work, 'npm')];
const installed = await timed('npm', install, { cwd: clone });
const cold = await build();
const before = hashesOf(dist);
changeOpeningHour();
await build();
const figures = {
  'clone, s': cloned.seconds,
  'production install, s': installed.seconds,
  'production install, MiB': sizeOf(join(clone, 'node_modules')),
  'build, s': cold.seconds,
  'build, processor s': cold.processor,
  'build, peak MiB': cold.peak,
  'published files': before.size,
  'published MiB': sizeOf(dist),
  'files changed by one opening hour': [...hashesOf(dist)].filter(([file, hash]) => before.get(file) !== hash).length,
};
console.table(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10])));
rmSync(work, { recursive: true, force: true });
