import { writeFileSync } from 'node:fs';
import { featuresOf } from '../../src/urgency/features.ts';
import { createRecognise } from '../../src/urgency/recognise.ts';
import { wordsOf } from '../../src/turkish/tokenise.ts';
import { randomOf } from '../answers/train/random.ts';
import { readOptions } from '../options.ts';
import { figuresOf, formatFigures, HEADING } from './figures.ts';
import { commonWords, fingerprint, ordinary, writers, type Told } from './material.ts';
import { learnUrgent, type Lesson } from './train/learnUrgent.ts';
import { mistype } from './train/mistype.ts';

const { values } = readOptions(
  `npm run urgency:train [-- --judge]
Learns src/urgency/model.json from scripts/urgency/train: a minute.
  --judge  first judges each writer by what was learned from the others`,
  { options: { judge: { type: 'boolean', default: false } } },
);

/** There are so many ordinary questions that each counts less; of few words there are fewer. */
const WEIGHT_OF_ORDINARY = 0.15;
const WEIGHT_OF_SHORT = 0.5;
const SHORT = 3;
const weightOf = ({ text }: Told) => (wordsOf(text).length <= SHORT ? WEIGHT_OF_SHORT : WEIGHT_OF_ORDINARY);

/** A near-miss counts as more: there are fewer than emergencies, and more ways to tell one. */
const WEIGHT_OF_NEAR = 1.5;

/** So many copies with a typing error, and how much each counts. */
const MISTYPED = 4;
const WEIGHT_OF_MISTYPED = 0.3;

/** Writers in groups, each judged by what was learned from all others. */
const JUDGED = [
  ['first', '1', 'fourth', 'ninth'],
  ['2', 'fifth', 'tenth'],
  ['3', 'sixth', 'eleventh'],
  ['seventh', 'eighth'],
];

/** Every so many questions are also told as a story, among ordinary ones, and how much that counts. */
const TOLD = 3;
const WEIGHT_OF_STORY = 0.3;

const random = randomOf('typing errors');
const lesson = ({ text, kind, sort }: Told, weight: number): Lesson => ({
  features: featuresOf(text),
  kind,
  weight: kind || sort === 'ordinary' ? weight : weight * WEIGHT_OF_NEAR,
});

const { learned } = ordinary();
/** Stories begin with one of these in turn: with one alone, it would tell of emergencies by itself. */
const GREETINGS = ['Merhaba, ', 'İyi günler, ', 'Selam, ', ''];
const story = ({ text }: Told, greeting: string): string => {
  const [before, after] = [0, 0].map(() => learned[Math.floor(random() * learned.length)]!.text);
  return `${greeting}${before}. ${text}. ${after}`;
};

/** What questions teach as they are, with typing errors, and in a story. */
const lessonsFrom = (questions: readonly Told[]): Lesson[] =>
  questions.flatMap((one, at) => [
    lesson(one, 1),
    ...Array.from({ length: MISTYPED }, () => lesson({ ...one, text: mistype(one.text, random) }, WEIGHT_OF_MISTYPED)),
    ...(at % TOLD === 0 ? [lesson({ ...one, text: story(one, GREETINGS[(at / TOLD) % 4]!) }, WEIGHT_OF_STORY)] : []),
  ]);

const all = writers();
const common = [...learned, ...commonWords()].map((one) => lesson(one, weightOf(one)));
const lessonsOf = new Map(all.map(({ name, questions }) => [name, lessonsFrom(questions)]));
const learnFrom = (names: readonly string[]) =>
  learnUrgent([...common, ...names.flatMap((name) => lessonsOf.get(name)!)], fingerprint());

if (values.judge) {
  console.log(`Each writer judged by what was learned from others, in percent.\n\n${HEADING}`);
  for (const group of JUDGED) {
    const recognise = createRecognise(learnFrom(all.flatMap(({ name }) => (group.includes(name) ? [] : [name]))));
    for (const { name, questions } of all)
      if (group.includes(name)) console.log(name.padEnd(16) + formatFigures(figuresOf(questions, recognise)));
  }
}

writeFileSync('src/urgency/model.json', `${JSON.stringify(learnFrom(all.map(({ name }) => name)), undefined, 2)}\n`);
