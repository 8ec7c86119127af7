import { featuresOf } from './features.ts';
import { createFloor } from './floor.ts';
import { createScore } from './model.ts';
import { readWords } from './readWords.ts';
import type { UrgentTables } from './urgent.ts';

/** What a field deals with every day, in the words of its content. */
interface EverydayTexts {
  /** Names, of which each word counts by itself: "afazi" of "Afazi terapisi". */
  readonly names: readonly string[];
  readonly questions: readonly string[];
}

/**
 * Get what a field deals with every day and the model would take for an emergency. What is an emergency in any sentence
 * is none of it.
 */
export function everydayPhrases({ names, questions }: EverydayTexts, { model, floor: table }: UrgentTables): string[] {
  const score = createScore(model);
  const floor = createFloor(table);
  const phrases = new Set([...names.flatMap((name) => readWords(name)), ...questions]);
  return [...phrases].filter((phrase) => score(featuresOf(phrase)) > model.threshold && !floor.kindOf(phrase));
}
