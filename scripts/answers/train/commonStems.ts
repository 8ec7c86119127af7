import { stemOf } from '#answers/reading/terms.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { Practice } from './practices.ts';

/** How common a stem counts in a practice whose texts do not hold it. */
const ABSENT = 1 / 30_000;
/** Groups of stems, each half as common as the one before; the first is met in one text of eight. */
const GROUPS = 10;
const FIRST = 3;

/** Stems that people use whatever the practice, by how common they are: the geometric mean over practices. */
export function commonStems(practices: readonly Practice[]): string[] {
  const counted = practices.map(ratesOf);
  const stems = new Set(counted.flatMap((rates) => [...rates.keys()]));
  const groups: string[][] = Array.from({ length: GROUPS }, () => []);
  for (const stem of [...stems].sort()) {
    const logs = counted.map((rates) => Math.log2(rates.get(stem) ?? ABSENT));
    const mean = logs.reduce((a, b) => a + b, 0) / logs.length;
    const group = Math.max(0, Math.round(-mean) - FIRST);
    if (group < GROUPS) groups[group]!.push(stem);
  }
  return groups.map((group) => group.join(' '));
}

function ratesOf({ entries, questions }: Practice): Map<string, number> {
  const texts = [
    ...entries.flatMap(({ question, phrasings }) => [question, ...phrasings]),
    ...questions.flatMap(({ text, labels }) => (labels.length > 0 ? [text] : [])),
  ];
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const stem of new Set(wordsOf(text).map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map([...counts].map(([stem, count]) => [stem, count / texts.length]));
}
