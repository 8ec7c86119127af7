import { type Random, randomOf } from '../../answers/train/random.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CONSONANTS = [...'bcdfghjklmnprstvyz'];
const VOWELS = [...'aeiou'];
const MAX_WORDS = 18;
/** Texts of each sort. */
const COUNT = 2500;

/**
 * Make texts that say nothing: random letters, random syllables, words of ordinary questions in random order. Each
 * unknown word adds the weights of a few other words that share its features; these texts teach that such sums are no
 * emergency.
 * @param words of ordinary questions.
 */
export function noise(words: readonly string[]): string[] {
  const random = randomOf('noise');
  const of = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const repeat = (least: number, most: number, make: () => string): string[] =>
    Array.from({ length: between(random, least, most) }, make);
  const sorts = [
    () => repeat(2, 10, () => of(LETTERS)).join(''),
    () => repeat(1, 5, () => of(CONSONANTS) + of(VOWELS) + (random() < 0.2 ? of(CONSONANTS) : '')).join(''),
    () => of(words),
  ];
  return sorts.flatMap((word) => Array.from({ length: COUNT }, () => repeat(1, MAX_WORDS, word).join(' ')));
}

const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
