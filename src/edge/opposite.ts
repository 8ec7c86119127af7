import type { Answer, RelatedQuestion } from '../answers/answer.ts';
import { wordsOf } from '../turkish/tokenise.ts';

/** Signs that a question tells of and an entry may exclude: a swelling, fever, a blow. Beginnings of folded words, in Turkish and English. */
const SIGNS = [/^(?:sis|swell|swoll)/, /^(?:ates|fever)/, /^(?:darbe|carp|hit$|blow)/];
const DENIED_BY_ENDING = /siz(?:$|lik|se)/;
const DENIED_AFTER = /^(?:yok|degil|olma[dy]|alma[dy])/;
const DENIED_BEFORE = /^(?:no|not|nor|without)$/;
/** Words between a sign and what denies it. */
const BETWEEN = 1;

/** The signs that a text denies, and those it tells of. */
function readSigns(text: string) {
  const words = wordsOf(text);
  const isDenied = (at: number): boolean =>
    DENIED_BY_ENDING.test(words[at]!) ||
    words.slice(at + 1, at + 2 + BETWEEN).some((word) => DENIED_AFTER.test(word)) ||
    words.slice(Math.max(0, at - 1 - BETWEEN), at).some((word) => DENIED_BEFORE.test(word));
  const found = SIGNS.map((sign) => words.flatMap((word, at) => (sign.test(word) ? [isDenied(at)] : [])));
  return { denied: found.map((list) => list.includes(true)), told: found.map((list) => list.includes(false)) };
}

/** Tell whether a text denies a sign that a question tells of: "şişlik yok" is no answer to "şişlik ve ateş". */
function opposes(text: string, question: string): boolean {
  const { told } = readSigns(question);
  const { denied } = readSigns(text);
  return told.some((is, sign) => is && denied[sign]);
}

/**
 * Take away entries about the opposite case. One whose answer begins with it may have the right case further down: it does not answer,
 * and is offered last.
 */
export function withoutOpposite(question: string, found: Answer): Answer {
  const fits = (entry: RelatedQuestion) => !opposes(entry.question, question);
  const begins = ({ answer }: RelatedQuestion) => opposes(answer.split(/(?<=\.)\s/, 1)[0]!, question);
  const related = found.related.filter(fits);
  if (found.matched && fits(found) && !begins(found)) return { ...found, related };
  const first =
    found.matched && fits(found) ? [{ question: found.question, answer: found.answer, url: found.url }] : [];
  const all = [...first, ...related];
  return { matched: false, related: [...all.filter((one) => !begins(one)), ...all.filter(begins)].slice(0, 3) };
}
