/** Something no text of the site may say: src/api/README.md, "What never appears". */
export interface Breach {
  readonly rule: 'fee' | 'success rate';
  /** The words that break the rule. */
  readonly text: string;
  /** Where they begin, in UTF-16 code units. */
  readonly index: number;
}

const CURRENCY = String.raw`(?:₺|[$€£]|(?:TL|TRY|USD|EUR|GBP)(?![\p{L}\p{N}_])|(?:lira|dolar|euro|avro|sterlin)\p{L}*)`;
const FEE = new RegExp(
  String.raw`(?:[₺$€£]\s?\d[\d.,]*|(?<![\p{L}\d.])\d[\d.,]*\s?(?:bin\s|milyon\s)?${CURRENCY}|(?<!\p{L})(?:yüz|bin|milyon)\s(?:TL(?!\p{L})|lira\p{L}*))`,
  'giu',
);
/** Whether a text can hold a fee at all: quick, for the thousands of files that do not. */
const canHoldFee = (text: string): boolean =>
  SIGNS.some((sign) => text.includes(sign)) || FIGURE.test(text) || WORDS.test(text);
const SIGNS = ['₺', '$', '€', '£'];
const FIGURE = /\d\s?(?:bin\s|milyon\s)?(?:tl|try|usd|eur|gbp|lira|dolar|avro|sterlin)/i;
const WORDS = /\s(?:tl|lira)/i;
/** Likewise for success rates. */
const PERCENT = /%|yüzde/i;
const PERCENTAGE = /%\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?%|(?<!\p{L})yüzde\s(?:\d+|\p{L}+)/giu;
const SUCCESS = /başarı|sağkalım|success|survival/iu;
const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]+)*[.!?\n]?/gu;

/** Every fee or currency figure, and every percentage said of success, in a text. */
export function breaches(text: string): Breach[] {
  return [
    ...(canHoldFee(text) ? fees(text) : []),
    ...(PERCENT.test(text) && SUCCESS.test(text) ? successRates(text) : []),
  ];
}

const fees = (text: string): Breach[] =>
  [...text.matchAll(FEE)].map((match) => ({ rule: 'fee', text: match[0], index: match.index }));

function successRates(text: string): Breach[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => SUCCESS.test(sentence))
    .flatMap((sentence) =>
      [...sentence[0].matchAll(PERCENTAGE)].map((match): Breach => ({
        rule: 'success rate',
        text: match[0],
        index: sentence.index + match.index,
      })),
    );
}
