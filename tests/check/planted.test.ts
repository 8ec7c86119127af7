import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '#content/finding.ts';
import { loadContent } from '#loading/load.ts';
import { FORMATS } from '../../scripts/lib/formats.ts';
import { applyChange, type Change } from '../content/change.ts';
import { lines } from '../content/folder.ts';
import { newFolder } from '../newFolder.ts';
import { readTable } from '../readTable.ts';

/** A mistake in the sample content, and the finding that must be reported. */
interface Planted extends Change {
  readonly file: string;
  /** The words of the changed file at which the finding must be reported; line 1, column 1 if absent. */
  readonly at?: string;
  readonly field: string;
  /** A regular expression. */
  readonly says: string;
}

/** Short paragraphs that together repeat much of a file; each alone says too little to be reported. */
function copied(file: string): string {
  const words = readFileSync(`content/${file}`, 'utf8')
    .split('\n---\n')[1]!
    .match(/\p{L}+/gu)!;
  return Array.from({ length: 8 }, (_, at) => `${words.slice(18 * at, 18 * at + 18).join(' ')}.`).join('\n\n');
}

const PLANTED: readonly Planted[] = [
  ...readTable<Planted[]>('check/planted.yaml'),
  {
    file: 'symptoms/yirmilik-dis-agrisi.md',
    append: copied('posts/kok-erimesi.md'),
    at: copied('posts/kok-erimesi.md'),
    field: 'body',
    says: 'shares \\d+ % of its text with posts/kok-erimesi\\.md:\\d+',
  },
];

/** A fixed day, so that the sample's dates do not age. */
const TODAY = ['--today', '2026-12-31'];

const check = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/check.ts', ...TODAY, ...args], { encoding: 'utf8' });

let folder: string;
let found: readonly Finding[];
let status: number | null;

const textOf = ({ file }: Planted) => readFileSync(join(folder, file), 'utf8');

function locationOf(mistake: Planted): string {
  const offset = mistake.at ? textOf(mistake).lastIndexOf(mistake.at) : 0;
  expect(offset, `${mistake.file} holds its mistake`).toBeGreaterThanOrEqual(0);
  const before = textOf(mistake).slice(0, offset).split('\n');
  return `${folder}/${mistake.file}:${before.length}:${before.at(-1)!.length + 1}`;
}

beforeAll(() => {
  folder = join(newFolder(), 'content');
  cpSync('content', folder, { recursive: true });
  for (const { file, at: _, field: __, says: ___, ...change } of PLANTED) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '', { flag: 'a' });
    writeFileSync(join(folder, file), applyChange(change, readFileSync(join(folder, file), 'utf8')));
  }
  const run = check('--format', 'json', folder);
  status = run.status;
  found = (JSON.parse(run.stdout) as { problems: Finding[] }).problems;
});

describe('content with planted mistakes', () => {
  it('gets one finding for each, at its place, and no other, and exits with 1', () => {
    const wanted = PLANTED.map((mistake) => ({
      at: locationOf(mistake),
      field: mistake.field,
      message: expect.stringMatching(mistake.says) as string,
    }));
    const byPlace = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : 1);
    expect(lines(found).toSorted(byPlace)).toEqual(wanted.toSorted(byPlace));
    expect(status).toBe(1);
  });

  it('stops a build with every error that the check has', () => {
    const errorsOf = (findings: readonly Finding[]) =>
      findings.filter(({ severity }) => severity !== 'warning').map(({ field, message }) => `${field}: ${message}`);
    expect(errorsOf(found).toSorted()).toEqual(errorsOf(loadContent(folder).findings).toSorted());
  });
});

it('reports errors and warnings as lines and as annotations, with file, line and column', () => {
  const copy = join(newFolder(), 'content');
  cpSync('tests/fixtures/practice', copy, { recursive: true });
  writeFileSync(join(copy, 'notes', 'buz.yaml'), 'colour: red\n', { flag: 'a' });
  writeFileSync(join(copy, 'posts', 'evde-egzersiz.md'), '\nEn iyi merkeziz.\n', { flag: 'a' });
  const { problems: findings } = JSON.parse(check('--format', 'json', copy).stdout) as { problems: Finding[] };
  const printed = (format: 'text' | 'github') => FORMATS[format](findings, '').split('\n');
  const lineOf = ({ file, line, column, field, message, severity }: Finding) =>
    `${file}:${line}:${column}  ${field}  ${severity === 'warning' ? 'warning: ' : ''}${message}`;
  expect(printed('text')).toEqual([...findings.map(lineOf), '1 error, 1 warning']);
  const annotations = printed('github');
  expect(
    annotations.map((one) => /^::\w+ file=[^,]+,line=\d+,col=\d+,title=[^:]+::./.exec(one)?.[0].slice(2, 9)),
  ).toEqual(findings.map(({ severity }) => (severity === 'warning' ? 'warning' : 'error f')));
});

it('exits with 0 if there is no finding', () => {
  expect(check('tests/fixtures/practice')).toMatchObject({ status: 0, stdout: '0 errors, 0 warnings\n' });
});

it('exits with 0 if there are only warnings', () => {
  const later = check('--today', '2031-01-01', 'tests/fixtures/practice');
  expect(later.status).toBe(0);
  expect(later.stdout).toMatch(
    /practice\.yaml:\d+:\d+ {2}security\.expires {2}warning: .*\n0 errors, \d+ warnings\n$/s,
  );
});
