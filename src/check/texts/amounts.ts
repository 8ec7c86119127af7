import type { Problem } from '#content/problem.ts';
import { parsePassage, problemInVisible } from '../parsedPassage.ts';
import type { Passage } from '../passages.ts';
import type { Amount } from './amount.ts';
import { feesIn, perhapsFeesIn } from './fees.ts';
import { ratesIn, SENTENCE } from './rates.ts';

const ADDRESS = /(?:https?:|mailto:|(?<=["(])\/)[^\s"'<>()]*/giu;
/** In an address, "%20" is a space, not a share. */
const ENCODED = /%[\da-f]{2}/iu;
const withoutAddresses = (text: string): string =>
  text.replaceAll(ADDRESS, (address) => (ENCODED.test(address) ? ' '.repeat(address.length) : address));

/** Find every amount of money, and every share in or after a sentence about success, if it is certain. */
export function amountsIn(passage: string): Amount[] {
  const text = withoutAddresses(passage);
  return [...feesIn(text), ...ratesIn(text).certain];
}

/** Find what may be a fee or a rate, one for a sentence in which none is certain. */
export function doubtfulAmountsIn(passage: string): Amount[] {
  const text = withoutAddresses(passage);
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: sentence, index }) => index + sentence.length);
  const placeOf = ({ index }: Amount) => sentences.find((end) => index < end);
  const reported = new Set(amountsIn(text).map(placeOf));
  return [...ratesIn(text).perhaps, ...perhapsFeesIn(text)].filter(
    (amount) => !reported.has(placeOf(amount)) && reported.add(placeOf(amount)),
  );
}

const REMEDY: Readonly<Record<Amount['rule'], string>> = {
  fee: 'fees are not published; remove the amount and refer to the examination',
  'success rate': 'success rates are not published; say in words what the outcome depends on',
};
export const doubtOf = ({ rule, text }: Amount): string =>
  `${JSON.stringify(text)} looks like a ${rule}: if it is, ${REMEDY[rule]}`;

/** Reject fees and success rates; warn about what looks like one. */
export function amountProblems(passage: Passage): Problem[] {
  const { text: shown } = parsePassage(passage).shown;
  const isPlain = passage.language === 'none' || passage.field === 'address.postalCode';
  return [
    ...amountsIn(shown).map(({ rule, text, index }) =>
      problemInVisible(passage, index, `the ${rule} ${JSON.stringify(text)}: ${REMEDY[rule]}`),
    ),
    ...doubtfulAmountsIn(shown)
      .filter(({ rule }) => rule !== 'fee' || !isPlain)
      .map((amount) => problemInVisible(passage, amount.index, doubtOf(amount), 'warning')),
  ];
}
