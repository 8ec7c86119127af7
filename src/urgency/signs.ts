import { readWords } from './words.ts';

const STEM = 5;

/** Says whether a question has all words of one of several phrases, in any order and with any ending. */
export function createSigns(phrases: readonly string[]): (question: string) => boolean {
  const stems = phrases.map((phrase) => readWords(phrase).map((word) => word.slice(0, STEM)));
  return (question) => {
    const words = readWords(question);
    return stems.some((phrase) => phrase.every((stem) => words.some((word) => word.startsWith(stem))));
  };
}
