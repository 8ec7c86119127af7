import type { UrgentKind } from '../entries/urgentKinds.ts';
import { featuresOf } from './features.ts';
import { findOnFloor } from './matchFloor.ts';
import { createKindOf, createScore, type UrgentModel } from './model.ts';
import { readWords } from './words.ts';

/** Says which kind of emergency a question tells of; undefined where it tells of none. */
export type Recognise = (question: string) => UrgentKind | undefined;

/** A story of more words than this is also judged in windows, each a little more strictly: what is told in one counts as if it were alone. */
const STORY = 28;
const WINDOW = 15;
const STEP = 7;
const STRICTER = 1.5;

/**
 * Recognises emergencies by what was learned and, whatever that says, by the floor. `everyday` are words that a practice is asked every day
 * and that are no alarm there ("kekelemeye başladı"): what was learned judges what else is said.
 */
export function createRecognise(model: UrgentModel, everyday: readonly string[] = []): Recognise {
  const score = createScore(model);
  const kindOf = createKindOf(model.kinds);
  const phrases = everyday.map((phrase) => readWords(phrase).map(stemOf));
  const sureKindOf = (features: Int32Array): UrgentKind | undefined => {
    const { kind, probability } = kindOf(features);
    // A little more for poison, the one kind with another number than 112.
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
    // Dying is told of in one place: the mood of a whole story is that of many who are ill.
    const mayDie = windows.length === 0 || told.includes('selfharm');
    const kind = [sureKindOf(whole), certain, ...told].find((one) => one && (one !== 'selfharm' || mayDie));
    // Poison alone has another number: 112 goes before it.
    return (kind === 'poison' && certain) || kind || 'general';
  };
}

/** Of a story its windows, the last one whole; of anything shorter none. */
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

/** A question without the words of each phrase that it has all words of, in any order and with any ending. */
function withoutEveryday(question: string, phrases: readonly (readonly string[])[]): string {
  const stems = new Set(readWords(question).map(stemOf));
  const everyday = new Set(phrases.filter((phrase) => phrase.every((stem) => stems.has(stem))).flat());
  if (everyday.size === 0) return question;
  return readWords(question)
    .filter((word) => !everyday.has(stemOf(word)))
    .join(' ');
}
