import type { Finding } from '#content/finding.ts';
import type { PlacedText } from '#markdown/places.ts';
import { findingInVisible, parsePassage, sentencesIn } from '../parsedPassage.ts';
import type { Passage } from '../passages.ts';
import { readPhrases } from '../readPhrases.ts';
import { numbersIn } from './telephoneNumbers.ts';

const phrases = readPhrases(new URL('amounts.yaml', import.meta.url));

/** Words that may not be published: src/api/README.md, "What never appears". */
interface Amount extends PlacedText {
  readonly rule: 'fee' | 'success rate';
}

/** Numbers that are part of a name: an address ("%20" is a space), the pages of a journal, a DOI. */
const OF_NAMES =
  /(?:https?:|mailto:|(?<=["(])\/)[^\s"'<>()]*%[\da-f]{2}[^\s"'<>()]*|(?:19|20)\d\d; ?\d+(?:\(\d+\))?: ?\d+[-–]\d+|\b10\.\d{4,}\/[^\s"'<>()]+/giu;
const blank = (text: string): string => ' '.repeat(text.length);
const noAmountsIn = phrases.finder('neither');

/** Blank out what is neither a fee nor a rate, whatever stands beside it. */
const withoutOthers = (text: string): string => {
  const read = text.replaceAll(OF_NAMES, blank);
  return noAmountsIn(read).reduce(
    (rest, { text: other, index }) => rest.slice(0, index) + blank(other) + rest.slice(index + other.length),
    read,
  );
};

function createAmountFinder(fees: string, rates: string) {
  const [feesIn, ratesIn] = [phrases.finder(fees), phrases.finder(rates)];
  return (text: string): Amount[] => {
    const read = withoutOthers(text);
    return [
      ...feesIn(read).map((found) => ({ ...found, rule: 'fee' }) as const),
      ...ratesIn(read).map((found) => ({ ...found, rule: 'success rate' }) as const),
    ];
  };
}

/** Find every amount of money, and every rate of success. */
export const amountsIn = createAmountFinder('fees', 'rates');

const perhapsAmountsIn = createAmountFinder('perhapsFees', 'perhapsRates');

/** Find what may be a fee or a rate, one for a sentence in which none is certain. */
export function doubtfulAmountsIn(text: string): Amount[] {
  const sentences = sentencesIn(text);
  const sentenceOf = (amount: Amount) => sentences.findLast(({ index }) => index <= amount.index);
  const reported = new Set(amountsIn(text).map(sentenceOf));
  const { certain, perhaps } = numbersIn(text);
  const isOfTelephone = ({ index }: Amount) =>
    [...certain, ...perhaps].some((number) => number.index <= index && index < number.index + number.text.length);
  return perhapsAmountsIn(text).filter((amount) => {
    const sentence = sentenceOf(amount);
    return !isOfTelephone(amount) && !reported.has(sentence) && reported.add(sentence);
  });
}

const REMEDY_OF_RULE: Readonly<Record<Amount['rule'], string>> = {
  fee: 'fees are not published; remove the amount, and say who tells it: you at the examination, or whoever else takes it',
  'success rate': 'success rates are not published; say in words what the outcome depends on',
};
export const doubtOf = ({ rule, text }: Amount): string =>
  `${JSON.stringify(text)} looks like a ${rule}: if it is, ${REMEDY_OF_RULE[rule]}`;

/** Reject fees and success rates; warn about what looks like one. */
export function amountFindings(passage: Passage): Finding[] {
  const { text: shown } = parsePassage(passage).shown;
  const isPlain = passage.language === 'none' || passage.field === 'address.postalCode';
  return [
    ...amountsIn(shown).map(({ rule, text, index }) =>
      findingInVisible(passage, index, `the ${rule} ${JSON.stringify(text)}: ${REMEDY_OF_RULE[rule]}`),
    ),
    ...doubtfulAmountsIn(shown)
      .filter(({ rule }) => rule !== 'fee' || !isPlain)
      .map((amount) => findingInVisible(passage, amount.index, doubtOf(amount), 'warning')),
  ];
}
