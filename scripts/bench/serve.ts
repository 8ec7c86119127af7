import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import autocannon from 'autocannon';
import { filesOf } from '../../src/build/files.ts';
import { readBuilt } from '../../src/server/folder.ts';
import { addressOf, listen } from '../../src/server/listen.ts';
import { createSiteHandler } from '../../src/server/server.ts';
import { readOptions } from '../lib/options.ts';
import { BENCH, record } from './record.ts';

readOptions(
  'npm run bench:serve\n' +
    'Requests a second and latency of the Node server beside nginx, and how far files of each kind compress.',
  {},
);

/** What is asked for; nginx has no answers to give. */
const PATHS = {
  page: '/',
  alternate: '/index.md',
  JSON: '/api/v1/practice.json',
  answer: `/api/v1/answers?q=${encodeURIComponent('kanal tedavisi kaç seans sürer')}`,
};
/** For a time in seconds, not a number of requests: autocannon looks only once a second whether that is reached. */
const LOAD = { connections: 16, duration: 3 };
const NGINX_PORT = 18_473;

interface Loaded {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly errors: number;
}

async function load(url: string): Promise<Loaded> {
  const started = performance.now();
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({ url, ...LOAD });
  const seconds = (performance.now() - started) / 1000;
  return { requestsPerSecond: requests.total / seconds, p99: latency.p99, errors: errors + timeouts + non2xx };
}

/** nginx over the same files; undefined if the machine has none. */
function startNginx(dist: string) {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const folder = resolve(BENCH, 'nginx');
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on;
  types { text/html html; text/markdown md; application/json json; }
  server { listen 127.0.0.1:${NGINX_PORT}; root ${dist}; }
}
`,
  );
  return spawn('nginx', ['-c', config], { stdio: 'ignore' });
}

const server = await listen(0, createSiteHandler(await readBuilt('.')));
const nginx = startNginx(resolve('dist'));
const figures: Record<string, { ours: Loaded; nginx?: Loaded }> = {};
try {
  await new Promise((go) => setTimeout(go, 500));
  console.log(
    `${'asked for'.padEnd(12)}${'req/s'.padStart(10)}${'p99 ms'.padStart(9)}${'errors'.padStart(9)}${'nginx req/s'.padStart(14)}${'ours/nginx'.padStart(12)}`,
  );
  for (const [name, path] of Object.entries(PATHS)) {
    const ours = await load(addressOf(server).replace(/\/$/, '') + path);
    const theirs = nginx && name !== 'answer' ? await load(`http://127.0.0.1:${NGINX_PORT}${path}`) : undefined;
    figures[name] = { ours, ...(theirs && { nginx: theirs }) };
    const beside = theirs
      ? theirs.requestsPerSecond.toFixed(0).padStart(14) +
        (ours.requestsPerSecond / theirs.requestsPerSecond).toFixed(2).padStart(12)
      : '';
    console.log(
      name.padEnd(12) +
        ours.requestsPerSecond.toFixed(0).padStart(10) +
        String(ours.p99).padStart(9) +
        String(ours.errors).padStart(9) +
        beside,
    );
    if (ours.errors > 0) process.exitCode = 1;
  }
} finally {
  nginx?.kill();
  await server.close(true);
}

/** What a CDN sends: brotli at the level most of them use while serving. */
const QUALITY = 5;
const kinds = new Map<string, { files: number; raw: number; brotli: number }>();
for (const file of filesOf(resolve('dist'))) {
  const bytes = readFileSync(join('dist', file));
  const kind = extname(file) || 'none';
  const sum = kinds.get(kind) ?? { files: 0, raw: 0, brotli: 0 };
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).byteLength;
  kinds.set(kind, { files: sum.files + 1, raw: sum.raw + bytes.byteLength, brotli: sum.brotli + brotli });
}
console.log(`\n${'kind'.padEnd(16)}${'files'.padStart(7)}${'KiB'.padStart(10)}${'brotli KiB'.padStart(13)}`);
for (const [kind, { files, raw, brotli }] of [...kinds].toSorted(([, a], [, b]) => b.raw - a.raw))
  console.log(
    kind.padEnd(16) +
      String(files).padStart(7) +
      (raw / 1024).toFixed(1).padStart(10) +
      (brotli / 1024).toFixed(1).padStart(13),
  );
record('serve', { load: figures, compression: Object.fromEntries(kinds) });
