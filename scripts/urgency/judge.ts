import { pathToFileURL } from 'node:url';
import { createRecognise } from '../../src/urgency/recognise.ts';
import { URGENT_TABLES } from '../../src/urgency/tables.ts';
import { figuresOf, formatFigures, HEADING } from './figures.ts';
import { questionsOf } from './material.ts';

// npm run urgency:judge -- FILES: figures only; who mends an engine by a set's sentences cannot judge by it any more.
const recognise = createRecognise(URGENT_TABLES.model);
console.log(HEADING);
for (const file of process.argv.slice(2)) {
  const figures = figuresOf(questionsOf(pathToFileURL(file)), recognise);
  console.log(file.split('/').at(-1)!.replace('.yaml', '').padEnd(16) + formatFigures(figures));
}
