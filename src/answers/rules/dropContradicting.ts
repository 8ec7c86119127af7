import { plainAnswer } from '#markdown/answerTexts.ts';
import { sentencesOf } from '#markdown/sentences.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { Answer, RelatedQuestion } from '../answer.ts';
import { affirmsSymptom, opposes } from '../reading/symptoms.ts';

/** Words of an entry about the time after a treatment or a blow, and those by which a question tells of one. */
const AFTERCARE = /^(?:sonra|sonrasi\w*|after)$/;
const TREATED =
  /^(?:sonra|after|yaptir|yapil|oldum|olduk|tedavi|kanal|cek(?:im|til|tir|ild)|dolgu|ameliyat|igne|apikal|dikis|temizl|beyazlat|treat|canal|surgery|extract|filling|inject|darbe|carp|vurd|yumruk|kaza|travma)/;

/** Tell whether an entry is on a symptom after a treatment or a blow, while the question speaks of none. */
function isOfTreated(entry: string, question: string): boolean {
  const has = (text: string, pattern: RegExp) => wordsOf(text).some((word) => pattern.test(word));
  return has(entry, AFTERCARE) && !has(question, TREATED) && affirmsSymptom(question);
}

/** Tell whether an answer begins with the opposite case; the right one may be further down. */
const beginsOpposite = ({ answer }: RelatedQuestion, question: string): boolean =>
  opposes(sentencesOf(plainAnswer(answer))[0] ?? '', question);

/**
 * Drop entries about the opposite case, and those on symptoms after a treatment that the question does not mention. One
 * whose answer begins with the opposite case is not the answer, and is related last. An entry that is asked word for
 * word may be on symptoms after a treatment: whoever wrote it knew.
 */
export function dropContradicting(question: string, found: Answer, isVerbatim = false): Answer {
  const agreesWithQuestion = (entry: RelatedQuestion) =>
    !opposes(entry.question, question) &&
    !opposes(question, entry.question) &&
    ((isVerbatim && entry === found) || !isOfTreated(entry.question, question));
  const related = found.related.filter(agreesWithQuestion);
  if (found.matched && agreesWithQuestion(found) && !beginsOpposite(found, question)) return { ...found, related };
  const answer =
    found.matched && agreesWithQuestion(found)
      ? [{ question: found.question, answer: found.answer, url: found.url }]
      : [];
  const ordered = [...answer, ...related].toSorted(
    (a, b) => Number(beginsOpposite(a, question)) - Number(beginsOpposite(b, question)),
  );
  const isFirstLikely = !found.matched && found.isFirstLikely === true && ordered[0] === found.related[0];
  return { matched: false, isFirstLikely, related: ordered.slice(0, 3) };
}
