import { writeFileSync } from 'node:fs';
import { createDecide } from '../../src/urgency/learned/decide.ts';
import { featuresOf } from '../../src/urgency/learned/features.ts';
import { createEvidence } from '../../src/urgency/recognise.ts';
import { wordsOf } from '../../src/turkish/tokenise.ts';
import { randomOf } from '../answers/train/random.ts';
import { learnUrgent, type Lesson } from './train/learnUrgent.ts';
import { mistype } from './train/mistype.ts';
import { commonWords, known, ordinary, writers, type Told } from './material.ts';

// npm run answers:urgent [-- --unjudged]
/** Logarithms of the odds, by how each writer is judged by what was learned from the others: some 3.5 in a hundred near-misses are taken for one. */
const THRESHOLDS = { short: 0.5, usual: 0, long: -0.5 };
/** There are so many ordinary questions that each counts less; of few words there are fewer. */
const WEIGHT_OF_ORDINARY = 0.15;
const WEIGHT_OF_SHORT = 0.5;
const SHORT = 3;
const weightOf = ({ text }: Told) => (wordsOf(text).length <= SHORT ? WEIGHT_OF_SHORT : WEIGHT_OF_ORDINARY);

/** So many copies with a typing error, and how much each counts. */
const MISTYPED = 5;
const WEIGHT_OF_MISTYPED = 0.3;

const evidence = createEvidence();
const random = randomOf('typing errors');

/** What a question teaches. Where the rules were made by it their verdict proves nothing: one in two is not told of it. */
function lesson({ text, kind }: Told, weight: number, hideRules: boolean): Lesson {
  const { words, found } = evidence(text);
  return { features: Int32Array.from(featuresOf(text, words, hideRules ? [] : found).features), kind, weight };
}

/** What questions teach as they are, and with typing errors. */
const lessonsFrom = (questions: readonly Told[]): Lesson[] =>
  questions.flatMap((one, at) => [
    lesson(one, 1, at % 2 === 0),
    ...Array.from({ length: MISTYPED }, () =>
      lesson({ ...one, text: mistype(one.text, random) }, WEIGHT_OF_MISTYPED, at % 2 === 0),
    ),
  ]);

const all = writers();
/** What the rules take for an emergency is left out: most of it tells of one. */
const asked = [...ordinary().learned, ...commonWords()].filter(({ text }) => evidence(text).found.length === 0);
const common = [...lessonsFrom(known()), ...asked.map((one) => lesson(one, weightOf(one), false))];
const lessonsOf = new Map(all.map(({ name, questions }) => [name, lessonsFrom(questions)]));

const share = (count: number, of: number) => ((100 * count) / (of || 1)).toFixed(1).padStart(10);
console.log('Each writer judged by what was learned from the others, in percent taken for an emergency.\n');
console.log('writer     emergencies right kind  ordinary near-miss     story');
const judged = process.argv.includes('--unjudged') ? [] : all;
for (const { name, questions } of judged) {
  const others = all.flatMap((one) => (one.name === name ? [] : lessonsOf.get(one.name)!));
  const decide = createDecide(learnUrgent([...common, ...others], THRESHOLDS));
  const answers = questions.map((one) => {
    const { words, found } = evidence(one.text);
    return { ...one, said: decide(one.text, words, found) };
  });
  const of = (is: (one: Told) => boolean) => {
    const asked = answers.filter(is);
    return share(asked.filter(({ said }) => said).length, asked.length);
  };
  const urgent = answers.filter(({ kind, said }) => kind && said);
  console.log(
    name.padEnd(12) +
      of(({ kind }) => kind !== undefined) +
      share(urgent.filter(({ kind, said }) => kind === said).length, urgent.length) +
      ['ordinary', 'near-miss', 'story'].map((sort) => of((one) => one.sort === sort)).join(''),
  );
}

const model = learnUrgent([...common, ...[...lessonsOf.values()].flat()], THRESHOLDS);
writeFileSync('src/urgency/learned/model.json', `${JSON.stringify(model)}\n`);
