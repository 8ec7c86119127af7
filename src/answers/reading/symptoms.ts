import { wordsOf } from '#turkish/wordsOf.ts';
import { SWELLING } from './namesComplaint.ts';

/**
 * Symptoms that a question may have and an entry exclude: a swelling, fever, a blow. Beginnings of folded words, in
 * Turkish and English. Current strikes like a blow ("elektrik çarpar gibi"), and the heart ("çarpıntı"); crooked teeth
 * are "çarpık".
 */
const SYMPTOMS = [SWELLING, /^(?:ates|fever)/, /^(?:darbe|carp(?!ar$|inti|ik)|hit$|blow)/];
/** Symptoms named one after the other, which one word denies together: "şişlik, ateş yok", not "şişti, ateş yok". */
const NAMED = /^(?:sislik|ates|darbe)$/;
/** Words that tell what has happened: a denial after one is of something else, as in "top çarptı kırık yok". */
const HAPPENED = /^(?:sis|carp)ti/;
const DENIED_BY_ENDING = /siz(?:$|lik|se)|m[ae](?:d|mis|z)|miyo/;
const DENIED_AFTER = /^(?:yok|degil|olma[dy]|alma[dy])/;
const DENIED_BEFORE = /^(?:no|not|nor|without|isnt|doesnt|didnt|dont|hasnt|havent)$/;
/** Maximum number of words between a symptom and what denies it. */
const MAX_WORDS_BETWEEN = 1;

/** Find which symptoms a text denies, and which it affirms. */
function readSymptoms(text: string) {
  const words = wordsOf(text);
  const isDenied = (at: number): boolean =>
    // "Çarpmadan" is without a blow, "çarpmadan sonra" after one.
    (DENIED_BY_ENDING.test(words[at]!) && !/^sonra/.test(words[at + 1] ?? '')) ||
    isDeniedAfter(words.slice(at, at + 2 + MAX_WORDS_BETWEEN)) ||
    words.slice(Math.max(0, at - 1 - MAX_WORDS_BETWEEN), at).some((word) => DENIED_BEFORE.test(word));
  const found = SYMPTOMS.map((symptom) => words.flatMap((word, at) => (symptom.test(word) ? [isDenied(at)] : [])));
  return { denied: found.map((list) => list.includes(true)), affirmed: found.map((list) => list.includes(false)) };
}

/** Tell whether a symptom and the words after it deny it, not only another among them. */
function isDeniedAfter([symptom = '', ...after]: readonly string[]): boolean {
  const denial = after.findIndex((word) => DENIED_AFTER.test(word));
  const other = after.slice(0, Math.max(0, denial)).find((word) => SYMPTOMS.some((pattern) => pattern.test(word)));
  return denial >= 0 && !HAPPENED.test(symptom) && (other === undefined || (NAMED.test(symptom) && NAMED.test(other)));
}

/** Tell whether one text denies a symptom that the other affirms: "şişlik yok" does not answer "şişlik ve ateş". */
export function opposes(denying: string, affirming: string): boolean {
  const { affirmed } = readSymptoms(affirming);
  const { denied } = readSymptoms(denying);
  return affirmed.some((isAffirmed, at) => isAffirmed && denied[at]);
}

/** Tell whether a text affirms a symptom. */
export const affirmsSymptom = (text: string): boolean => readSymptoms(text).affirmed.some(Boolean);
