import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { indexKnowledge } from '#answers/forBuild.ts';
import { ContentError } from '#content/finding.ts';
import { loadSite } from '#loading/load.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { readOptions } from '../lib/options.ts';
import { leaveOut } from './leaveOut.ts';
import { ask, figuresOf, type Outcome, share } from './measure.ts';
import { testQuestions } from './questions.ts';

const USAGE = `npm run answers:eval [-- OPTIONS]
Measures how well the content of CONTENT_DIR answers questions, and suggests what to write next.
  --questions FILE  also measure questions of your own: YAML with a list "questions", each with text and labels
                    (for those in tests/answers/heldOut only figures are printed)
  --show N          list at most N entries of each kind (default: 20)`;

const { values } = readOptions(USAGE, {
  options: { questions: { type: 'string' }, show: { type: 'string', default: '20' } },
});
const shown = Number(values.show);

const knowledge = readOrExit(() => knowledgeOf(loadSite()));
const { entries } = knowledge;
/** With the one on fees, which the index adds if the content has none. */
const known = [...entries, ...(knowledge.feesPolicy ? [knowledge.feesPolicy] : [])];
const questions = readOrExit(() =>
  values.questions
    ? testQuestions(
        values.questions,
        known.map(({ key }) => key),
      )
    : undefined,
);
const index = indexKnowledge(knowledge);

const row = (name: string, outcomes: readonly Outcome[]) => {
  const { answerable, first, among, right, wrong, unanswerable, falseAnswers, calibrationError } = figuresOf(outcomes);
  const cells = [answerable, first, among, right, wrong, unanswerable, falseAnswers].map((cell) =>
    (Number.isInteger(cell) ? String(cell) : cell.toFixed(1)).padStart(7),
  );
  console.log(`${name.padEnd(34)}${cells.join('')}${calibrationError.toFixed(3).padStart(7)}`);
};

const size = brotliCompressSync(JSON.stringify(index)).length;
console.log(
  `${entries.length} entries, ${entries.flatMap(({ phrasings }) => phrasings).length} phrasings; index: ${(size / 1024).toFixed(1)} KiB by brotli`,
);
console.log(`\n${''.padEnd(34)} asked  first  among  right  wrong silent  false  error`);

const verbatim = entries.flatMap(({ key, question, phrasings }) =>
  [question, ...phrasings].map((phrasing) => ({ text: phrasing, labels: [key] })),
);
row('word for word', ask(index, known, verbatim));
const left = leaveOut(entries);
row('each phrasing left out once', left);

if (questions) {
  const outcomes = ask(index, known, questions);
  row(values.questions!.split('/').at(-1)!, outcomes);
  for (const sort of [...new Set(outcomes.map(({ question }) => question.sort ?? question.style ?? ''))].sort())
    row(
      `  ${sort || 'other'}`,
      outcomes.filter(({ question }) => (question.sort ?? question.style ?? '') === sort),
    );
  // A held-out set whose sentences were used to fix the engine can no longer judge it.
  const isHeldOut = resolve(values.questions!).startsWith(resolve('tests/answers/heldOut'));
  const wrong = isHeldOut ? [] : outcomes.filter(({ answered, first }) => answered && !first).slice(0, shown);
  if (wrong.length > 0) console.log('\nAnswered, and wrongly:');
  for (const { question, key, confidence } of wrong) console.log(`  ${confidence.toFixed(2)} ${key}: ${question.text}`);
}

console.log(
  [
    '\nOf the questions that have an answer: "first", its entry comes first; "among", among the first three;',
    '"right", it is given; "wrong", another is given. Of the others, which are "silent": "false", one is given.',
    'All in percent. "error" is how far the estimate of being right is from the truth, 0 to 1.',
  ].join('\n'),
);
const missed = entries
  .map(({ key }) => {
    const own = left.filter(({ question }) => question.labels[0] === key);
    return { key, own, found: share(own, ({ answered, first }) => answered && first) };
  })
  .filter(({ own, found }) => own.length === 0 || found < 100)
  .sort((a, b) => a.found - b.found);
console.log(
  missed.length === 0
    ? '\nEvery entry is answered by each of its phrasings when it is left out.'
    : '\nWhat to write next: entries whose own phrasings are not answered when left out. Add some that ask in other words.',
);
for (const { key, own, found } of missed.slice(0, shown)) {
  const taken = own.filter(({ first, answered }) => !first && answered).map((outcome) => outcome.key);
  const rivals = [...new Set(taken)].join(', ');
  const example = own.find(({ answered, first }) => !(answered && first))?.question.text;
  console.log(
    own.length === 0
      ? `  ${key}: no phrasings yet`
      : `  ${key}: ${found.toFixed(0)} % answered${rivals && `, taken for ${rivals}`}; missed: ${example}`,
  );
}

/** Read content; if it has errors, print them and exit. */
function readOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
