import { pathToFileURL } from 'node:url';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { createPhrases } from '#urgency/phrases.ts';
import { createRecognise } from '#urgency/recognise.ts';
import { readOptions } from '../lib/options.ts';
import { formatFigures, HEADING, urgencyFigures } from './figures.ts';
import { heldOutQuestionsOf } from './material.ts';

const { positionals: files } = readOptions(
  `npm run urgency:judge -- FILES
Prints figures for sets of questions that nothing was learned from, such as tests/urgency/heldOut/*.yaml. It prints no
sentences: a set whose sentences were used to fix the engine can no longer judge it.`,
  { allowPositionals: true },
);
const recognise = createRecognise(URGENT_TABLES.model, createPhrases(URGENT_TABLES.phrases));
console.log(HEADING);
for (const file of files) {
  const figures = urgencyFigures(heldOutQuestionsOf(pathToFileURL(file)), recognise);
  console.log(file.split('/').at(-1)!.replace('.yaml', '').padEnd(16) + formatFigures(figures));
}
