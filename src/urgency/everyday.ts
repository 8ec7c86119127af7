import type { UrgentTables } from './createFirstAidFinder.ts';
import { featuresOf } from './features.ts';
import { createScore } from './model.ts';
import { createPhrases } from './phrases.ts';
import { readWords } from './readWords.ts';
import { MIN_RAISE } from './recognise.ts';

/** What a field deals with every day, in the words of its content. */
interface EverydayTexts {
  /** Names, of which each word counts by itself: "afazi" of "Afazi terapisi". */
  readonly names: readonly string[];
  readonly questions: readonly string[];
}

/** How far above its threshold the model takes a phrase for an emergency in nearly any sentence. */
const CLEAR_EXCESS = 2;

/**
 * How much a phrase by itself is an emergency: certainly, clearly or narrowly by the model, or not at all; with
 * `never` it cannot silence an alarm either.
 */
type Alarm = 'certain' | 'clear' | 'narrow' | 'never' | undefined;

/** Create a function that tells how much a phrase by itself is an emergency. */
export function createAlarm({ model, phrases: table }: UrgentTables): (phrase: string) => Alarm {
  const scoreOf = createScore(model);
  const phrases = createPhrases(table);
  return (phrase) => {
    if (phrases.certainKindOf(phrase)) return 'certain';
    const excess = scoreOf(featuresOf(phrase)) - model.threshold;
    if (excess > 0) return excess > CLEAR_EXCESS ? 'clear' : 'narrow';
    return excess <= -MIN_RAISE ? 'never' : undefined;
  };
}

/**
 * Get what a field deals with every day and the model would take for an emergency. What is an emergency in any sentence
 * is none of it.
 */
export function everydayPhrases({ names, questions }: EverydayTexts, tables: UrgentTables): string[] {
  const alarmOf = createAlarm(tables);
  const all = new Set([...names.flatMap((name) => readWords(name)), ...questions]);
  return [...all].filter((phrase) => ['clear', 'narrow'].includes(alarmOf(phrase) ?? ''));
}
