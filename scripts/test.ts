import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from './options.ts';
import { canBreak, changedSince } from './test/changed.ts';
import { hasSample, ownFolder } from './test/practice.ts';
import { type Stage, STAGES } from './test/stages.ts';

// npm test [-- STAGE ...]: the stages of the short run, or the ones that are named.
// npm test -- --changed [--since BRANCH]: those of the short run that can break by what differs from BRANCH (main).
// npm run test:all: every stage, and thousands of runs of each property.
// In a fork with its own practice the short run has only tests that read its content; named stages, --changed and
// test:all test the code. One stage per core runs at a time and prints when it is done; a summary follows.

interface Result {
  readonly stage: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** What vitest's JSON reporter counts. */
interface Counts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: 'passed' | 'failed' }[];
}

const USAGE = `npm test [-- STAGE ...]
Runs the stages of the short run, or only the named ones. In a fork with its own practice: only those that read its content.
  --changed       only stages that changes since main can break
  --since BRANCH  compare with BRANCH instead of main
npm run test:all: every stage.
Stages: ${STAGES.map(({ name }) => name).join(', ')}`;

const { positionals, values } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'main' },
  },
});
const unknown = positionals.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(', ')}; the stages are ${STAGES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

/**
 * Only a fork's own practice is tested: its short run was asked for, or the sample that tests of the code need is gone.
 */
const own = ownFolder();
const ownOnly = own !== undefined && (!hasSample() || (positionals.length === 0 && !values.all && !values.changed));
const chosen = chooseStages();
const cores = availableParallelism();
const folder = mkdtempSync(join(tmpdir(), 'test-'));
const began = performance.now();
const results: Result[] = [];
const counts: Counts[] = [];
const waiting = [...chosen];
const running = new Set<Promise<void>>();
while (waiting.length > 0 || running.size > 0) {
  const next = running.size < cores ? waiting.findIndex(isReady) : -1;
  if (next < 0) {
    await Promise.race(running);
    continue;
  }
  const job: Promise<void> = runStage(waiting.splice(next, 1)[0]!).finally(() => running.delete(job));
  running.add(job);
}
rmSync(folder, { recursive: true });

console.log('\nStages');
for (const { stage, passed, seconds } of results)
  console.log(`${passed ? '  ok    ' : '  FAILED'} ${stage.padEnd(17)} ${seconds.toFixed(0)} s`);
console.log(`  in all ${''.padEnd(17)} ${((performance.now() - began) / 1000).toFixed(0)} s\n`);

// As vitest closes a run, for all of them together.
const files = counts.flatMap(({ testResults }) => testResults);
const failedFiles = files.filter(({ status }) => status === 'failed').length;
const passedTests = counts.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
const failedTests = counts.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0);
const summary = (failed: number, passed: number) =>
  `${failed > 0 ? `${failed} failed | ` : ''}${passed} passed (${failed + passed})`;
console.log(` Test Files  ${summary(failedFiles, files.length - failedFiles)}`);
console.log(`      Tests  ${summary(failedTests, passedTests)}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** Those that are asked for, and `build` before any that reads what it makes. */
function chooseStages(): readonly Stage[] {
  const short = STAGES.filter(({ long }) => values.all || !long);
  const changed = values.changed ? changedSince(values.since) : [];
  const wanted = values.changed
    ? short.filter((stage) => changed.some((file) => canBreak(file, stage)))
    : STAGES.filter((stage) => (positionals.length > 0 ? positionals.includes(stage.name) : short.includes(stage)));
  if (values.changed) console.log(`${changed.length} changed files: ${wanted.map(({ name }) => name).join(', ')}`);
  const left = ownOnly ? wanted.filter((stage) => !stage.own) : [];
  if (left.length > 0)
    console.log(
      `The practice of ${own}/ is tested. Left out, since they test the code on the sample practice: ${left.map(({ name }) => name).join(', ')}.\n` +
        (hasSample()
          ? 'If you changed code, run "npm run test:all", or name stages: "npm test -- unit".'
          : 'content/ no longer holds the sample: to test code, put it back and keep your practice in a folder of its own.'),
    );
  const kept = wanted.filter((stage) => !left.includes(stage));
  return STAGES.filter((stage) => kept.includes(stage) || (stage.name === 'build' && kept.some(({ built }) => built)));
}

/** A stage waits for `build` where it reads the sites. */
function isReady({ built }: Stage): boolean {
  return !built || results.some(({ stage }) => stage === 'build');
}

async function runStage({ name, command, built }: Stage): Promise<void> {
  if (built && results.some(({ stage, passed }) => stage === 'build' && !passed)) {
    results.push({ stage: name, passed: false, seconds: 0 });
    console.log(`\n--- ${name}: not run, since build failed ---`);
    return;
  }
  const started = performance.now();
  const report = join(folder, `${name}.json`);
  const { code, output } = await run(command ?? vitest(name, report));
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n--- ${name}, ${seconds.toFixed(0)} s ---\n${output}`);
  results.push({ stage: name, passed: code === 0, seconds });
  if (!command) counts.push(...countsOf(report));
}

/** One worker a stage where several run side by side. */
function vitest(project: string, report: string): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const workers = `--maxWorkers=${chosen.length > 2 ? 1 : cores}`;
  return ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, workers, ...reporters];
}

function countsOf(report: string): Counts[] {
  try {
    return [JSON.parse(readFileSync(report, 'utf8')) as Counts];
  } catch {
    // A run that ended before it could report has failed by its exit code.
    return [];
  }
}

function run([command = '', ...args]: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      ...(values.all && { PROPERTY_RUNS: '5000' }),
      ...(ownOnly && { TEST_PRACTICE: 'own' }),
    };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
