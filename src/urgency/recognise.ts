import type { UrgentKind } from '../entries/urgentKinds.ts';
import { featuresOf } from './features.ts';
import { findOnFloor } from './matchFloor.ts';
import { createKindOf, createScore, type UrgentModel } from './model.ts';
import { readWords } from './words.ts';

/** Says which kind of emergency a question tells of; undefined where it tells of none. */
export type Recognise = (question: string) => UrgentKind | undefined;

/**
 * Recognises emergencies by what was learned and, whatever that says, by the floor. `everyday` are words that a practice is asked every day
 * and that are no alarm there ("kekelemeye başladı"): what was learned judges what else is said.
 */
export function createRecognise(model: UrgentModel, everyday: readonly string[] = []): Recognise {
  const score = createScore(model);
  const kindOf = createKindOf(model.kinds);
  const phrases = everyday.map((phrase) => readWords(phrase).map(stemOf));
  return (question) => {
    const certain = findOnFloor(question);
    const features = featuresOf(withoutEveryday(question, phrases));
    if (!certain && score(features) <= model.threshold) return undefined;
    const { kind, probability } = kindOf(features);
    if (probability >= model.kinds.certain) return kind;
    return certain ?? 'general';
  };
}

const STEM = 5;
const stemOf = (word: string): string => word.slice(0, STEM);

/** A question without the words of each phrase that it has all words of, in any order and with any ending. */
function withoutEveryday(question: string, phrases: readonly (readonly string[])[]): string {
  if (phrases.length === 0) return question;
  const stems = new Set(readWords(question).map(stemOf));
  const everyday = new Set(phrases.filter((phrase) => phrase.every((stem) => stems.has(stem))).flat());
  if (everyday.size === 0) return question;
  return readWords(question)
    .filter((word) => !everyday.has(stemOf(word)))
    .join(' ');
}
