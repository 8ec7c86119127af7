import { defineConfig } from 'vitest/config';

/** One project a stage of `npm test`; `--project` picks it. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{dist,served,bundle,links,browser,lighthouse,crash,dev}/**'],
        },
      },
      {
        extends: true,
        test: { name: 'crash', include: ['tests/crash/**/*.test.ts'], testTimeout: 120_000, fileParallelism: false },
      },
      {
        extends: true,
        test: {
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          globalSetup: ['tests/dist/build.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'bundle', include: ['tests/bundle/**/*.test.ts'] },
      },
      ...(['node', 'netlify'] as const).map((runtime) => ({
        extends: true as const,
        test: {
          name: `served-${runtime}`,
          include: ['tests/served/**/*.test.ts'],
          globalSetup: [`tests/served/${runtime}.ts`],
          // Netlify's local runtime answers some tens of requests a second.
          testTimeout: 60_000,
        },
      })),
      {
        extends: true,
        test: {
          name: 'links',
          include: ['tests/links/**/*.test.ts'],
          globalSetup: ['tests/served/node.ts'],
          testTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'dev', include: ['tests/dev/**/*.test.ts'], testTimeout: 20_000 } },
      {
        extends: true,
        test: {
          name: 'browser',
          // What is drawn when is the browser's own affair on a busy machine; what is wrong is wrong three times.
          retry: 2,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'lighthouse',
          retry: 2,
          include: ['tests/lighthouse/**/*.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
