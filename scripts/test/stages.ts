/** A part of the tests: what `npm test -- NAME` runs. */
export interface Stage {
  readonly name: string;
  /** The command it runs. Default: Vitest on `tests`. */
  readonly command?: readonly string[];
  /** Its test files, or folders of them. */
  readonly tests?: readonly string[];
  /** Vitest's global setup, below `tests`. */
  readonly setup?: string;
  /** Whether it reads the sites that the stage `build` makes. */
  readonly built?: true;
  /** Tests that pass for any practice, and so run in a fork. Default: none; the stage needs the sample. */
  readonly own?: readonly string[];
  /** Runs only in `npm run test:all`. */
  readonly long?: true;
  /** Folders of `src` that it tests; what they import counts too. Default: all of `src`. */
  readonly shows?: readonly string[];
  /** Files of other stages' tests that it imports. */
  readonly uses?: readonly string[];
}

const npm = (script: string) => ['npm', 'run', '--silent', script];

/** Folders that turn content into a site. */
const MAKERS = ['build', 'pages', 'outputs', 'scaffold'];

/** The contract of src/api/README.md over HTTP, and one request of each kind. */
const CONTRACT = {
  tests: ['tests/served'],
  uses: ['tests/hostile', 'tests/api/openapiValidator.ts'],
  shows: ['server', 'outputs'],
  built: true,
} as const;
const KINDS = { ...CONTRACT, tests: ['tests/served/kinds.test.ts'] } as const;

/** Contract tests that pass for any practice. */
const ANY = ['tests/served/kinds.test.ts', 'tests/served/api.test.ts', 'tests/served/documentation.test.ts'];
const SECOND = [...ANY, 'tests/served/raw.test.ts', 'tests/begun'];

/** All stages, the longest first: stages run side by side, so they end at about the same time. */
export const STAGES: readonly Stage[] = [
  {
    name: 'build',
    command: ['node', '--import', './scripts/env.mjs', 'scripts/test/build.ts'],
    shows: MAKERS,
    own: [],
  },
  { name: 'types', command: npm('types') },
  {
    name: 'browser',
    tests: ['tests/browser'],
    setup: 'browser/setup.ts',
    built: true,
    own: ['tests/browser/kinds.test.ts'],
  },
  { name: 'unit', tests: ['tests'] },
  { name: 'lint', command: npm('lint') },
  {
    name: 'dist',
    tests: ['tests/dist'],
    uses: ['tests/api/openapiValidator.ts'],
    shows: MAKERS,
    built: true,
    own: ['tests/dist'],
  },
  { name: 'served-node', ...CONTRACT, setup: 'served/node.ts', own: ANY },
  { name: 'kinds-netlify', ...KINDS, tests: [...KINDS.tests, 'tests/netlify'], setup: 'served/netlify.ts' },
  { name: 'kinds-deno', ...KINDS, setup: 'served/deno.ts' },
  { name: 'kinds-cloudflare', ...KINDS, setup: 'served/cloudflare.ts' },
  { name: 'links', tests: ['tests/links'], setup: 'served/node.ts', built: true, own: ['tests/links'] },
  { name: 'dev', tests: ['tests/dev'], shows: ['dev', 'pages'] },
  { name: 'bundle', tests: ['tests/bundle'], shows: ['edge', 'build'], built: true },
  { name: 'long', tests: ['tests/**/*.long.test.ts'], long: true },
  { name: 'rebuilds', tests: ['tests/rebuilds'], shows: MAKERS, built: true, long: true },
  { name: 'crash', tests: ['tests/crash'], shows: MAKERS, long: true },
  { name: 'lighthouse', tests: ['tests/lighthouse'], setup: 'browser/setup.ts', built: true, long: true },
  {
    name: 'forms',
    tests: ['tests/forms'],
    uses: ['tests/browser'],
    setup: 'browser/setup.ts',
    built: true,
    long: true,
  },
  {
    name: 'second',
    tests: ['tests/second'],
    uses: ['tests/browser'],
    setup: 'browser/setup.ts',
    built: true,
    long: true,
  },
  { name: 'served-netlify', ...CONTRACT, setup: 'served/netlify.ts', long: true },
  { name: 'served-deno', ...CONTRACT, setup: 'served/deno.ts', long: true },
  { name: 'served-cloudflare', ...CONTRACT, setup: 'served/cloudflare.ts', long: true },
  // Another practice, as `npm run new -- practice` creates it.
  { name: 'served-second', ...CONTRACT, tests: SECOND, setup: 'served/second.ts', long: true },
];
