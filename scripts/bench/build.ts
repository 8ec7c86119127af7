import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { readOptions } from '../lib/options.ts';
import { titleOf, writePlot } from './plot.ts';
import { BENCH, median, record } from './record.ts';
import { RIVALS } from './rivals.ts';
import { writeContent } from './synthetic.ts';
import type { Timed } from './timed.ts';

const { values } = readOptions(
  'npm run bench:build [-- --posts 0,1000 --rounds 3]\n' +
    'Time a build of the sample (0) and of 1,000 posts beside Starlight and Eleventy, in turn, round by round.',
  {
    options: { posts: { type: 'string', default: '0,1000' }, rounds: { type: 'string', default: '3' } },
  },
);
/** What the README shows. */
const PLOT = '.github/images/build-times.svg';
const out = resolve(BENCH, 'out');
rmSync(out, { recursive: true, force: true });
const figures: Record<string, Record<string, { seconds: number; processor: number; peak: number }>> = {};

for (const count of values.posts.split(',')) {
  const content = resolve(BENCH, 'content', count);
  const runs = new Map<string, Timed[]>(RIVALS.map(({ name }) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round++) {
    writeContent('content', content, Number(count));
    for (const [index, { name, build }] of RIVALS.entries()) {
      const folder = resolve(out, `${count}-${round}-${index}`);
      mkdirSync(folder, { recursive: true });
      runs.get(name)!.push(await build(content, folder));
    }
  }
  const [cold, warm] = RIVALS.map(({ name }) => runs.get(name)!);
  console.log(
    `\n${titleOf(Number(count))}; load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  console.table(
    Object.fromEntries(
      [...runs].map(([name, times]) => {
        const of = (what: 'seconds' | 'processor') => median(times.map((run) => run[what]));
        // Pair by pair, so that a machine that slows down in between does not skew the comparison.
        const ratio = (own: readonly Timed[], what: 'seconds' | 'processor') =>
          round2(median(times.map((run, round) => own[round]![what] / run[what])));
        const peak = Math.max(...times.map((run) => run.peak));
        (figures[count] ??= {})[name] = { seconds: of('seconds'), processor: of('processor'), peak };
        const row = {
          'seconds (median)': round2(of('seconds')),
          'cold / it': ratio(cold!, 'seconds'),
          'one change / it': ratio(warm!, 'seconds'),
          'processor s': round2(of('processor')),
          'cold / it (processor)': ratio(cold!, 'processor'),
          'one change / it (processor)': ratio(warm!, 'processor'),
          'peak MiB': Math.round(peak),
        };
        return [name, row];
      }),
    ),
  );
}
record('build', { figures });
writePlot(PLOT, figures);
rmSync(out, { recursive: true, force: true });

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
