import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import { featuresOf } from './features.ts';
import { findOnFloor } from './matchFloor.ts';
import { createKindOf, createScore, type UrgentModel } from './model.ts';
import { stemsIn } from './signs.ts';
import { isGreeting, readWords } from './words.ts';

/** Get the kind of emergency that a question tells of; undefined if none. */
export type Recognise = (question: string) => UrgentKind | undefined;

/** A text of more words than this is also judged in windows, each against a threshold that is higher by `STRICTER`. */
const STORY = 28;
const WINDOW = 15;
const STEP = 7;
const STRICTER = 1.5;
/** What stands beside an everyday phrase alarms if it raises the score of the phrase by more than this. */
const ADDS = 1;

/** Kinds that the floor knows better than the model: its rows name what first aid turns on. */
const PLAIN: readonly UrgentKind[] = ['arrest', 'danger', 'hyperglycaemia', 'infection', 'eye', 'assault', 'venom'];

/** Kinds with a number other than 112. */
const ADVISED: readonly UrgentKind[] = ['poison', 'medicine'];

/**
 * Create a function that recognises emergencies by the model or by the floor.
 * @param everyday Phrases that are no alarm in this practice ("kekelemeye başladı"). They silence the model where they alone alarm it.
 */
export function createRecognise(model: UrgentModel, everyday: readonly string[] = []): Recognise {
  const score = createScore(model);
  const kindOf = createKindOf(model.kinds);
  const phrases = everyday.map(stemsIn);
  const sureKindOf = (text: string): UrgentKind | undefined => {
    const { kind, probability } = kindOf(featuresOf(text));
    // These need more certainty.
    return probability >= model.kinds.certain + (ADVISED.includes(kind) ? 0.1 : 0) ? kind : undefined;
  };
  /** Tell whether a text is an alarm: above a threshold, and not by everyday phrases alone. */
  const alarms = (text: string, threshold: number): boolean => {
    const odds = score(featuresOf(text));
    if (odds <= threshold) return false;
    const [ofPhrases, rest] = splitEveryday(text, phrases);
    if (ofPhrases === '') return true;
    return score(featuresOf(rest)) > threshold || odds > score(featuresOf(ofPhrases)) + ADDS;
  };
  return (question) => {
    if (isGreeting(readWords(question))) return undefined;
    const onFloor = findOnFloor(question);
    const windows = windowsOf(question);
    const alarming = windows.filter((window) => alarms(window, model.threshold + STRICTER));
    if (!onFloor && alarming.length === 0 && !alarms(question, model.threshold)) return undefined;
    const inWindows = alarming.map(sureKindOf);
    // A long story counts as `selfharm` only if one window says so: many ill people write in low spirits.
    const mayBeSelfharm = windows.length === 0 || inWindows.includes('selfharm');
    const plain = onFloor && PLAIN.includes(onFloor) ? onFloor : undefined;
    const kinds = [plain, sureKindOf(question), onFloor, ...inWindows];
    const kind = kinds.find((one) => one && (one !== 'selfharm' || mayBeSelfharm)) ?? 'general';
    // 112 goes before another number.
    return ADVISED.includes(kind) && onFloor ? onFloor : kind;
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

/** Split a text into the words of its everyday phrases, in any order and with any ending, and the others. */
function splitEveryday(text: string, phrases: readonly (readonly string[])[]): [ofPhrases: string, rest: string] {
  const stems = stemsIn(text);
  const everyday = new Set(phrases.filter((phrase) => phrase.every((stem) => stems.includes(stem))).flat());
  const wordsWhere = (isEveryday: boolean) =>
    readWords(text)
      .filter((_, at) => everyday.has(stems[at]!) === isEveryday)
      .join(' ');
  return [wordsWhere(true), wordsWhere(false)];
}
