import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { stemOf } from '#answers/reading/terms.ts';
import { foldTurkish } from '#turkish/foldTurkish.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { Practice } from './practices.ts';

/** Groups by the logarithm of the odds that a question with such a stem has no answer: its half is their distance. */
const GROUPS = 6;
const LEARNING_RATE = 0.75;
/** Pseudo-count of questions with a stem, so that one alone says little. */
const PRIOR = 1.5;
/** The least group of a stem that is listed by hand. */
const LISTED = 1;

/** Beginnings of words that name a treatment, an illness, a medicine …, or something of another world. */
const listed = ['named', 'world'].flatMap((name) => {
  const file = readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8');
  return foldTurkish(Object.values(parse(file) as Record<string, string>).join(' ')).split(' ');
});

/**
 * Stems that are met in questions without an answer more often than in others, or are listed by hand; the weakest group
 * first.
 */
export function foreignStems(practices: readonly Practice[]): string[] {
  const answered = countsOf(
    practices.flatMap(({ entries, questions }) => [
      ...entries.flatMap(({ question, phrasings, answer }) => [question, answer, ...phrasings]),
      ...questions.flatMap(({ text, labels }) => (labels.length > 0 ? [text] : [])),
    ]),
  );
  const silent = countsOf(
    practices.flatMap(({ questions, negatives }) =>
      [...questions, ...negatives].flatMap(({ text, labels }) => (labels.length > 0 ? [] : [text])),
    ),
  );
  const byHand = new Set(listed.map(stemOf));
  const groups: string[][] = Array.from({ length: GROUPS }, () => []);
  for (const stem of [...new Set([...silent.counts.keys(), ...byHand])].sort()) {
    const count = silent.counts.get(stem) ?? 0;
    const rival = answered.counts.get(stem) ?? 0;
    const odds = Math.log(((count + PRIOR) / silent.texts) * (answered.texts / (rival + PRIOR)));
    const group = Math.min(GROUPS - 1, count > 1 ? Math.floor(odds / LEARNING_RATE) - 1 : -1);
    const least = byHand.has(stem) ? LISTED : -1;
    if (Math.max(group, least) >= 0) groups[Math.max(group, least)]!.push(stem);
  }
  return groups.map((stems) => stems.join(' '));
}

function countsOf(texts: readonly string[]) {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const stem of new Set(wordsOf(text).map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, texts: texts.length };
}
