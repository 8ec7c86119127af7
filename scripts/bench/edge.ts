import { bundle } from '@netlify/edge-bundler';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { buildIndex } from '../../src/answers/index/build.ts';
import { LANGUAGE, MODEL } from '../../src/answers/index/learned.ts';
import { createHandler, type Handle, type Next } from '../../src/edge/handle.ts';
import { answersIndex } from '../../src/build/answersIndex.ts';
import { edgeData } from '../../src/outputs/edgeData.ts';
import { loadSite } from '../../src/build/load.ts';
import { putDenoOnPath } from '../../src/server/deno.ts';
import { onTwoCores, underLoad } from './cores.ts';
import { syntheticKnowledge } from './knowledge.ts';
import { BENCH, median, quantile, record } from './record.ts';

// npm run bench:edge [-- --entries 120,1000,10000 --loads idle,busy]: of the site as it stands, idle and with both cores
// busy; then, idle, of ever more entries.
const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '120,1000,10000' },
    loads: { type: 'string', default: 'idle,busy' },
  },
});
const counts = values.entries.split(',').map(Number);
const WARM = 2000;

interface Figures {
  /** Microseconds a request. */
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const next: Next = async () => new Response('<!--nearest-->');

/** The quietest of three passes: what else the machine does must not decide. */
async function time(handle: Handle, make: () => Request, rounds: number): Promise<Figures> {
  for (let i = 0; i < Math.min(WARM, rounds); i++) await handle(make(), next);
  const passes: Figures[] = [];
  while (passes.length < 3) passes.push(await pass(handle, make, rounds));
  return passes.reduce((best, one) => (one.p99 < best.p99 ? one : best));
}

async function pass(handle: Handle, make: () => Request, rounds: number): Promise<Figures> {
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const request = make();
    const started = performance.now();
    await handle(request, next);
    times.push((performance.now() - started) * 1000);
  }
  return { p50: median(times), p99: quantile(times, 0.99), perSecond: 1e6 / (times.reduce((a, b) => a + b) / rounds) };
}

/**
 * What the function itself takes of each of several requests, however busy the machine: the quickest of ten tries of each, and
 * the percentiles of those.
 */
async function ownTime(handle: Handle, makes: readonly (() => Request)[]): Promise<Figures> {
  const quickest = makes.map(() => Infinity);
  for (let tries = 0; tries < 10; tries++)
    for (const [index, make] of makes.entries()) {
      const { p50 } = await pass(handle, make, 1);
      quickest[index] = Math.min(quickest[index]!, p50);
    }
  const mean = quickest.reduce((a, b) => a + b) / quickest.length;
  return { p50: median(quickest), p99: quantile(quickest, 0.99), perSecond: 1e6 / mean };
}

const site = loadSite('content', {});
const data = { ...edgeData(site), answers: answersIndex(site) };
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
  '404': ask('/blog/nothing-stands-here'),
  '405': ask('/blog', { method: 'POST' }),
  '406': ask('/blog', accept('application/json')),
};
/** Goals of the site as it stands: the p99 of a 404 over the empty handler, and that of an answer, in microseconds. */
const GOALS = { notFound: 30, answer: 1000 } as const;

const row = (name: string, { p50, p99, perSecond }: Figures, over = '') =>
  console.log(
    name.padEnd(28) +
      p50.toFixed(1).padStart(9) +
      p99.toFixed(1).padStart(9) +
      perSecond.toFixed(0).padStart(10) +
      over,
  );

const handler = createHandler(data, { answer: createAnswerer(data.answers) });
const questions = site.faq.flatMap((category) => category.questions.map(({ question }) => question));

/** Every kind of response of the site as it stands, answers to the practice's own questions among them. */
async function measurePaths(): Promise<Record<string, Figures>> {
  const empty = await time(async (request, go) => go(new URL(request.url).pathname, request), ask('/blog'), 20_000);
  row('empty handler', empty);
  const figures: Record<string, Figures> = { empty };
  for (const [name, make] of Object.entries(requests)) {
    figures[name] = await time(handler, make, 20_000);
    row(name, figures[name], (figures[name].p99 - empty.p99).toFixed(1).padStart(10));
  }
  const asked = questions.map((question) => ask(`/api/v1/answers?q=${encodeURIComponent(question)}`));
  let turn = 0;
  figures['answer'] = await time(handler, () => asked[turn++ % asked.length]!(), 5000);
  row('answer', figures['answer']);
  // Each page's address with its first letter missing, and each of the practice's questions.
  const unknown = data.pages.flatMap(({ path }) => (path === '/' ? [] : [ask(path.replace(/\/\w(?=[^/]*$)/, '/'))]));
  figures['404, own time'] = await ownTime(handler, unknown);
  figures['answer, own time'] = await ownTime(handler, asked);
  for (const name of ['404, own time', 'answer, own time']) row(name, figures[name]!);
  const notFound = figures['404']!.p99 - empty.p99;
  console.log(`  404: p99 ${notFound.toFixed(1)} µs over the empty handler (goal ${GOALS.notFound})`);
  console.log(`  answer: p99 ${(figures['answer'].p99 / 1000).toFixed(2)} ms (goal ${GOALS.answer / 1000})`);
  return figures;
}

const pinned = onTwoCores();
const paths: Record<string, Record<string, Figures>> = {};
for (const load of values.loads.split(',')) {
  console.log(
    `\n${load.padEnd(28)}${'p50 µs'.padStart(9)}${'p99 µs'.padStart(9)}${'req/s'.padStart(10)}   p99 over an empty handler, µs`,
  );
  paths[load] = await underLoad(load === 'busy', measurePaths);
}

const answers: Record<string, Record<string, Figures>> = {};
const cold: Record<string, object> = {};
const folder = resolve(BENCH, 'edge');
mkdirSync(folder, { recursive: true });
putDenoOnPath();
for (const count of counts) {
  const knowledge = syntheticKnowledge(count);
  const started = performance.now();
  const index = buildIndex(knowledge, LANGUAGE, MODEL);
  console.log(`\n${count} entries, index built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const handle = createHandler(data, { answer: createAnswerer(index) });
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

const made = await bundle([resolve('.edge/netlify')], folder, [], { basePath: resolve('.'), userLogger: () => {} });
const bytes = readFileSync(join(folder, made.manifest!.bundles[0]!.asset));
const size = { raw: bytes.byteLength, gzip: gzipSync(bytes).byteLength };
console.log(
  `\nBundle with the standing build's data: ${(size.raw / 1024).toFixed(0)} KiB, gzip ${(size.gzip / 1024).toFixed(0)} KiB`,
);
record('edge', { pinned, paths, answers, cold, size });
