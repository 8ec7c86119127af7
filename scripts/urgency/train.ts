import { writeFileSync } from 'node:fs';
import { wordsOf } from '#turkish/wordsOf.ts';
import { URGENT_TABLES } from '#urgency/buildTime.ts';
import { featuresOf } from '#urgency/features.ts';
import { createFloor } from '#urgency/floor.ts';
import { createRecognise } from '#urgency/recognise.ts';
import { randomOf } from '../answers/train/random.ts';
import { readOptions } from '../lib/options.ts';
import { figuresOf, formatFigures, HEADING } from './figures.ts';
import { commonWords, fingerprint, type LabelledQuestion, ordinary, writers } from './material.ts';
import { learnUrgent, type Lesson } from './train/learnUrgent.ts';
import { mistype } from './train/mistype.ts';

const { values } = readOptions(
  `npm run urgency:train [-- --judge]
Learns src/urgency/model.json from scripts/urgency/train; takes a minute.
  --judge  first judge each writer by what was learned from the others`,
  { options: { judge: { type: 'boolean', default: false } } },
);

/** There are many ordinary questions, so each counts less; of short ones there are fewer. */
const WEIGHT_OF_ORDINARY = 0.15;
const WEIGHT_OF_SHORT = 0.5;
const SHORT = 3;
const weightOf = ({ text }: LabelledQuestion) => (wordsOf(text).length <= SHORT ? WEIGHT_OF_SHORT : WEIGHT_OF_ORDINARY);

/** A near-miss counts as more: there are fewer than emergencies, and more ways to tell one. */
const WEIGHT_OF_NEAR = 1.5;

/** Copies of each question with a typing error, and how much each counts. */
const MISTYPED = 4;
const WEIGHT_OF_MISTYPED = 0.3;

/** Writers in groups, each judged by what was learned from all others. */
const JUDGED = [
  ['14-first-collected', '01-every-kind', '16-every-kind', '20-every-kind'],
  ['02-every-kind', '13-every-kind', '32-every-kind'],
  ['03-every-kind', '28-every-kind', '09-every-kind'],
  ['25-every-kind', '08-every-kind'],
];

/** Every third question is also put into a story, among ordinary ones, and how much that counts. */
const STORY_EVERY = 3;
const WEIGHT_OF_STORY = 0.3;

const random = randomOf('typing errors');
const lesson = ({ text, kind, sort }: LabelledQuestion, weight: number): Lesson => ({
  features: featuresOf(text),
  kind,
  weight: kind || sort === 'ordinary' ? weight : weight * WEIGHT_OF_NEAR,
});

const { learned } = ordinary();
/**
 * Stories begin with one of these in turn: if they all began with the same one, it would indicate an emergency by
 * itself.
 */
const GREETINGS = ['Merhaba, ', 'İyi günler, ', 'Selam, ', ''];
const story = ({ text }: LabelledQuestion, greeting: string): string => {
  const [before, after] = [0, 0].map(() => learned[Math.floor(random() * learned.length)]!.text);
  return `${greeting}${before}. ${text}. ${after}`;
};

/** What questions teach as they are, with typing errors, and in a story. */
const lessonsFrom = (questions: readonly LabelledQuestion[]): Lesson[] =>
  questions.flatMap((one, at) => [
    lesson(one, 1),
    ...Array.from({ length: MISTYPED }, () => lesson({ ...one, text: mistype(one.text, random) }, WEIGHT_OF_MISTYPED)),
    ...(at % STORY_EVERY === 0
      ? [lesson({ ...one, text: story(one, GREETINGS[(at / STORY_EVERY) % 4]!) }, WEIGHT_OF_STORY)]
      : []),
  ]);

const all = writers();
const common = [...learned, ...commonWords()];
const lessonsOf = new Map(all.map(({ name, questions }) => [name, lessonsFrom(questions)]));
const learnFrom = (names: readonly string[]) => {
  const questions = all.filter(({ name }) => names.includes(name)).flatMap((writer) => writer.questions);
  return learnUrgent(
    [...common.map((one) => lesson(one, weightOf(one))), ...names.flatMap((name) => lessonsOf.get(name)!)],
    [...common, ...questions].map(({ text }) => text),
    fingerprint(),
  );
};

if (values.judge) {
  console.log(`Each writer judged by what was learned from others, in percent.\n\n${HEADING}`);
  for (const group of JUDGED) {
    const model = learnFrom(all.flatMap(({ name }) => (group.includes(name) ? [] : [name])));
    const recognise = createRecognise(model, createFloor(URGENT_TABLES.floor));
    for (const { name, questions } of all)
      if (group.includes(name)) console.log(name.padEnd(16) + formatFigures(figuresOf(questions, recognise)));
  }
}

writeFileSync('src/urgency/model.json', `${JSON.stringify(learnFrom(all.map(({ name }) => name)), undefined, 2)}\n`);
