import { writeFileSync } from 'node:fs';
import { readOptions } from '../lib/options.ts';
import { calibrationError } from './measure.ts';
import { fingerprintOf } from './train/fingerprint.ts';
import { crossValidate, foldsOf, JUDGED, type Outcome } from './train/folds.ts';
import { learnLanguage, learnTrees } from './train/learn.ts';
import { isAsked, practices } from './train/practices.ts';
import { sharesOf } from './train/shares.ts';
import { thresholdFor } from './train/threshold.ts';

readOptions(
  `npm run answers:train
Learns src/answers/model.json and language/learned.json from scripts/answers/train/practices; takes seven minutes.`,
  {},
);

/** Share of the questions without an answer that may get one. */
const MAX_FALSE_ANSWERS = 0.0175;

const all = practices();
const folds = foldsOf(all);
const outcomes = crossValidate(folds);
const threshold = thresholdFor(outcomes, MAX_FALSE_ANSWERS);

const percentage = (list: readonly Outcome[], is: (one: Outcome) => boolean) =>
  ((100 * list.filter(is).length) / (list.length || 1)).toFixed(1).padStart(7);
console.log(`Each practice judged by what was learned from the others; threshold ${threshold}.\n`);
console.log('practice       phrasings  first  among  right  wrong  false  error');
for (const { name } of [...all.filter(isAsked), { name: 'all' }])
  for (const phrasings of JUDGED) {
    const own = outcomes.filter((one) => (one.practice === name || name === 'all') && one.phrasings === phrasings);
    const asked = own.filter(({ answerable }) => answerable);
    const silent = own.filter(({ answerable }) => !answerable);
    const isAnswered = ({ confidence }: Outcome) => confidence >= threshold;
    console.log(
      name.padEnd(15) +
        String(phrasings).padStart(9) +
        percentage(asked, ({ first }) => first) +
        percentage(asked, ({ among }) => among) +
        percentage(asked, (one) => one.first && isAnswered(one)) +
        percentage(asked, (one) => !one.first && isAnswered(one)) +
        percentage(silent, isAnswered) +
        calibrationError(own).toFixed(3).padStart(7),
    );
  }

const language = learnLanguage(all);
const trees = { ...learnTrees(folds.flatMap(({ cases }) => cases)), threshold };
const model = { ...trees, ...sharesOf(all.filter(isAsked), language, { ...trees, verbatim: 1, topic: 1, refusal: 1 }) };
const { common, offTopicStems: foreign, meanings } = language;
const languageFingerprint = fingerprintOf(language);
const write = (name: string, value: object) => writeFileSync(`src/answers/${name}.json`, `${JSON.stringify(value)}\n`);
write('language/learned', { fingerprint: languageFingerprint, common, foreign, meanings });
write('model', { fingerprint: languageFingerprint, ...model });
console.log(`\nright word for word ${model.verbatim}, by topic ${model.topic}, refused ${model.refusal}`);
