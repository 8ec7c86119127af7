import { type IndexedMeanings, MAX_COORDINATE } from '#answers/ranking/embedding.ts';
import type { LanguageModel } from '#answers/reading/languageModel.ts';
import { termsOf } from '#answers/reading/terms.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { Practice } from './practices.ts';
import { randomOf } from './random.ts';
import { shuffled } from './simulate.ts';

interface MeaningLearning {
  readonly dimensions: number;
  readonly steps: number;
  /** A term that fewer texts hold has no meaning. */
  readonly fewest: number;
  readonly rate: number;
  readonly sharpness: number;
  readonly batch: number;
}

const MEANING: MeaningLearning = {
  dimensions: 16,
  steps: 24_000,
  fewest: 16,
  rate: 0.1,
  sharpness: 8,
  batch: 40,
};

/**
 * Learn meanings by contrast: two texts of one entry shall lie nearer to each other than to texts of other entries of
 * the same practice.
 */
export function learnMeanings(practices: readonly Practice[], language: LanguageModel, how = MEANING): IndexedMeanings {
  const { dimensions, steps, fewest, rate, sharpness, batch } = how;
  const random = randomOf('meaning');
  const termsIn = (words: readonly string[]) => termsOf(words, language.conceptsIn(words));
  const bases = practices.map((practice) =>
    practice.entries.map(({ key, question, phrasings, answer }) => ({
      texts: [
        question,
        ...phrasings,
        ...practice.questions.flatMap(({ labels, text }) => (labels[0] === key ? [text] : [])),
      ].map((text) => termsIn(language.readOwn(text))),
      answer: termsIn(wordsOf(answer)),
    })),
  );
  const counts = new Map<string, number>();
  for (const base of bases)
    for (const { texts } of base)
      for (const text of texts) for (const name of text) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= fewest ? [name] : [])).sort();
  const numberOf = new Map(names.map((name, number) => [name, number]));
  const numbered = (text: string[]) => text.flatMap((name) => numberOf.get(name) ?? []);
  const ready = bases.map((base) =>
    base.map(({ texts, answer }) => ({ texts: texts.map(numbered), answer: numbered(answer) })),
  );

  const values = Float64Array.from({ length: names.length * dimensions }, () => (random() - 0.5) * 0.2);
  const squares = new Float64Array(values.length).fill(1e-6);
  const weights = ready.map((base) => Math.sqrt(base.reduce((sum, { texts }) => sum + texts.length, 0)));
  const all = weights.reduce((a, b) => a + b, 0);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const vectorOf = (text: readonly number[]) => {
    const sum = new Float64Array(dimensions);
    for (const feature of text) for (let d = 0; d < dimensions; d++) sum[d]! += values[feature * dimensions + d]!;
    let length = 0;
    for (const value of sum) length += value * value;
    length = Math.sqrt(length) || 1;
    return { unit: sum.map((value) => value / length), length };
  };

  for (let step = 0; step < steps; step++) {
    let at = random() * all;
    let chosen = 0;
    while (chosen < weights.length - 1 && (at -= weights[chosen]!) > 0) chosen++;
    const some = shuffled(ready[chosen]!, random).slice(0, batch);
    const left = some.map(({ texts }) => pick(texts));
    const right = some.map(({ texts, answer }) => (random() < 0.2 ? answer : random() < 0.3 ? texts[0]! : pick(texts)));
    const a = left.map(vectorOf);
    const b = right.map(vectorOf);
    const da = some.map(() => new Float64Array(dimensions));
    const db = some.map(() => new Float64Array(dimensions));
    for (let i = 0; i < some.length; i++) {
      const scores = b.map(({ unit }) => sharpness * dot(a[i]!.unit, unit));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const sum = odds.reduce((x, y) => x + y, 0);
      for (let j = 0; j < some.length; j++) {
        const push = sharpness * ((i === j ? 1 : 0) - odds[j]! / sum);
        for (let d = 0; d < dimensions; d++) {
          da[i]![d]! += push * b[j]!.unit[d]!;
          db[j]![d]! += push * a[i]!.unit[d]!;
        }
      }
    }
    const learn = (
      text: readonly number[],
      { unit, length }: { unit: Float64Array; length: number },
      push: Float64Array,
    ) => {
      const along = dot(push, unit);
      for (let d = 0; d < dimensions; d++) {
        const g = (push[d]! - along * unit[d]!) / length;
        for (const feature of text) {
          const place = feature * dimensions + d;
          squares[place]! += g * g;
          values[place]! += (rate * g) / Math.sqrt(squares[place]!);
        }
      }
    };
    left.forEach((text, i) => learn(text, a[i]!, da[i]!));
    right.forEach((text, i) => learn(text, b[i]!, db[i]!));
  }
  const sizes = values.map(Math.abs).sort();
  const most = sizes[Math.floor(sizes.length * 0.98)]!;
  const packed = Array.from(values, (value) =>
    String.fromCharCode(
      65 +
        MAX_COORDINATE +
        Math.max(-MAX_COORDINATE, Math.min(MAX_COORDINATE, Math.round((value / most) * MAX_COORDINATE))),
    ),
  ).join('');
  return { dimensions, terms: names.join(' '), values: packed };
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};
