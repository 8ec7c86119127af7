import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stage } from './stages.ts';

/** What vitest's JSON reporter counts. */
interface Counts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: 'passed' | 'failed' }[];
}

export interface Result {
  readonly stage: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** Of a stage that runs vitest to its end. */
  readonly counts?: Counts | undefined;
}

/**
 * Run stages side by side, up to one per core, and print the output of each when it is done. A stage that reads the
 * built sites waits for `build`.
 * @param env Variables added to the environment.
 */
export async function runStages(stages: readonly Stage[], cores: number, env: NodeJS.ProcessEnv): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  const results: Result[] = [];
  const waiting = [...stages];
  const running = new Set<Promise<void>>();
  const isReady = ({ built }: Stage) => !built || results.some(({ stage }) => stage === 'build');
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
  return results;

  async function runStage({ name, command, built }: Stage): Promise<void> {
    if (built && results.some(({ stage, passed }) => stage === 'build' && !passed)) {
      results.push({ stage: name, passed: false, seconds: 0 });
      console.log(`\n--- ${name}: not run, since build failed ---`);
      return;
    }
    const started = performance.now();
    const report = join(folder, `${name}.json`);
    // One worker a stage if several run side by side.
    const { code, output } = await run(command ?? vitest(name, report, stages.length > 2 ? 1 : cores), env);
    const seconds = (performance.now() - started) / 1000;
    console.log(`\n--- ${name}, ${seconds.toFixed(0)} s ---\n${output}`);
    results.push({ stage: name, passed: code === 0, seconds, counts: command ? undefined : readCounts(report) });
  }
}

function vitest(project: string, report: string, workers: number): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['--config', 'tests/vitest.config.ts', '--project', project, `--maxWorkers=${workers}`];
  return ['npx', 'vitest', 'run', ...config, ...reporters];
}

function readCounts(report: string): Counts | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Counts;
  } catch {
    // A run that ended before it could report has failed by its exit code.
    return undefined;
  }
}

function run(
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Print how long each stage took, then the sums of all, as vitest closes a run. */
export function printSummary(results: readonly Result[], seconds: number): void {
  console.log('\nStages');
  for (const { stage, passed, seconds: ownSeconds } of results)
    console.log(`${passed ? '  ok    ' : '  FAILED'} ${stage.padEnd(17)} ${ownSeconds.toFixed(0)} s`);
  console.log(`  in all ${''.padEnd(17)} ${seconds.toFixed(0)} s\n`);

  const counts = results.flatMap(({ counts: own }) => own ?? []);
  const files = counts.flatMap(({ testResults }) => testResults);
  const failedFiles = files.filter(({ status }) => status === 'failed').length;
  const sum = (count: (one: Counts) => number) => counts.reduce((total, one) => total + count(one), 0);
  console.log(` Test Files  ${passedOf(files.length, failedFiles)}`);
  const failedTests = sum(({ numFailedTests }) => numFailedTests);
  console.log(`      Tests  ${passedOf(sum(({ numPassedTests }) => numPassedTests) + failedTests, failedTests)}`);
}

const passedOf = (all: number, failed: number): string =>
  `${failed > 0 ? `${failed} failed | ` : ''}${all - failed} passed (${all})`;
