import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from '@netlify/edge-bundler';
import { buildIndex } from '../../src/answers/index/buildIndex.ts';
import { indexSite } from '../../src/answers/index/indexSite.ts';
import { LANGUAGE, MODEL } from '../../src/answers/index/learned.ts';
import { loadSite } from '../../src/content/load.ts';
import { createHandler, type Handle } from '../../src/edge/handle.ts';
import type { FetchFile } from '../../src/edge/respond.ts';
import { edgeData } from '../../src/outputs/edgeData.ts';
import { URGENT_TABLES } from '../../src/urgency/tables.ts';
import { putDenoOnPath } from '../hosts/denoProgram.ts';
import { readOptions } from '../lib/options.ts';
import { onTwoCores, underLoad } from './cores.ts';
import { syntheticKnowledge } from './knowledge.ts';
import { BENCH, median, quantile, record } from './record.ts';
import { timed } from './timed.ts';

// npm run bench:edge [-- --entries 120,1000,10000 --loads idle,busy]: of the site as it stands, idle and with both
// cores busy; then, idle, of ever more entries.
const { values } = readOptions(
  'npm run bench:edge [-- --entries 120,1000,10000 --loads idle,busy]\nTime of the edge function.',
  {
    options: {
      entries: { type: 'string', default: '120,1000,10000' },
      loads: { type: 'string', default: 'idle,busy' },
    },
  },
);
const counts = values.entries.split(',').map(Number);
const WARM = 2000;

/** Microseconds a request. */
interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

interface Figures {
  /** From the request to the response: on busy cores, also how long the scheduler lets other programs run. */
  readonly wall: Percentiles;
  /** Processor of this process: what the function itself takes, however busy the machine. Goals are judged by it. */
  readonly own: Percentiles;
  readonly perSecond: number;
}

const next: FetchFile = async () => new Response('<!--nearest-->');

/** Get the quietest of three passes, so that other work of the machine does not decide. */
async function time(handle: Handle, make: () => Request, rounds: number): Promise<Figures> {
  for (let i = 0; i < Math.min(WARM, rounds); i++) await handle(make(), next);
  const passes: Figures[] = [];
  while (passes.length < 3) passes.push(await pass(handle, make, rounds));
  return passes.reduce((best, one) => (one.wall.p99 < best.wall.p99 ? one : best));
}

async function pass(handle: Handle, make: () => Request, rounds: number): Promise<Figures> {
  const wall: number[] = [];
  const own: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const request = make();
    const before = process.cpuUsage();
    const started = performance.now();
    await handle(request, next);
    wall.push((performance.now() - started) * 1000);
    const { user, system } = process.cpuUsage(before);
    own.push(user + system);
  }
  const perSecond = 1e6 / (wall.reduce((a, b) => a + b) / rounds);
  return { wall: percentiles(wall), own: percentiles(own), perSecond };
}

const percentiles = (times: readonly number[]): Percentiles => ({ p50: median(times), p99: quantile(times, 0.99) });

/** Take several requests in turn, round and round. */
function inTurn(makes: readonly (() => Request)[]): () => Request {
  let turn = 0;
  return () => makes[turn++ % makes.length]!();
}

// The site to bundle at the end: from a build of its own, since there may be none.
const folder = resolve(BENCH, 'edge');
mkdirSync(folder, { recursive: true });
await timed(process.execPath, ['scripts/build.ts', '--out', folder], { env: { CONTENT_DIR: 'content', SITE_URL: '' } });

const site = loadSite('content', {});
const data = { ...edgeData(site), urgentTables: URGENT_TABLES, answers: indexSite(site) };
const ask =
  (path: string, init: RequestInit = {}) =>
  () =>
    new Request(site.base + path, init);
const accept = (type: string) => ({ headers: { accept: type } });
const requests: Record<string, () => Request> = {
  'page as HTML': ask('/blog', accept('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')),
  'page as Markdown': ask('/blog', accept('text/markdown')),
  'JSON snapshot': ask('/api/v1/practice'),
  'faq?category=': ask(`/api/v1/faq?category=${data.faqCategories[0]}`),
  '405': ask('/blog', { method: 'POST' }),
  '406': ask('/blog', accept('application/json')),
};
/**
 * Goals of the site as it stands, own time: the p99 of a 404 over the empty handler, and that of an answer, in
 * microseconds.
 */
const GOALS = { notFound: 30, answer: 1000 } as const;

const columns = (...cells: readonly string[]) => cells.map((cell) => cell.padStart(9)).join('');
const row = (name: string, { wall, own, perSecond }: Figures) =>
  console.log(
    name.padEnd(28) +
      columns(...[wall.p50, wall.p99, own.p50, own.p99].map((value) => value.toFixed(1)), perSecond.toFixed(0)),
  );

const handler = createHandler(data);
const questions = site.faq.flatMap((category) => category.questions.map(({ question }) => question));
const asked = questions.map((question) => ask(`/api/v1/answers?q=${encodeURIComponent(question)}`));
// Each page's address with its first letter missing.
const misspelt = data.pages.flatMap(({ path }) => (path === '/' ? [] : [ask(path.replace(/\/\w(?=[^/]*$)/, '/'))]));

/** Every kind of response of the site as it stands, answers to the practice's own questions among them. */
async function measurePaths(): Promise<Record<string, Figures>> {
  const empty = await time(async (request, go) => go(new URL(request.url).pathname, request), ask('/blog'), 20_000);
  row('empty handler', empty);
  const figures: Record<string, Figures> = { empty };
  const measure = async (name: string, make: () => Request, rounds: number): Promise<Figures> => {
    const measured = (figures[name] = await time(handler, make, rounds));
    row(name, measured);
    return measured;
  };
  for (const [name, make] of Object.entries(requests)) await measure(name, make, 20_000);
  const notFound = await measure('404', ask('/blog/nothing-stands-here'), 20_000);
  await measure('404 of each page misspelt', inTurn(misspelt), 5000);
  const answer = await measure('answer', inTurn(asked), 5000);
  const over = (kind: 'wall' | 'own') => (notFound[kind].p99 - empty[kind].p99).toFixed(1);
  const milliseconds = (kind: 'wall' | 'own') => (answer[kind].p99 / 1000).toFixed(2);
  console.log(`  404: p99 ${over('own')} µs over the empty handler (goal ${GOALS.notFound}); wall ${over('wall')}`);
  console.log(`  answer: p99 ${milliseconds('own')} ms (goal ${GOALS.answer / 1000}); wall ${milliseconds('wall')}`);
  return figures;
}

const pinned = onTwoCores();
const paths: Record<string, Record<string, Figures>> = {};
for (const load of values.loads.split(',')) {
  console.log(`\n${`${load}, µs`.padEnd(28)}${columns('wall p50', 'p99', 'own p50', 'p99', 'req/s')}`);
  paths[load] = await underLoad(load === 'busy', measurePaths);
}

const answers: Record<string, Record<string, Figures>> = {};
const cold: Record<string, object> = {};
putDenoOnPath();
for (const count of counts) {
  const knowledge = syntheticKnowledge(count);
  const started = performance.now();
  const index = buildIndex(knowledge, LANGUAGE, MODEL);
  console.log(`\n${count} entries, index built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const handle = createHandler({ ...data, answers: index });
  let turn = 0;
  const entry = () => knowledge.entries[(turn += 7) % count]!;
  const query = (text: () => string) => () => ask(`/api/v1/answers?q=${encodeURIComponent(text())}`)();
  const kinds: Record<string, () => Request> = {
    hit: query(() => entry().question),
    // Letters exchanged, and without the words in which it was learned.
    rescue: query(() => entry().phrasings[0]!.replace(/(.)(.)(?= )/u, '$2$1')),
    miss: query(() => 'yarın hava nasıl olacak acaba'),
    '500 characters': query(() => `${entry().question} ${entry().question} `.repeat(20).slice(0, 500).trim()),
  };
  answers[count] = {};
  for (const [name, make] of Object.entries(kinds)) {
    answers[count][name] = await time(handle, make, 2000);
    row(`  ${name}`, answers[count][name]);
  }
  const module = join(folder, `data-${count}.js`);
  writeFileSync(module, `export default ${JSON.stringify({ ...data, answers: index })};\n`);
  cold[count] = coldStart(module);
  console.log(`  cold start in Deno, ms: ${JSON.stringify(cold[count])}`);
}

/** Import of the handler, of the data, and the index made ready, in milliseconds: medians of five processes. */
function coldStart(module: string): Record<string, number> {
  const script = join(folder, 'cold.ts');
  const source = (path: string) => JSON.stringify(pathToFileURL(resolve(path)).href);
  writeFileSync(
    script,
    `const a = performance.now();
const { createHandler } = await import(${source('src/edge/handle.ts')});
const { createAnswerer } = await import(${source('src/answers/answerer.ts')});
const b = performance.now();
const { default: data } = await import(${source(module)});
const c = performance.now();
createHandler(data, { answer: createAnswerer(data.answers) });
console.log(JSON.stringify({ code: b - a, data: c - b, index: performance.now() - c }));
`,
  );
  const runs = Array.from({ length: 5 }, () => {
    const out = execFileSync('deno', ['run', '--no-check', '--allow-read', '--allow-env', script], {
      encoding: 'utf8',
    });
    return JSON.parse(out) as Record<'code' | 'data' | 'index', number>;
  });
  return Object.fromEntries(
    (['code', 'data', 'index'] as const).map((part) => [
      part,
      Math.round(median(runs.map((run) => run[part])) * 10) / 10,
    ]),
  );
}

const made = await bundle([join(folder, '.edge/netlify')], folder, [], { basePath: folder, userLogger: () => {} });
const bytes = readFileSync(join(folder, made.manifest!.bundles[0]!.asset));
const size = { raw: bytes.byteLength, gzip: gzipSync(bytes).byteLength };
console.log(`\nBundle, data included: ${(size.raw / 1024).toFixed(0)} KiB, gzip ${(size.gzip / 1024).toFixed(0)} KiB`);
record('edge', { pinned, paths, answers, cold, size });
