import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createHandler, type Handle } from '#edge/handle.ts';
import type { FetchFile } from '#edge/respond.ts';
import { readBuiltSite } from '#server/builtSite.ts';
import { readOptions } from './lib/options.ts';
import { putDenoOnPath } from './netlify/denoProgram.ts';

readOptions(
  'npm run bench:edge\n' +
    'Time of the edge function of the built site by kind of response, its cold start in Deno, and its size.',
  {},
);

/** Where it works; ignored by git. */
const FOLDER = '.cache/bench';

/** The value below which a share of the values lies, 0 to 1. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

const next: FetchFile = async () => new Response('<!--nearest-->');
const ROUNDS = 5000;

/**
 * Time a handler, in microseconds of this process's processor: what the function itself takes, however busy the
 * machine. The first requests do not count: they compile the code.
 */
async function time(handle: Handle, requests: readonly (() => Request)[]): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let round = -1000; round < ROUNDS; round++) {
    const request = requests[(round + 1000) % requests.length]!();
    const started = process.cpuUsage();
    await handle(request, next);
    const { user, system } = process.cpuUsage(started);
    if (round >= 0) times.push(user + system);
  }
  return { p50: median(times), p99: quantile(times, 0.99) };
}

const { data } = await readBuiltSite('.');
const ask =
  (path: string, init: RequestInit = {}) =>
  () =>
    new Request(`https://practice.example${path}`, init);
const accept = (type: string) => ({ headers: { accept: type } });
const questions = data.answers.entries.map(({ question }) => `/api/v1/answers?q=${encodeURIComponent(question)}`);
// Each page's address with its first letter missing.
const misspelt = data.pages.flatMap(({ path }) => (path === '/' ? [] : [path.replace(/\/\w(?=[^/]*$)/, '/')]));

const KINDS: Readonly<Record<string, readonly (() => Request)[]>> = {
  'page as HTML': [ask('/blog', accept('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'))],
  'page as Markdown': [ask('/blog', accept('text/markdown'))],
  'JSON snapshot': [ask('/api/v1/practice')],
  'status 405': [ask('/blog', { method: 'POST' })],
  'status 406': [ask('/blog', accept('application/json'))],
  'status 404': misspelt.map((path) => ask(path)),
  answer: questions.map((path) => ask(path)),
};

const handle = createHandler(data);
const empty = await time(async (request, go) => go(new URL(request.url).pathname, request), [ask('/blog')]);
const figures: Record<string, { p50: number; p99: number }> = { 'empty handler': empty };
for (const [kind, requests] of Object.entries(KINDS)) figures[kind] = await time(handle, requests);
console.table(figures);

/** Import of the handler, of the data, and the index made ready, in milliseconds: medians of five processes. */
function coldStart(): Record<string, number> {
  const script = join(FOLDER, 'cold.ts');
  mkdirSync(FOLDER, { recursive: true });
  const address = (path: string) => JSON.stringify(pathToFileURL(resolve(path)).href);
  writeFileSync(
    script,
    `const started = performance.now();
const { createHandler } = await import(${address('src/edge/handle.ts')});
const code = performance.now();
const { default: data } = await import(${address('.edge/data.js')});
const read = performance.now();
const handle = createHandler(data);
await handle(new Request('https://practice.example/api/v1/answers?q=randevu'), async () => new Response());
console.log(JSON.stringify({ code: code - started, data: read - code, 'first answer': performance.now() - read }));
`,
  );
  putDenoOnPath();
  const runs = Array.from(
    { length: 5 },
    () =>
      JSON.parse(
        execFileSync('deno', ['run', '--no-check', '--allow-read', '--allow-env', script], { encoding: 'utf8' }),
      ) as Record<string, number>,
  );
  return Object.fromEntries(Object.keys(runs[0]!).map((part) => [part, median(runs.map((run) => run[part]!))]));
}

const bytes = ['.edge/netlify/site.js', '.edge/data.js'].map((file) => readFileSync(file));
const kib = (size: number) => Math.round(size / 1024);
const size = {
  KiB: kib(bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)),
  'KiB compressed': kib(bytes.reduce((sum, file) => sum + gzipSync(file).byteLength, 0)),
};
const cold = coldStart();
console.log('Cold start, ms:', cold, '\nFunction and data:', size);
