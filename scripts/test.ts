import { availableParallelism } from 'node:os';
import { readOptions } from './lib/options.ts';
import { canBreak, changedSince } from './test/changed.ts';
import { hasSample, ownFolder } from './test/practice.ts';
import { printSummary, runStages } from './test/run.ts';
import { type Stage, STAGES } from './test/stages.ts';

// npm test [-- STAGE ...]: the stages of the short run, or the ones that are named.
// npm test -- --changed [--since BRANCH]: those of the short run that can break by what differs from BRANCH (main).
// npm run test:all: every stage, and thousands of runs of each property.
// In a fork with its own practice the short run has only tests that read its content; named stages, --changed and
// test:all test the code. One stage per core runs at a time and prints when it is done; a summary follows.

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

/** The folder of a fork's own practice. */
const own = ownFolder();
/** Only it is tested: the short run was asked for, or the sample that tests of the code need is gone. */
const ownOnly = own !== undefined && (!hasSample() || (positionals.length === 0 && !values.all && !values.changed));

const started = performance.now();
const results = await runStages(chooseStages(), availableParallelism(), {
  ...(values.all && { PROPERTY_RUNS: '5000' }),
  ...(ownOnly && { TEST_PRACTICE: 'own' }),
});
printSummary(results, (performance.now() - started) / 1000);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** Choose the stages that are asked for, and `build` before any that reads what it makes. */
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
      `The practice of ${own}/ is tested. Left out, since they test the code on the sample practice: ` +
        `${left.map(({ name }) => name).join(', ')}.\n` +
        (hasSample()
          ? 'If you changed code, run "npm run test:all", or name stages: "npm test -- unit".'
          : 'content/ no longer holds the sample: to test code, put it back and keep your practice in a folder of its own.'),
    );
  const kept = wanted.filter((stage) => !left.includes(stage));
  return STAGES.filter((stage) => kept.includes(stage) || (stage.name === 'build' && kept.some(({ built }) => built)));
}
