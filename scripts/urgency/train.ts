import { writeFileSync } from 'node:fs';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { createPhrases } from '#urgency/phrases.ts';
import { createRecognise } from '#urgency/recognise.ts';
import { readOptions } from '../lib/options.ts';
import { formatFigures, HEADING, urgencyFigures } from './figures.ts';
import { COMMON, fingerprint, WRITERS } from './lessons.ts';
import { learnUrgent } from './train/learnUrgent.ts';

const { values } = readOptions(
  `npm run urgency:train [-- --judge]
Learns src/urgency/model.json from scripts/urgency/train; takes a minute.
  --judge  first judge each writer by what was learned from the others`,
  { options: { judge: { type: 'boolean', default: false } } },
);

/** Writers in groups, each judged by what was learned from all others. */
const WRITER_GROUPS = [
  ['14-first-collected', '01-every-kind', '16-every-kind', '20-every-kind'],
  ['02-every-kind', '13-every-kind', '32-every-kind'],
  ['03-every-kind', '28-every-kind', '09-every-kind'],
  ['25-every-kind', '08-every-kind'],
];

const learnFrom = (writers: typeof WRITERS) =>
  learnUrgent(
    [COMMON, ...writers].flatMap(({ lessons }) => lessons),
    [...COMMON.texts, ...writers.flatMap(({ questions }) => questions.map(({ text }) => text))],
    fingerprint(),
  );

if (values.judge) {
  console.log(`Each writer judged by what was learned from others, in percent.\n\n${HEADING}`);
  for (const group of WRITER_GROUPS) {
    const model = learnFrom(WRITERS.filter(({ name }) => !group.includes(name)));
    const recognise = createRecognise(model, createPhrases(URGENT_TABLES.phrases));
    for (const { name, questions } of WRITERS)
      if (group.includes(name)) console.log(name.padEnd(16) + formatFigures(urgencyFigures(questions, recognise)));
  }
}

writeFileSync('src/urgency/model.json', `${JSON.stringify(learnFrom(WRITERS), undefined, 2)}\n`);
