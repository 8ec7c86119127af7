import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createAnswerer } from '../../src/answers/answerer.ts';

// deno run --allow-read scripts/answers/time.ts INDEX.json QUESTIONS.json: prints milliseconds as JSON.
const [indexFile, questionsFile] = process.argv.slice(2);
const text = readFileSync(indexFile!, 'utf8');
const questions = JSON.parse(readFileSync(questionsFile!, 'utf8')) as string[];
const longest = questions.reduce((a, b) => (b.length > a.length ? b : a));
const index = JSON.parse(text);

const started = performance.now();
const answer = createAnswerer(index);
answer(questions[0]!);
const load = performance.now() - started;

const once = (question: string) => {
  const before = performance.now();
  answer(question);
  return performance.now() - before;
};
for (let round = 0; round < 3; round++) questions.forEach(once);
const times = questions.map(once).sort((a, b) => a - b);
const worst = Array.from({ length: 20 }, () => once(`${longest} ${longest}`.slice(0, 500))).sort((a, b) => a - b);
const at = (share: number) => times[Math.floor((times.length - 1) * share)];
console.log(JSON.stringify({ load, p50: at(0.5), p99: at(0.99), worst: worst.at(-2) }));
