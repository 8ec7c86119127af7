import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import { featuresOf } from './features.ts';
import { findOnFloor } from './matchFloor.ts';
import { createKindOf, createScore, type UrgentModel } from './model.ts';
import { readWords } from './words.ts';

/** Get the kind of emergency that a question tells of; undefined if none. */
export type Recognise = (question: string) => UrgentKind | undefined;

/** A text of more words than this is also judged in windows, each against a threshold that is higher by `STRICTER`. */
const STORY = 28;
const WINDOW = 15;
const STEP = 7;
const STRICTER = 1.5;

/** Kinds of which the floor knows better: its rows name what first aid turns on. */
const PLAIN: readonly UrgentKind[] = ['hyperglycaemia', 'infection', 'eye', 'assault'];

/**
 * Create a function that recognises emergencies by the model or by the floor.
 * @param everyday Phrases that are no alarm in this practice ("kekelemeye başladı"). The model judges the rest of a question.
 */
export function createRecognise(model: UrgentModel, everyday: readonly string[] = []): Recognise {
  const score = createScore(model);
  const kindOf = createKindOf(model.kinds);
  const phrases = everyday.map((phrase) => readWords(phrase).map(stemOf));
  const sureKindOf = (features: Int32Array): UrgentKind | undefined => {
    const { kind, probability } = kindOf(features);
    // Poison needs more certainty: it is the only kind with a number other than 112.
    return probability >= model.kinds.certain + (kind === 'poison' ? 0.1 : 0) ? kind : undefined;
  };
  return (question) => {
    const certain = findOnFloor(question);
    const text = withoutEveryday(question, phrases);
    const whole = featuresOf(text);
    const windows = windowsOf(text).map(featuresOf);
    const alarming = windows.filter((window) => score(window) > model.threshold + STRICTER);
    if (!certain && alarming.length === 0 && score(whole) <= model.threshold) return undefined;
    const told = alarming.map(sureKindOf);
    // A long story counts as `selfharm` only if one window says so: many ill people write in low spirits.
    const mayDie = windows.length === 0 || told.includes('selfharm');
    const named = certain && PLAIN.includes(certain) ? certain : undefined;
    const kind = [named, sureKindOf(whole), certain, ...told].find((one) => one && (one !== 'selfharm' || mayDie));
    // Poison alone has another number: 112 goes before it.
    return (kind === 'poison' && certain) || kind || 'general';
  };
}

/** Split a long text into windows of equal size; a shorter text has none. */
function windowsOf(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length <= STORY) return [];
  const count = Math.ceil((words.length - WINDOW) / STEP) + 1;
  return Array.from({ length: count }, (_, at) => {
    const start = Math.min(at * STEP, words.length - WINDOW);
    return words.slice(start, start + WINDOW).join(' ');
  });
}

const STEM = 5;
const stemOf = (word: string): string => word.slice(0, STEM);

/** Remove everyday phrases from a question. Their words may be in any order and have any ending. */
function withoutEveryday(question: string, phrases: readonly (readonly string[])[]): string {
  const stems = new Set(readWords(question).map(stemOf));
  const everyday = new Set(phrases.filter((phrase) => phrase.every((stem) => stems.has(stem))).flat());
  if (everyday.size === 0) return question;
  return readWords(question)
    .filter((word) => !everyday.has(stemOf(word)))
    .join(' ');
}
