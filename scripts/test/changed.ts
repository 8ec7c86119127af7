import { execFileSync } from 'node:child_process';
import { folderOf, reachedFrom } from './imports.ts';
import { type Stage, STAGES } from './stages.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** List the files that differ from where this branch left `branch`, untracked ones included. */
export function changedSince(branch: string): string[] {
  const [base = 'HEAD'] = git('merge-base', branch, 'HEAD');
  return [...git('diff', '--name-only', '--no-renames', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Tell whether a change of a file can make a stage fail; in doubt, true. */
export function canBreak(file: string, stage: Stage): boolean {
  if (stage.name === 'lint') return true;
  if (file.startsWith('src/') && !file.endsWith('README.md'))
    return !stage.shows || reachedFrom(stage.shows).has(folderOf(file.slice('src/'.length)));
  if (file.startsWith('tests/')) return testsOf(file).includes(stage) || stage.name === 'types' || usesOf(file, stage);
  // The README files are checked by unit tests, too.
  if (file.endsWith('.md') && !file.startsWith('content/')) return stage.name === 'unit';
  // Content, scripts, configuration, packages.
  return true;
}

/** List the stages that run a test file: those that name it, or the nearest folder around it. */
function testsOf(file: string): readonly Stage[] {
  const length = ({ tests = [] }: Stage) =>
    Math.max(0, ...tests.filter((path) => `${file}/`.startsWith(`${path}/`)).map((path) => path.length));
  const longest = Math.max(...STAGES.map(length));
  return STAGES.filter((stage) => length(stage) === longest && longest > 0);
}

const usesOf = (file: string, { built, setup, uses = [] }: Stage): boolean =>
  [
    ...uses,
    ...(built ? ['tests/dist/build', 'tests/dist/practices.ts', 'tests/fixtures', 'tests/scaffold/anka.ts'] : []),
    ...(setup ? [`tests/${setup.split('/')[0]!}`] : []),
    'tests/vitest.config.ts',
  ].some((path) => file.startsWith(path));
