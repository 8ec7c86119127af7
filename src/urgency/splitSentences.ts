import { readWords } from './readWords.ts';

/** The end of a question that asks a practice for something, not whether something is so. */
const ENDS_QUESTION = / (?:m[iu](?:y[iu]\S*|s[iu]n\S*)|kac \S+|ne kadar|nedir|nerede\S*|lutfen) $/;

/** Tell whether a clause asks a practice for something: what it does, costs or has. */
export const isQuestion = (clause: string): boolean => ENDS_QUESTION.test(` ${readWords(clause).join(' ')} `);

/**
 * Split a text into sentences, and each into clauses. A question ends a sentence, also before a comma: what stands
 * beside it is about something else.
 */
export function splitSentences(text: string): string[][] {
  const sentences: string[][] = [[]];
  const clauses = text.replaceAll(/(?<=\d)\.(?= gün)/gu, '').matchAll(/((?:[^.,;!?\n]|[.,;!?\n]\d)+)([.,;!?\n]*)/g);
  for (const [, clause, end] of clauses) {
    if (readWords(clause!).length === 0) continue;
    sentences.at(-1)!.push(clause!);
    if (/[.!?\n]/.test(end!) || isQuestion(clause!)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}
