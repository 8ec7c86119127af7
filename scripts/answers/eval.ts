import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { buildIndex } from '../../src/answers/train/build.ts';
import { knowledgeOf, type Knowledge } from '../../src/answers/train/knowledge.ts';
import { WEIGHTS } from '../../src/answers/train/weights.ts';
import type { AnswersIndex } from '../../src/answers/data.ts';
import { loadSite } from '../../src/build/load.ts';
import { withGreetings, withTypo } from './disturb.ts';
import { blownUp } from './many.ts';
import { areaUnderCurve, ask, calibration, calibrationError, figuresOf, type Outcome } from './measure.ts';
import { isKept, testQuestions, type TestQuestion } from './questions.ts';

// npm run answers:eval: how good the engine is on the third of the test questions that fitting never sees.
const knowledge = knowledgeOf(loadSite());
const index = buildIndex(knowledge, WEIGHTS);
const answer = createAnswerer(index);
const kept = testQuestions().filter(isKept);

const outcomes = run(index, kept);
const ordinary = outcomes.filter(({ question }) => question.sort !== 'fee' && question.sort !== 'emergency');
const all = figuresOf(ordinary);
const bySort = (sort: string) => figuresOf(outcomes.filter(({ question }) => question.sort === sort));
const answerable = kept.filter(({ labels }) => labels.length > 0);
const disturbed = (change: (text: string) => string) =>
  figuresOf(
    run(
      index,
      answerable.map((question) => ({ ...question, text: change(question.text) })),
    ),
  );
const plain = figuresOf(run(index, answerable));
const typo = disturbed(withTypo);
const greeted = disturbed(withGreetings);
const changed = answerable.filter(({ text }) => !sameHoweverWritten(text)).length;
const near = timed(index, kept);
const far = timed(buildIndex(blownUp(knowledge, 10_000), WEIGHTS), kept);
const bytes = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length / 1024;

table('goals', [
  ['', 'goal', 'reached'],
  ['first entry right, %', '>= 97', all.hit],
  ['answered and right, %', '>= 90', all.right],
  ['answered wrongly, %', '<= 1.5', all.wrong],
  ['false answers, %', '<= 1', all.falseAnswers],
  [
    '  of junk, English, orders, %',
    '0',
    Math.max(...['junk', 'english', 'order'].map((sort) => bySort(sort).falseAnswers)),
  ],
  ['area under curve', '>= .99', areaUnderCurve(ordinary)],
  ['calibration error', '<= .03', calibrationError(ordinary)],
  ['fee questions, %', '100', bySort('fee').right],
  ['emergencies, %', '100', bySort('emergency').right],
  ['lost by one typo, points', '<= 3', plain.right - typo.right],
  ['lost by greetings, points', '<= 1', plain.right - greeted.right],
  ['changed by case, folding, NFD', '0', changed],
  ['p50 in Deno, ms', '0.3', near.p50],
  ['p99', '1', near.p99],
  ['worst of 500 characters', '3', near.worst],
  ['10,000 entries, p99', '5', far.p99],
  ['10,000 entries, worst', '15', far.worst],
  ['load and first question, ms', '<= 10', near.load],
  ['index, KiB brotli', '<= 60', bytes(index)],
  ['  of it questions and answers', '', bytes(index.entries)],
]);

const groups = [...new Set(kept.map(groupOf))].sort();
table('by style and sort', [
  ['', 'questions', 'first right', 'answered right', 'answered wrong', 'false'],
  ...groups.map((group) => {
    const {
      answerable: n,
      unanswerable: m,
      hit,
      right,
      wrong,
      falseAnswers,
    } = figuresOf(outcomes.filter(({ question }) => groupOf(question) === group));
    return n > 0 ? [group, n, hit, right, wrong, ''] : [group, m, '', '', '', falseAnswers];
  }),
]);

table('calibration', [
  ['confidence', 'questions', 'mean', 'right'],
  ...calibration(ordinary).map(({ bin, count, confidence, right }) => [
    `${bin / 10}–${(bin + 1) / 10}`,
    count,
    confidence,
    right,
  ]),
]);

const without = (change: Partial<Knowledge>) => buildIndex({ ...knowledge, ...change }, WEIGHTS);
const { language, field } = knowledge;
const { urgent, fee } = index.decision;
table('without one stage', [
  ['', 'first right', 'answered right', 'answered wrong', 'false'],
  ...Object.entries<AnswersIndex>({
    'all stages': index,
    'glued words': { ...index, common: [] },
    greetings: without({ language: { ...language, greetings: [] } }),
    'typing errors': without({ language: { ...language, keyboard: [], alike: [] } }),
    rules: { ...index, rules: [] },
    'watched entries': {
      ...index,
      decision: { ...index.decision, urgent: { ...urgent, threshold: 2, part: 2 }, fee: { ...fee, threshold: 2 } },
    },
    meanings: without({ language: { ...language, meanings: {} }, field: { ...field, meanings: {} } }),
    decoys: without({ decoys: {} }),
    'half of the phrasings': without({
      entries: knowledge.entries.map((entry) => ({
        ...entry,
        phrasings: entry.phrasings.filter((_, i) => i % 2 === 0),
      })),
    }),
    phrasings: without({ entries: knowledge.entries.map((entry) => ({ ...entry, phrasings: [] })) }),
    decision: { ...index, decision: { ...index.decision, threshold: 0 } },
  }).map(([name, one]) => {
    const { hit, right, wrong, falseAnswers } = figuresOf(run(one, kept));
    return [name, hit, right, wrong, falseAnswers];
  }),
]);

function run(one: AnswersIndex, questions: readonly TestQuestion[]): Outcome[] {
  const guess = createAnswerer({ ...one, decision: { ...one.decision, threshold: 0 } });
  return ask(questions, knowledge.entries, createAnswerer(one), guess);
}

function sameHoweverWritten(text: string): boolean {
  const as = (question: string) => JSON.stringify(answer(question));
  const plainly = as(text);
  return [text.toLocaleUpperCase('tr'), text.normalize('NFD')].every((form) => as(form) === plainly);
}

function timed(
  one: AnswersIndex,
  questions: readonly TestQuestion[],
): { load: number; p50: number; p99: number; worst: number } {
  const folder = mkdtempSync(join(tmpdir(), 'answers-'));
  const files = [join(folder, 'index.json'), join(folder, 'questions.json')];
  writeFileSync(files[0]!, JSON.stringify(one));
  writeFileSync(files[1]!, JSON.stringify(questions.map(({ text }) => text)));
  const { stdout, stderr } = spawnSync(
    'node_modules/.bin/deno',
    ['run', '--allow-read', 'scripts/answers/time.ts', ...files],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as ReturnType<typeof timed>;
}

function groupOf({ labels, sort, style }: TestQuestion): string {
  return sort ? `${labels.length > 0 ? '' : 'silent: '}${sort}` : (style ?? '');
}

function table(title: string, rows: readonly (readonly (string | number)[])[]): void {
  const text = (cell: string | number) =>
    typeof cell === 'string' || Number.isInteger(cell) ? `${cell}` : cell.toFixed(Math.abs(cell) < 1.05 ? 3 : 1);
  console.log(`\n## ${title}\n`);
  for (const [line, row] of rows.entries()) {
    console.log(`| ${row.map(text).join(' | ')} |`);
    if (line === 0) console.log(`|${'---|'.repeat(row.length)}`);
  }
}
