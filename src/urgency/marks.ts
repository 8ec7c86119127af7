import type { Meant } from './correct.ts';
import type { Everyday } from './everyday.ts';
import type { ClassName } from './lexicon/lexicon.ts';
import { NO } from './particles.ts';
import type { Sentence } from './sentence.ts';
import { markOfState } from './states.ts';
import { markOfVerb } from './verbs.ts';
import { YES, type Mark, type Word } from './word.ts';
import type { Reading } from './words.ts';

const THERE = /^var(?:dir?)?$/;
/** What happened. */
const EVENT = /[^m](?:[dt][iu]|m[iu]s)(?:[mkn]|l[ae]r|t[iu]r)?$/;
const ENDING: ReadonlySet<string> = new Set(['present', 'past', 'pluperfect']);
const FINITE = /[iu]yo(?:r|$)|yom$/;

/** Reads what the words of a sentence say, the `number`th of a question. */
export function wordsIn(meant: readonly Meant[], number: number, sentence: Sentence, everyday: Everyday): Word[] {
  const { texts, readings, forms, isPlan } = sentence;
  const denied = neitherNor(texts);
  return texts.map((text, at): Word => {
    const marks = new Map<ClassName, Mark[]>();
    if (isPlan && at === 0) marks.set('plan', [YES]);
    for (const meanings of readings[at]!)
      for (const [name, mark] of marksOf(meanings, at, sentence, denied(at)))
        marks.set(name, [...(marks.get(name) ?? []), mark]);
    if (EVENT.test(text) && (forms[at] || everyday.has(text))) marks.set('event', [YES]);
    const ends =
      texts[at + 1] !== 'gibi' &&
      !/[dt][iu]kc[ae]$/.test(text) &&
      (FINITE.test(text) ||
        NO.test(text) ||
        THERE.test(text) ||
        readings[at]!.every((meanings) => meanings.some(({ form }) => form && ENDING.has(form.tense))));
    return { text, sentence: number, clause: 0, story: false, ends, meant: meant[at]!, marks };
  });
}

/** What a word says as it is meant, of each class once: rather what is so than what is supposed. */
function marksOf(
  readings: readonly Reading[],
  at: number,
  sentence: Sentence,
  isDenied: boolean,
): Map<ClassName, Mark> {
  const marks = new Map<ClassName, Mark>();
  for (const reading of readings) {
    const mark = reading.form ? markOfVerb(reading.form, at, sentence) : markOfState(reading, at, sentence);
    const known = marks.get(reading.name);
    if (!known || (mark.real && (!known.real || (!known.finite && mark.finite))))
      marks.set(reading.name, isDenied ? { ...mark, polarity: 'no', real: true } : mark);
  }
  return marks;
}

/** "ne ateş var ne şişlik": whether a word stands behind the first "neither" of two. */
function neitherNor(texts: readonly string[]): (at: number) => boolean {
  const places = texts.flatMap((text, at) => (text === 'ne' && !ASKING.test(texts[at + 1] ?? '') ? [at] : []));
  return (at) => places.length > 1 && at > places[0]!;
}
const ASKING = /^(?:zaman|kadar|yap\w*|ol\w*|demek|gibi|ise|diye|dedi\w*|icin|ile|oluyo\w*)$/;
