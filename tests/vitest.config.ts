import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hasSample, ownFolder } from './ownPractice.ts';

/** A part of the tests, which `--project` picks. */
interface Project {
  readonly name: string;
  /** Its test files, or folders of them, below `tests`. */
  readonly tests: readonly string[];
  /** Those that pass for any practice: in a fork, `npm test` runs only them. Default: none. */
  readonly own?: readonly string[];
  /** Whether it reads the sites that `dist/built.ts` builds. */
  readonly built?: true;
  /** A global setup of its own, below `tests`. */
  readonly setup?: string;
  /** Left out of `npm test`. */
  readonly long?: true;
  /** Whether it runs after all others, one file at a time, since it needs both cores. */
  readonly alone?: true;
}

/** The API's contract over HTTP, and those of its tests that pass for any practice. */
const CONTRACT = { tests: ['served'], built: true } as const;
const ANY = ['served/kinds.test.ts', 'served/api.test.ts', 'served/documentation.test.ts'];
const BROWSER = { built: true, setup: 'browser/setup.ts' } as const;

const PROJECTS: readonly Project[] = [
  { name: 'unit', tests: ['**'] },
  // Types and lint.
  { name: 'code', tests: ['code'] },
  { name: 'dist', tests: ['dist'], built: true, own: ['dist'] },
  { name: 'served-node', ...CONTRACT, setup: 'served/node.ts', own: ANY },
  // One request of each kind, and what only Netlify's runtime does.
  { name: 'kinds-netlify', tests: ['served/kinds.test.ts', 'netlify'], built: true, setup: 'served/netlify.ts' },
  { name: 'links', tests: ['links'], built: true, setup: 'served/node.ts', own: ['links'] },
  { name: 'browser', ...BROWSER, tests: ['browser'], own: ['browser/kinds.test.ts'] },
  { name: 'dev', tests: ['dev'] },
  { name: 'bundle', tests: ['bundle'], built: true },
  { name: 'long', tests: ['**/*.long.test.ts'], long: true },
  { name: 'rebuilds', tests: ['rebuilds'], built: true, long: true },
  { name: 'forms', ...BROWSER, tests: ['forms'], long: true },
  { name: 'served-netlify', ...CONTRACT, setup: 'served/netlify.ts', long: true },
  { name: 'lighthouse', ...BROWSER, tests: ['lighthouse'], long: true, alone: true },
];

const globOf = (path: string): string => `tests/${path}${path.endsWith('.ts') ? '' : '/**/*.test.ts'}`;

/** The project `unit` has what no other has. */
const ELSEWHERE = PROJECTS.filter(({ name }) => name !== 'unit')
  .flatMap(({ tests }) => tests)
  .map(globOf);

/**
 * Milliseconds a test or a hook may take: at least ten times what the longest takes on two idle cores. A test that
 * hangs fails in the end; one that is slow on a busy machine does not.
 */
const TIMEOUT = 300_000;

// Temporary folders of this run, its servers and browsers included.
const temporary = mkdtempSync(join(tmpdir(), 'tests-'));
process.env['TMPDIR'] = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

// The folder of a practice's own content, as every command reads it.
if (existsSync('.env')) process.loadEnvFile('.env');

/** `npm test` has the mode `short`, `npm run test:all` the mode `all`; without one every project can be named. */
export default defineConfig(({ mode }) => {
  // A fork has its own practice, and its `npm test` tests that. Tests of the code need the sample.
  const own = ownFolder() !== undefined && (mode === 'short' || !hasSample());
  if (own) {
    process.env['TEST_PRACTICE'] = 'own';
    console.log('Testing your practice; "npm run test:all" also tests the code, on the sample in content/.');
  }
  if (mode === 'all') process.env['PROPERTY_RUNS'] = '5000';

  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    test: {
      testTimeout: TIMEOUT,
      hookTimeout: TIMEOUT,
      // Files share a worker's modules: to load the engine and the content again for each took half of the time.
      isolate: false,
      // Vitest would leave one core to itself; of two that is half.
      maxWorkers: Math.max(2, availableParallelism()),
      projects: PROJECTS.filter((project) => (mode !== 'short' || !project.long) && (!own || project.own)).map(
        ({ name, tests, own: ownTests = [], setup, built, alone }) => ({
          extends: true,
          test: {
            name,
            include: (own ? ownTests : tests).map(globOf),
            exclude: name === 'unit' ? ELSEWHERE : [],
            globalSetup: [...(built ? ['tests/dist/built.ts'] : []), ...(setup ? [`tests/${setup}`] : [])],
            fileParallelism: !alone,
            sequence: { groupOrder: alone ? 1 : 0 },
          },
        }),
      ),
    },
  };
});
