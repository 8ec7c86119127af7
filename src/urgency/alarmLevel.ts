import type { UrgentTables } from './createFirstAidFinder.ts';
import { featuresOf } from './features.ts';
import { createScore } from './model.ts';
import { createPhrases } from './phrases.ts';
import { createRecognise, MIN_RAISE } from './recognise.ts';
import type { UrgentKind } from './urgentKinds.ts';

/** How far above its threshold the model takes a phrase for an emergency in nearly any sentence. */
const MIN_CLEAR_EXCESS = 2;

/**
 * How much a phrase by itself is an emergency: by the table of certain phrases (`certain`), by the model (`clear`,
 * `narrow`), or not. `never`: the model finds it so harmless that listing it as everyday would change nothing.
 */
type AlarmLevel = 'certain' | 'clear' | 'narrow' | 'never' | undefined;

/** Create a function that tells how much a phrase by itself is an emergency. */
export function createAlarmLevelOf({ model, phrases: table }: UrgentTables): (phrase: string) => AlarmLevel {
  const scoreOf = createScore(model);
  const phrases = createPhrases(table);
  return (phrase) => {
    if (phrases.certainIn(phrase)) return 'certain';
    const excess = scoreOf(featuresOf(phrase)) - model.threshold;
    if (excess > 0) return excess > MIN_CLEAR_EXCESS ? 'clear' : 'narrow';
    return excess <= -MIN_RAISE ? 'never' : undefined;
  };
}

/** Kinds that a practice's names and questions never silence; its own `everyday` may. */
const NEVER_SILENCED: readonly (UrgentKind | undefined)[] = ['selfharm', 'airway', 'choking', 'arrest', 'stroke'];

/**
 * Get those of a field's names and questions that the model would narrowly take for an emergency: they raise no alarm
 * by themselves, as a whole.
 */
export function everydayPhrases(texts: readonly string[], tables: UrgentTables): string[] {
  const alarmOf = createAlarmLevelOf(tables);
  const recognise = createRecognise(tables.model, createPhrases(tables.phrases));
  return texts.filter((text) => alarmOf(text) === 'narrow' && !NEVER_SILENCED.includes(recognise(text)?.kind));
}
