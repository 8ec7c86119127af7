import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// npm test [-- STAGE ...]: every stage, or the ones that are named, one after the other. A stage that fails stops only
// those that need it; the end says how long each took and which failed.

/** An npm script, or a project of tests/vitest.config.ts; `needs` names the stage whose output it reads. */
interface Stage {
  readonly script?: string;
  readonly needs?: string;
}

const STAGES: Readonly<Record<string, Stage>> = {
  types: { script: 'types' },
  lint: { script: 'lint' },
  unit: {},
  build: { script: 'build' },
  dist: {},
  'served-node': { needs: 'build' },
  'served-netlify': { needs: 'build' },
  'served-deno': { needs: 'build' },
  'served-second': {},
  'served-cloudflare': { needs: 'build' },
  links: { needs: 'build' },
  bundle: { needs: 'build' },
  dev: {},
  crash: {},
  lighthouse: {},
  browser: {},
};

interface Result {
  readonly stage: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** Why it was not run. */
  readonly skipped?: string;
}

/** What vitest's JSON reporter counts. */
interface Counts {
  readonly numTotalTestSuites: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: 'passed' | 'failed' }[];
}

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; the stages are ${Object.keys(STAGES).join(', ')}.`);
  process.exit(2);
}
const chosen = Object.keys(STAGES).filter((name) => positionals.length === 0 || positionals.includes(name));

const folder = mkdtempSync(join(tmpdir(), 'test-'));
const results: Result[] = [];
const counts: Counts[] = [];
for (const stage of chosen) {
  const { script, needs } = STAGES[stage]!;
  const failed = results.some((result) => result.stage === needs && !result.passed);
  if (failed) {
    results.push({ stage, passed: false, seconds: 0, skipped: `not run, since ${needs} failed` });
    continue;
  }
  console.log(`\n--- ${stage} ---`);
  const report = join(folder, `${stage}.json`);
  const began = performance.now();
  const passed = script === undefined ? await vitest(stage, report) : await run('npm', ['run', '--silent', script]);
  results.push({ stage, passed, seconds: (performance.now() - began) / 1000 });
  if (script === undefined) counts.push(...countsOf(report));
}
rmSync(folder, { recursive: true });

console.log('\nStages');
for (const { stage, passed, seconds, skipped } of results)
  console.log(`${passed ? '  ok    ' : '  FAILED'} ${stage.padEnd(16)} ${skipped ?? `${seconds.toFixed(0)} s`}`);
console.log(`  in all ${''.padEnd(16)} ${results.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s\n`);

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

function vitest(project: string, report: string): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters]);
}

function countsOf(report: string): Counts[] {
  try {
    return [JSON.parse(readFileSync(report, 'utf8')) as Counts];
  } catch {
    // A run that ended before it could report has failed by its exit code.
    return [];
  }
}

function run(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
