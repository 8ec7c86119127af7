import type { Problem } from '../entries/problem.ts';
import { type Passage, problemIn } from './passages.ts';

/** Spellings of telephone numbers: international, Turkish with and without area code, messaging links, 444 lines. */
const NUMBERS = new RegExp(
  [
    /(?<![\d\p{L}])(?:\+|00)[1-9](?:[\s().-]{0,2}\d){6,13}(?!\d)/u,
    /(?<![\d\p{L}./-])(?:\(0?[2-58]\d{2}\)|0?[\s.-]?[2-58]\d{2})[\s.-]{0,2}\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?![\d-])/u,
    /(?<![\d\p{L}./-])\d{3}[\s.-]\d{2}[\s.-]\d{2}(?![\d-])/u,
    /(?<=wa\.me\/|whatsapp\.com\/send\/?\?phone=)\d{7,15}/u,
    /(?<![\d\p{L}./-])444[\s.-]?\d[\s.-]?\d{3}(?![\d-])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** Find telephone numbers in a text, apart from those of three digits. */
export const telephoneNumbers = (text: string): { text: string; index: number }[] =>
  [...text.matchAll(NUMBERS)].map(({ 0: number, index }) => ({ text: number, index }));

/**
 * Reduce a number to the subscriber's digits, without country code 90 and trunk zero.
 * @example subscriber('+90 (232) 445 12 34'); // '2324451234'
 */
export const subscriber = (number: string): string =>
  number.replaceAll(/\D/g, '').replace(/^(?:00)?(?:90)?0?(?=\d{7})/, '');

/** Tell whether digits are those of a Turkish subscriber: ten with the area code, or seven of a company number. */
export const isTurkish = (digits: string): boolean => /^(?:[2-58]\d{9}|444\d{4})$/.test(digits);

/** Reject numbers that are not among the practice's `own`, in any spelling. */
export function telephoneProblems(passage: Passage, own: readonly string[]): Problem[] {
  const ours = own.map(subscriber);
  return telephoneNumbers(passage.text)
    .filter(({ text }) => !ours.some((number) => number.endsWith(subscriber(text))))
    .map(({ text, index }) => {
      const message = `the telephone number ${JSON.stringify(text.trim())} is not the practice's own (practice.yaml); remove it, or name whom to call at night in whileClosed.help`;
      return problemIn(passage, index, message);
    });
}
