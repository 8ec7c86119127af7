import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { defineConfig } from 'vitest/config';
import { type Stage, STAGES } from '../scripts/test/stages.ts';

// The folder of a practice's own content, as every command reads it.
if (existsSync('.env')) loadEnvFile();

/**
 * Milliseconds a test or a hook may take: at least ten times what the longest takes on two idle cores. A test that
 * hangs fails in the end; one that is slow on a busy machine does not.
 */
const PATIENCE = 300_000;

const globOf = (path: string): string => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`);

/** The stage `unit` has what no other has. */
function project({ name, tests = [], own, setup, built }: Stage) {
  const others = STAGES.filter((stage) => stage.name !== name).flatMap((stage) => stage.tests ?? []);
  const setups = [...(built ? ['tests/dist/built.ts'] : []), ...(setup ? [`tests/${setup}`] : [])];
  return {
    extends: true as const,
    test: {
      name,
      include: (process.env['TEST_PRACTICE'] === 'own' && own ? own : tests).map(globOf),
      exclude: tests.includes('tests') ? others.map(globOf) : [],
      globalSetup: setups,
      // These wait for processes that take both cores.
      fileParallelism: name !== 'crash' && name !== 'lighthouse',
    },
  };
}

/** `--project` picks a stage. A test has one try. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // Files share a worker's modules: to load the engine and the content again for each took half of the time.
    isolate: false,
    projects: STAGES.filter(({ tests }) => tests).map(project),
  },
});
