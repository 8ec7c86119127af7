import { plainAnswer } from '#markdown/answerTexts.ts';
import { sentencesOf } from '#markdown/sentences.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { Answer, RelatedQuestion } from '../answer.ts';
import { SWELLING } from '../reading/namesComplaint.ts';

/**
 * Symptoms that a question may have and an entry exclude: a swelling, fever, a blow. Beginnings of folded words, in
 * Turkish and English. Current strikes like a blow ("elektrik çarpar gibi"), and the heart ("çarpıntı"); crooked teeth
 * are "çarpık".
 */
const SYMPTOMS = [SWELLING, /^(?:ates|fever)/, /^(?:darbe|carp(?!ar$|inti|ik)|hit$|blow)/];
/** Symptoms named one after the other, which one word denies together: "şişlik, ateş yok", not "şişti, ateş yok". */
const NAMED = /^(?:sislik|ates|darbe)$/;
/** What has happened: a denial after it is of something else, as in "top çarptı kırık yok". */
const HAPPENED = /^(?:sis|carp)ti/;
const DENIED_BY_ENDING = /siz(?:$|lik|se)|m[ae](?:d|mis|z)|miyo/;
const DENIED_AFTER = /^(?:yok|degil|olma[dy]|alma[dy])/;
const DENIED_BEFORE = /^(?:no|not|nor|without|isnt|doesnt|didnt|dont|hasnt|havent)$/;
/** Maximum number of words between a symptom and what denies it. */
const MAX_BETWEEN = 1;

/** Find which symptoms a text denies, and which it affirms. */
function readSymptoms(text: string) {
  const words = wordsOf(text);
  const isDenied = (at: number): boolean =>
    // "Çarpmadan" is without a blow, "çarpmadan sonra" after one.
    (DENIED_BY_ENDING.test(words[at]!) && !/^sonra/.test(words[at + 1] ?? '')) ||
    isDeniedAfter(words.slice(at, at + 2 + MAX_BETWEEN)) ||
    words.slice(Math.max(0, at - 1 - MAX_BETWEEN), at).some((word) => DENIED_BEFORE.test(word));
  const found = SYMPTOMS.map((symptom) => words.flatMap((word, at) => (symptom.test(word) ? [isDenied(at)] : [])));
  return { denied: found.map((list) => list.includes(true)), affirmed: found.map((list) => list.includes(false)) };
}

/** Tell whether a symptom and the words after it deny it, not only another among them. */
function isDeniedAfter([symptom = '', ...after]: readonly string[]): boolean {
  const denial = after.findIndex((word) => DENIED_AFTER.test(word));
  const other = after.slice(0, Math.max(0, denial)).find((word) => SYMPTOMS.some((one) => one.test(word)));
  return denial >= 0 && !HAPPENED.test(symptom) && (other === undefined || (NAMED.test(symptom) && NAMED.test(other)));
}

/** Tell whether one text denies a symptom that the other affirms: "şişlik yok" does not answer "şişlik ve ateş". */
function opposes(denying: string, affirming: string): boolean {
  const { affirmed } = readSymptoms(affirming);
  const { denied } = readSymptoms(denying);
  return affirmed.some((isAffirmed, at) => isAffirmed && denied[at]);
}

/** Words of an entry about the time after a treatment, and words by which a question says that there was one. */
const AFTERCARE = /^(?:sonra|sonrasi\w*|after)$/;
const TREATED =
  /^(?:sonra|after|yaptir|yapil|oldum|olduk|tedavi|kanal|cek(?:im|til|tir|ild)|dolgu|ameliyat|igne|apikal|dikis|temizl|beyazlat|treat|canal|surgery|extract|filling|inject)/;

/** Tell whether an entry reassures about a symptom after a treatment, while the question speaks of none. */
function isOfTreated(entry: string, question: string): boolean {
  const has = (text: string, pattern: RegExp) => wordsOf(text).some((word) => pattern.test(word));
  return has(entry, AFTERCARE) && !has(question, TREATED) && readSymptoms(question).affirmed.some(Boolean);
}

/**
 * Remove entries about the opposite case, and those on symptoms after a treatment that the question does not mention.
 * An entry whose answer begins with the opposite case may have the right one further down: it is not the answer, and is
 * suggested last. An entry that is asked word for word may be on symptoms after a treatment: whoever wrote it knew.
 */
export function withoutOpposite(question: string, found: Answer, isVerbatim = false): Answer {
  const fits = (entry: RelatedQuestion) =>
    !opposes(entry.question, question) &&
    !opposes(question, entry.question) &&
    ((isVerbatim && entry === found) || !isOfTreated(entry.question, question));
  const begins = ({ answer }: RelatedQuestion) => opposes(sentencesOf(plainAnswer(answer))[0] ?? '', question);
  const related = found.related.filter(fits);
  if (found.matched && fits(found) && !begins(found)) return { ...found, related };
  const first =
    found.matched && fits(found) ? [{ question: found.question, answer: found.answer, url: found.url }] : [];
  const all = [...first, ...related];
  const ordered = [...all.filter((one) => !begins(one)), ...all.filter(begins)].slice(0, 3);
  const isFirstLikely = !found.matched && found.isFirstLikely === true && ordered[0] === found.related[0];
  return { matched: false, isFirstLikely, related: ordered };
}
