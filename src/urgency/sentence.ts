import type { Meant } from './correct.ts';
import { IF, QUESTION } from './particles.ts';
import type { VerbForm } from './suffixes.ts';
import type { Reading, ReadingsOf } from './words.ts';

/** A sentence before what it says of anything is known. */
export interface Sentence {
  /** Its words as they are likeliest meant. */
  readonly texts: readonly string[];
  /** Of each word, and each form it may be meant as, what that may name. */
  readonly readings: readonly (readonly (readonly Reading[])[])[];
  /** Of each word: the form of a verb that it may be. */
  readonly forms: readonly (VerbForm | undefined)[];
  /** Whether what is put as a condition counts as said. */
  readonly supposed: boolean;
  /** Whether it asks what may be done. */
  readonly isPlan: boolean;
  /** Whether it asks that, or of a matter in general: it tells of nobody. */
  readonly isGeneral: boolean;
}

const GENERIC =
  /^(?:nedir|nelerdir|neden|niye|nasil|belirti\w*|onle\w*|riski\w*|tehlikeli\w*|demek|olasilig\w*|ihtimal\w*|planlan\w*|olan\w*|hastasinda|hastada|hastalarda|hastaya)$/;
const MAY =
  /^(?:ol|yaptir|yapil|al|cektir|kullan|temizlet|gel|yap)(?:abil|ebil|ir|ur|[iu]yor(?:um|uz|mu))|^(?:mumkun|sakinca\w*|riskli\w*|engel\w*|uygun\w*|dokunur\w*|takilir\w*)$/;
/** "dişten olabilir mi" asks where a sign comes from. */
const FROM = /[dt][ae]n$/;

/** Looks up the words of a sentence, and whether it tells of anybody at all. */
export function sentenceOf(meant: readonly Meant[], readingsOf: ReadingsOf, supposed: boolean): Sentence {
  const texts = meant.map(([likeliest]) => likeliest);
  const isPlan = !supposed && texts.some((_, at) => asksWhatMayBe(texts, at));
  const readings = meant.map((words) => words.map(readingsOf));
  return {
    texts,
    readings,
    forms: readings.map((meanings) => meanings.flat().find(({ form }) => form)?.form),
    supposed,
    isPlan,
    isGeneral: isPlan || (!supposed && texts.some((text) => GENERIC.test(text))),
  };
}

function asksWhatMayBe(texts: readonly string[], at: number): boolean {
  const text = texts[at]!;
  const next = texts[at + 1];
  if (!MAY.test(text) || IF.test(text)) return false;
  if (FROM.test(texts[at - 1] ?? '') && next === 'mi') return false;
  return next === undefined || QUESTION.test(next) || /m[iu]/.test(text) || !/r$/.test(text);
}
