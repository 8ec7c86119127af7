import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readOptions } from './lib/options.ts';
import { type Asked, load } from './load/requests.ts';
import { trafficOf } from './load/traffic.ts';

const USAGE = `npm run load [-- --seconds 60 --connections 200 --every 15 --port 8899]
Serves the site as "npm run serve" does, sends it the requests of agents and people on many connections, and meanwhile
rebuilds it with changed content again and again.`;

const { values } = readOptions(USAGE, {
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '200' },
    every: { type: 'string', default: '15' },
    port: { type: 'string', default: '8899' },
  },
});
const [seconds, connections, every] = [values.seconds, values.connections, values.every].map(Number) as [
  number,
  number,
  number,
];
const FOLDER = '.cache/load';
const CONTENT = join(FOLDER, 'content');
const base = `http://localhost:${values.port}`;

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await cp(process.env['CONTENT_DIR'] || 'content', CONTENT, { recursive: true });

async function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts', '--out', FOLDER], {
    env: { ...process.env, CONTENT_DIR: CONTENT, SITE_URL: base },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
}

/** Resident memory of a process, in MB. */
const memory = async (pid: number): Promise<number> =>
  Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / 1024;

await build();
const server = spawn(process.execPath, ['scripts/serve.ts', FOLDER], {
  env: { ...process.env, PORT: values.port },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const pid = server.pid!;

try {
  const traffic: readonly Asked[] = await trafficOf(base);
  const before = await memory(pid);
  const until = performance.now() + seconds * 1000;
  const sizes: number[] = [];
  const measure = async () => {
    while (performance.now() < until) {
      sizes.push(await memory(pid));
      await sleep(1000);
    }
  };
  const swaps: number[] = [];
  const rebuild = async () => {
    for (let number = 1; performance.now() + every * 1000 < until; number++) {
      await sleep(every * 1000);
      const sentence = `Bu yazı ${number} kez yenilendi.`;
      await appendFile(join(CONTENT, 'pages/privacy.md'), `\n${sentence}\n`);
      await build();
      const built = performance.now();
      while (!(await (await fetch(`${base}/gizlilik.md`)).text()).includes(sentence)) await sleep(50);
      swaps.push(Math.round(performance.now() - built));
    }
  };
  const [result] = await Promise.all([load(base, traffic, connections, until), measure(), rebuild()]);
  await sleep(2000);

  const { counts, errors, milliseconds } = result;
  const total = milliseconds.length;
  const ordered = Float64Array.from(milliseconds).sort();
  const share = (part: number) => `${ordered[Math.min(total - 1, Math.floor(total * part))]!.toFixed(1)} ms`;
  console.log(
    `${total} requests in ${seconds} s on ${connections} connections: ${Math.round(total / seconds)} a second`,
  );
  for (const [kind, count] of Object.entries(counts)) console.log(`  ${kind.padEnd(28)} ${count}`);
  console.log(`answered in ${share(0.5)} (half), ${share(0.99)} (99 of 100), ${share(1)} (all)`);
  console.log(`${swaps.length} builds swapped in, seen after ${swaps.join(', ')} ms`);
  const half = sizes.slice(Math.floor(sizes.length / 2));
  console.log(
    `memory: ${before.toFixed(0)} MB before, ${Math.max(...sizes).toFixed(0)} at most, ` +
      `${(await memory(pid)).toFixed(0)} after; ` +
      `${trend(half).toFixed(1)} MB a minute over the second half`,
  );
  console.log(`${errors.length} answers that the contract does not have`);
  for (const error of errors.slice(0, 20)) console.error(`  ${error}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
} finally {
  server.kill('SIGTERM');
}

/** Slope of values taken each second, per minute: least squares. */
function trend(sizes: readonly number[]): number {
  const middle = (sizes.length - 1) / 2;
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const above = sizes.reduce((sum, size, second) => sum + (second - middle) * (size - mean), 0);
  const below = sizes.reduce((sum, _, second) => sum + (second - middle) ** 2, 0);
  return below === 0 ? 0 : (above / below) * 60;
}
