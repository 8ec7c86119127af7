import type { Problem } from '../entries/problem.ts';
import { problemIn, type Passage } from './passages.ts';

/** Ways to write a telephone number: international, Turkish with and without area code, the 444 lines, messaging links. */
const NUMBERS = [
  /(?<![\d\p{L}])(?:\+|00)[1-9](?:[\s().-]{0,2}\d){6,13}(?!\d)/gu,
  /(?<![\d\p{L}./-])(?:\(0?[2-58]\d{2}\)|0?[\s.-]?[2-58]\d{2})[\s.-]{0,2}\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?![\d-])/gu,
  /(?<![\d\p{L}./-])\d{3}[\s.-]\d{2}[\s.-]\d{2}(?![\d-])/gu,
  /(?<=wa\.me\/|whatsapp\.com\/send\/?\?phone=)\d{7,15}/gu,
  /(?<![\d\p{L}./-])444[\s.-]?\d[\s.-]?\d{3}(?![\d-])/gu,
];

/** Whether a text can hold any of them: quick, for the thousands that do not. */
const DIGITS = /\d[\d\s().-]{5}/;

/** Telephone numbers written in a text. Emergency numbers of three digits are none. */
export function telephoneNumbers(text: string): { text: string; index: number }[] {
  if (!DIGITS.test(text)) return [];
  const found: { text: string; index: number }[] = [];
  for (const pattern of NUMBERS)
    for (const { 0: number, index } of text.matchAll(pattern)) {
      const inside = found.some(
        (other) => index < other.index + other.text.length && other.index < index + number.length,
      );
      if (!inside) found.push({ text: number, index });
    }
  return found.toSorted((a, b) => a.index - b.index);
}

/** The digits that tell one subscriber from another: without country code 90, trunk zero and signs. */
export const subscriber = (number: string): string =>
  number.replaceAll(/\D/g, '').replace(/^(?:00)?(?:90)?0?(?=\d{7})/, '');

/** Numbers that are not the practice's own. `own` are its numbers in any form. */
export function telephoneProblems(passage: Passage, own: readonly string[]): Problem[] {
  const ours = own.map(subscriber);
  return telephoneNumbers(passage.text)
    .filter(({ text }) => !ours.some((number) => number.endsWith(subscriber(text))))
    .map(({ text, index }) =>
      problemIn(
        passage,
        index,
        `the telephone number ${JSON.stringify(text.trim())} is not the practice's own (practice.yaml); take it out`,
      ),
    );
}
