import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { defineConfig } from 'vitest/config';

// The folder of a practice's own content, as every command reads it.
if (existsSync('.env')) loadEnvFile();

/**
 * Milliseconds a test or a hook may take: at least ten times what the longest takes on two idle cores. A test that hangs
 * fails in the end; one that is slow on a busy machine does not.
 */
const PATIENCE = 300_000;

const project = (name: string, include: string, rest: object = {}) => ({
  extends: true as const,
  test: { name, include: [include], ...rest },
});

/** One project a stage of `npm test` (`scripts/test.ts`); `--project` picks it. A test has one try. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    projects: [
      project('unit', 'tests/**/*.test.ts', {
        exclude: ['tests/{dist,served,begun,netlify,bundle,links,browser,lighthouse,crash,dev}/**'],
      }),
      project('crash', 'tests/crash/**/*.test.ts', { fileParallelism: false }),
      project('dist', 'tests/dist/**/*.test.ts', { globalSetup: ['tests/dist/build.ts'] }),
      project('bundle', 'tests/bundle/**/*.test.ts'),
      project('served-node', 'tests/served/**/*.test.ts', { globalSetup: ['tests/served/node.ts'] }),
      project('served-netlify', 'tests/{served,netlify}/**/*.test.ts', { globalSetup: ['tests/served/netlify.ts'] }),
      project('served-deno', 'tests/served/**/*.test.ts', { globalSetup: ['tests/served/deno.ts'] }),
      project('served-cloudflare', 'tests/served/**/*.test.ts', { globalSetup: ['tests/served/cloudflare.ts'] }),
      // Another practice, as `npm run new -- practice` begins it.
      project('served-second', 'tests/{served/{contract/*,raw,documentation},begun/answers}.test.ts', {
        globalSetup: ['tests/served/second.ts'],
      }),
      project('links', 'tests/links/**/*.test.ts', { globalSetup: ['tests/served/node.ts'] }),
      project('dev', 'tests/dev/**/*.test.ts'),
      project('browser', 'tests/browser/**/*.test.ts', { globalSetup: ['tests/browser/setup.ts'], maxWorkers: 2 }),
      project('lighthouse', 'tests/lighthouse/**/*.test.ts', {
        globalSetup: ['tests/browser/setup.ts'],
        fileParallelism: false,
      }),
    ],
  },
});
