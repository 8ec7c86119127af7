import type { Problem } from '#content/problem.ts';
import { parsePassage, problemInVisible } from '../parsedPassage.ts';
import type { Passage } from '../passages.ts';
import { FEE, PERHAPS_FEE } from './fees.ts';
import { NUMBER, OF_CASES, OF_SOLUTION, RECOVERY, SHARE, SUCCESS } from './rates.ts';

/** Words that may not be published: src/api/README.md, "What never appears". */
interface Amount {
  readonly rule: 'fee' | 'success rate';
  /** The words that break the rule. */
  readonly text: string;
  /** Offset of `text`, in UTF-16 code units. */
  readonly index: number;
}

const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]+)*[.!?\n]?/gu;
/** How many sentences after one about success are about it as well: for certain, and perhaps. */
const REACH = { certain: 1, perhaps: 3 } as const;

const ADDRESS = /(?:https?:|mailto:|(?<=["(])\/)[^\s"'<>()]*/giu;
/** In an address, "%20" is a space, not a share. */
const ENCODED = /%[\da-f]{2}/iu;
const withoutAddresses = (text: string): string =>
  text.replaceAll(ADDRESS, (address) => (ENCODED.test(address) ? ' '.repeat(address.length) : address));

/** "5 Lira Sokak" is an address. */
const IN_CAPITALS = /\p{Lu}\p{Ll}+$/u;
const STREET = /^\s(?:Sok(?:\.|ak|ağı)|Cad(?:\.|de|desi)|Mah(?:\.|allesi)|Bulvarı)(?!\p{L})/u;

function feesIn(text: string, pattern: RegExp): Amount[] {
  const isStreet = (words: string, end: number) => IN_CAPITALS.test(words) && STREET.test(text.slice(end));
  return [...text.matchAll(pattern)]
    .filter(({ 0: words, index }) => !isStreet(words, index + words.length))
    .map(({ 0: words, index }) => ({ rule: 'fee', text: words, index }));
}

/** Find shares in sentences about success and in those after one: for certain of cases, and those that may be. */
function ratesIn(text: string): Record<'certain' | 'perhaps', Amount[]> {
  const rates: ReturnType<typeof ratesIn> = { certain: [], perhaps: [] };
  let since = Infinity;
  for (const { 0: sentence, index: start } of text.matchAll(SENTENCE)) {
    const success = SUCCESS.exec(sentence);
    since = success ? 0 : since + 1;
    const isOfRecovery = RECOVERY.test(sentence);
    const shares = isOfRecovery || since <= REACH.perhaps ? [...sentence.matchAll(SHARE)] : [];
    const numbers = [...sentence.matchAll(NUMBER)].filter(({ 0: words }) =>
      !success ? isOfRecovery && words.length > 1 : true,
    );
    for (const match of [...shares, ...numbers]) {
      const { 0: words, index } = match;
      const after = sentence.slice(index + words.length);
      if (OF_SOLUTION.test(after)) continue;
      // A share before the word of success belongs to it only in its clause.
      const isAbout =
        !success || success.index < index || !/[,;]/.test(sentence.slice(index + words.length, success.index));
      const isCertain = since <= REACH.certain && shares.includes(match) && isAbout && OF_CASES.test(after);
      rates[isCertain ? 'certain' : 'perhaps'].push({ rule: 'success rate', text: words, index: start + index });
    }
  }
  return rates;
}

/** Find every amount of money, and every share in or after a sentence about success, if it is certain. */
export function amountsIn(passage: string): Amount[] {
  const text = withoutAddresses(passage);
  return [...feesIn(text, FEE), ...ratesIn(text).certain];
}

const REMEDY: Readonly<Record<Amount['rule'], string>> = {
  fee: 'fees are not published; remove the amount and refer to the examination',
  'success rate': 'success rates are not published; say in words what the outcome depends on',
};

/** Reject fees and success rates; warn about what looks like one. */
export function amountProblems(passage: Passage): Problem[] {
  const shown = withoutAddresses(parsePassage(passage).shown.text);
  const rates = ratesIn(shown);
  const certain = [...feesIn(shown, FEE), ...rates.certain];
  const sentences = [...shown.matchAll(SENTENCE)].map(({ 0: sentence, index }) => index + sentence.length);
  const placeOf = ({ index }: Amount) => sentences.find((end) => index < end);
  const reported = new Set(certain.map(placeOf));
  // One warning for a sentence.
  const fees = passage.language === 'none' || passage.field === 'address.postalCode' ? [] : feesIn(shown, PERHAPS_FEE);
  const perhaps = [...rates.perhaps, ...fees].filter(
    (amount) => !reported.has(placeOf(amount)) && reported.add(placeOf(amount)),
  );
  return [
    ...certain.map(({ rule, text, index }) =>
      problemInVisible(passage, index, `the ${rule} ${JSON.stringify(text)}: ${REMEDY[rule]}`),
    ),
    ...perhaps.map(({ rule, text, index }) =>
      problemInVisible(
        passage,
        index,
        `${JSON.stringify(text)} looks like a ${rule}: if it is, ${REMEDY[rule]}`,
        'warning',
      ),
    ),
  ];
}
