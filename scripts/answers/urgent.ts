import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { learnOpinion, weigh, type Weighed } from '../../src/answers/train/opinion.ts';
import { practices } from '../../src/answers/train/practices.ts';
import { evidenceOf, type OpinionTable } from '../../src/answers/urgent/opinion.ts';
import { createWordReader } from '../../src/answers/urgent/recognise.ts';

// npm run answers:urgent
/** Of ordinary questions that no sign is in, so many may weigh like an emergency. */
const FALSE = 0.002;
/** An emergency or what sounds like one counts as much as so many ordinary questions. */
const COUNTS = 4;
/** Every so many-th ordinary question is kept apart. */
const APART = 5;

type Groups = Record<string, string[]>;
const yaml = (file: string) => parse(readFileSync(`tests/answers/urgent/${file}.yaml`, 'utf8')) as unknown;
const { read, shows } = createWordReader();

interface Row extends Weighed {
  readonly writer: number;
  readonly text: string;
}
const row = (text: string, isEmergency: boolean, writer: number, counts = COUNTS): Row => ({
  text,
  isEmergency,
  writer,
  counts,
  evidence: [...evidenceOf(read(text))],
});
const rows = (groups: unknown, isEmergency: boolean, writer: number) =>
  Object.values(groups as Groups).flatMap((texts) => texts.map((text) => row(text, isEmergency, writer)));

const written = [1, 2, 3].flatMap((writer) => {
  const { emergencies, none } = yaml(`strangers/${writer}`) as { emergencies: Groups; none: Groups };
  return [...rows(emergencies, true, writer), ...rows(none, false, writer)];
});
const known = [...written, ...rows(yaml('emergencies'), true, 0), ...rows(yaml('near-misses'), false, 0)];

/** What is about emergencies by its entry may tell of one. */
const ABOUT = /acil|emergency|yerinden|urgent/;
const texts = practices().flatMap(({ questions, negatives, entries }) => [
  ...[...questions, ...negatives]
    .filter(({ labels }) => !labels.some((label) => ABOUT.test(label)))
    .map(({ text }) => text),
  ...entries.filter(({ key }) => !ABOUT.test(key)).flatMap(({ phrasings }) => phrasings),
]);
const ordinary = [...new Set(texts)].filter((text) => !shows(text)).map((text) => row(text, false, 0, 1));
const apart = ordinary.filter((_, at) => at % APART === 0);

/** Learns, and sets the threshold so that few enough of the ordinary questions kept apart are taken for an emergency. */
function learn(some: readonly Row[]): OpinionTable {
  const table = learnOpinion([...some, ...ordinary.filter((_, at) => at % APART !== 0)]);
  const above = apart.map(({ evidence }) => weigh(table, evidence)).sort((a, b) => b - a);
  return { ...table, threshold: table.threshold + above[Math.floor(FALSE * apart.length)]! };
}

console.log('Each writer judged by what was learned without it: what the words alone say, with no sign.\n');
console.log('writer  emergencies   none');
for (const writer of [1, 2, 3]) {
  const table = learn(known.filter((one) => one.writer !== writer));
  const share = (isEmergency: boolean) => {
    const own = known.filter((one) => one.writer === writer && one.isEmergency === isEmergency);
    return ((100 * own.filter(({ evidence }) => weigh(table, evidence) > 0).length) / own.length).toFixed(1);
  };
  console.log(`${writer}`.padStart(6) + share(true).padStart(13) + share(false).padStart(7));
}

writeFileSync('src/answers/urgent/opinion.json', `${JSON.stringify(learn(known))}\n`);
