import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { filesOf } from '../../src/build/files.ts';
import { readOptions } from '../lib/options.ts';
import { titleOf, writePlot } from './plot.ts';
import { BENCH, median, record } from './record.ts';
import { rivals } from './rivals.ts';
import { writeContent } from './synthetic.ts';
import { stagesOf, type Timed } from './timed.ts';

// npm run bench:build [-- --posts 0,1000,10000 --rounds 3]: the rivals in turn, round by round.
const { values } = readOptions(
  'npm run bench:build [-- --posts 0,1000,10000 --rounds 3]\n' +
    'Seconds of a build beside other generators, in turn, round by round.',
  {
    options: { posts: { type: 'string', default: '0,1000,10000' }, rounds: { type: 'string', default: '3' } },
  },
);
/** What the README shows. */
const PLOT = '.github/images/build-times.svg';
const counts = values.posts.split(',').map(Number);
const all = rivals();
// A new folder for each build, and none removed between them: on a machine where this was measured, creating
// thousands of files took two to three times as long for minutes after thousands had been removed.
const out = resolve(BENCH, `out-${Date.now()}`);
type Figures = {
  seconds: number;
  processor: number;
  cold: number;
  warm: number;
  peak: number;
  written: number;
};
const figures: Record<string, Record<string, Figures>> = {};

for (const count of counts) {
  const content = resolve(BENCH, 'content', String(count));
  writeContent('content', content, count);
  const runs = new Map<string, Timed[]>(all.map(({ name }) => [name, []]));
  const last = new Map<string, string>();
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [index, { name, build }] of all.entries()) {
      const folder = resolve(out, `${count}-${round}-${index}`);
      mkdirSync(folder, { recursive: true });
      runs.get(name)!.push(await build(content, folder));
      last.set(name, folder);
    }
  const [cold, warm] = [runs.get(all[0]!.name)!, runs.get(all[1]!.name)!];
  console.log(
    `\n${titleOf(count).padEnd(26)}  median s  cold/it  warm/it  processor s  cold/it  warm/it  peak MiB  written MiB`,
  );
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  figures[count] = {};
  for (const [name, times] of runs) {
    const seconds = median(times.map((run) => run.seconds));
    // Pair by pair, so that a machine that slows down in between does not skew the comparison.
    const over = (own: readonly Timed[], what: 'seconds' | 'processor' = 'seconds') =>
      median(times.map((run, round) => own[round]![what] / run[what]));
    const processor = median(times.map((run) => run.processor));
    const peak = Math.max(...times.map((run) => run.peak));
    const folder = last.get(name)!;
    const written = filesOf(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1024 / 1024;
    figures[count][name] = { seconds, processor, cold: over(cold), warm: over(warm), peak, written };
    console.log(
      name.padEnd(26) +
        seconds.toFixed(2).padStart(10) +
        over(cold).toFixed(2).padStart(9) +
        over(warm).toFixed(2).padStart(10) +
        processor.toFixed(2).padStart(13) +
        over(cold, 'processor').toFixed(2).padStart(9) +
        over(warm, 'processor').toFixed(2).padStart(9) +
        peak.toFixed(0).padStart(10) +
        written.toFixed(0).padStart(13),
    );
  }
  console.log(`Timings of this project's last build:\n${stagesOf(warm.at(-1)!)}`);
}

const [small, large] = counts.slice(-2);
const growth: Record<string, number> = {};
if (small && large && small !== large) {
  console.log(`\nGrowth exponent from ${small} to ${large} posts`);
  for (const { name } of all) {
    const ratio = figures[large]![name]!.seconds / figures[small]![name]!.seconds;
    growth[name] = Math.log(ratio) / Math.log(large / small);
    console.log(`${name.padEnd(20)}${growth[name].toFixed(2).padStart(10)}`);
  }
}
record('build', { figures, growth });
writePlot(PLOT, figures);
for (const name of readdirSync(BENCH).filter((entry) => /^out(?:-|$)/.test(entry)))
  rmSync(join(BENCH, name), { recursive: true });
console.log(`\nKept in ${join(BENCH, 'build.json')}, plotted in ${PLOT}`);
