import type { Problem } from '#content/problem.ts';
import { parsePassage, problemInVisible } from '../parsedPassage.ts';
import type { Passage } from '../passages.ts';

/** Words that may not be published: src/api/README.md, "What never appears". */
interface Amount {
  readonly rule: 'fee' | 'success rate';
  /** The words that break the rule. */
  readonly text: string;
  /** Offset of `text`, in UTF-16 code units. */
  readonly index: number;
  /** What follows in the sentence. */
  readonly after: string;
}

/** As on a keyboard without Turkish letters. */
const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');

const AMOUNT = String.raw`\d+(?:[.,]\d+)*`;
/** Of two digits or more. */
const LARGER = String.raw`\d[\d.,]*\d`;
const LARGE = '[Yy]üz|YÜZ|[Bb]in|BİN|[Mm]ilyon|MİLYON|[Kk](?!\\p{L})';
/** Numbers in words, each an alternative. */
export const NUMERALS =
  'bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin milyon buçuk küsur'
    .split(' ')
    .flatMap((word) => [word, withoutAccents(word)])
    .flatMap((word) => {
      const inCapitals = word.toLocaleUpperCase('tr');
      return [word, inCapitals[0]! + word.slice(1), inCapitals];
    })
    .join('|');
/** Numbers in words, apart or as one word, as in "elli", "onbeşbin" and "iki buçuk bin". */
const WORDS = String.raw`(?:(?:${NUMERALS})\s?){1,8}`;
const ARROWS = String.raw`=~|*>\u2190-\u21ff\u2794-\u27bf`;
/**
 * Between an amount and its currency, as in "1500-TL", "1.500,- TL", "2000’er lira", "500 (beş yüz) TL" and "500 ABD
 * doları".
 */
const GAP = String.raw`(?:\s?\([^()\n]{1,40}\)\s?|\s?[-–—/(\\"“”'‘’${ARROWS}]\s?|[.,]-\s?|['’][ae]r\s|\s?)(?:\p{Lu}\p{L}*\s){0,2}`;
const ENGLISH_NUMERALS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
/** Codes, but not the titles of English journals ("2023 Eur Heart J") and the English word "try". */
const CODE = String.raw`(?:[Tt][Ll]|[Tt]\.\s?[Ll]|T[\s-]L|t\sl|TR[LY]|USD|usd|EUR|eur|GBP|gbp)`;
/** Only with digits: a word such as "bir" may stand before a crown of a tooth, a defibrillator or CAD/CAM. */
const RARE = String.raw`(?:(?:CHF|AED|SAR|RUB|AZN|KWD|QAR|BHD|OMR|JPY|CAD|AUD|SEK|NOK|DKK|BTC)(?!/\p{L})|(?<=(?:\d{3}|bin|milyon)\s?)[Kk]ron(?:u|a|la)?(?!\p{L}))`;
/** Names with their Turkish endings, but not "European". */
const NAME =
  '(?:T[üu]rk|t[üu]rk) [Pp]ara\\p{L}*|(?:[Yy]eni )?(?:T[üu]rk |t[üu]rk )?(?:[Ll]ira|L[İI]RA|lıra|[Kk]uruş|KURUŞ|[Mm]anat|MANAT|[Aa]vro|AVRO|[Ss]terlin|STERLİN|[Rr]iyal|[Rr]uble|[Dd]inar|[Dd]irhem|[Pp]eso|[Rr]upi|[Yy]uan|İsviçre [Ff]rang)\\p{L}*|[Ee]uro(?:[yd]\\p{Ll}{1,3}|nun|l[ua]\\p{Ll}+|s)?(?!\\p{L})|EUROS?(?!\\p{L})|[Yy]en(?!\\p{L})';
/** Also "fills", as in "yüz dolar". */
const DOLLAR = '(?:US )?(?:[Dd]oll?ar|DOLL?AR)\\p{L}*';
/** A few pills or minutes, as in "TRY 2 more". */
const ENGLISH_TRY = String.raw`TRY\s\d{1,2}(?=\s[a-z])`;
/** The end of a code, with a Turkish case ending that is written without an apostrophe. */
const CODE_END = String.raw`(?:y[ea]|[dt][ea]n?|n[ıi]n|l[ıi]k)?(?![\p{L}\p{N}_])`;
const START = String.raw`(?<![\p{L}\d.])`;
/** A range before its currency, as in "1500 ile 2000 arası lira". */
const RANGE_WORD = String.raw`\s(?:arası|kadar|civarı|küsur)\s`;
/** An amount with letters that look like digits, as in "l5O0". */
const LOOKALIKE = String.raw`(?=\d*[lIıOo])(?=[lIıOo]*\d)[\dlIıOo]{2,9}`;
const FEE = new RegExp(
  [
    String.raw`(?<!\p{L})(?!${ENGLISH_TRY})${CODE}[ :)${ARROWS}]{0,3}${AMOUNT}`,
    String.raw`(?<!\p{L})${RARE}[ :)${ARROWS}]{0,3}${LARGER}`,
    String.raw`\p{Sc}[ :)${ARROWS}]{0,3}${AMOUNT}`,
    String.raw`${START}(?:${AMOUNT}(?:\s?(?:${LARGE}))?|${LARGE})${GAP}(?:\p{Sc}|${CODE}${CODE_END}|${NAME})`,
    String.raw`${START}${AMOUNT}\s?(?:\+|artı)\s?KDV`,
    String.raw`\((?:${CODE}|${NAME}|\p{Sc})\)[\s:]{1,3}${AMOUNT}`,
    String.raw`${START}${AMOUNT}${RANGE_WORD}(?:(?:${CODE}|${RARE})${CODE_END}|${NAME})`,
    String.raw`${START}${LOOKALIKE}\s?(?:\p{Sc}|(?:${CODE}|${RARE})${CODE_END}|${NAME})`,
    String.raw`${START}${WORDS}(?:${CODE}${CODE_END}|${NAME})`,
    String.raw`${START}\d+\.(?:${NAME})`,
    String.raw`${START}(?:${LARGER}|${AMOUNT}\s?(?:${LARGE})|bin|milyon)${GAP}(?:${DOLLAR}|${RARE}${CODE_END})`,
    String.raw`${START}(?:${ENGLISH_NUMERALS})(?:[\s-](?:${ENGLISH_NUMERALS}|and)){0,6}\s(?:euros?|dollars?|lira)(?!\p{L})`,
  ].join('|'),
  'gu',
);
/** Also a few dollars, and a number beside a word for fees, as in "Ücreti 1.500’dür". */
const PERHAPS_FEE = new RegExp(
  [
    String.raw`(?<!\p{L})${ENGLISH_TRY}|${START}(?:\d|(?:${NUMERALS}))\s?(?:${DOLLAR}|[Pp]ounds?(?!\p{L}))`,
    String.raw`${START}\d{2,}\s[Pp]ounds?(?!\p{L})`,
    String.raw`(?:[Üü]cret|[Ff]iyat|[Bb]edel)\p{L}*\s?[:=]?\s?\d{1,3}(?:[.,]?\d{3})+(?!\d)`,
    String.raw`(?:[Üü]cret|[Ff]iyat|[Bb]edel)\p{L}*\s?[:=]?\s(?:(?:${NUMERALS})\s){0,6}(?:bin|milyon|yüz(?!\syüz))(?!\p{L})`,
    String.raw`(?:[Üü]cret|[Ff]iyat|[Bb]edel)\p{L}*(?:\s\p{L}+){0,3}\s(?!(?:19|20)\d\d(?!\d))\d{3,6}(?![\d.,]*\d)`,
    String.raw`(?<!\p{L})(?:${NAME})[\s:]{1,3}(?!(?:19|20)\d\d(?!\d))\d{2,}`,
    // A list of prices, and what stands beside one.
    String.raw`\p{L}\s(?!(?:19|20)\d\d(?!\d))\d{3,5},\s\p{L}+\s(?!(?:19|20)\d\d(?!\d))\d{3,5}(?!\d)|${START}${AMOUNT}(?:,-|\s\(?KDV\s(?:dahil|hariç))|KDV\s(?:dahil|hariç)\s${AMOUNT}`,
    String.raw`\((?:TL|₺)\)|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d+[:,]\sTL(?!\p{L})|(?:(?<!\p{L})TL|₺)\s\p{L}+\s\d{3,}|(?<!\p{L})(?:TL|${NAME})\scinsinden`,
  ].join('|'),
  'gu',
);

const PERCENT = String.raw`(?:[%٪‰]|°\s?/\s?o)`;
/** `%95`, `yüzde doksan`, `95/100`, `on dişten dokuzu`, `başarı oranı 95`. */
const SHARE = new RegExp(
  [
    String.raw`${PERCENT}\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?${PERCENT}`,
    String.raw`(?<=(?:başarı|sağ ?kalım)\s(?:oran|yüzde)\p{L}{0,12}\s?:?\s?)(?:\d{2,3}(?![\d%])|[01][.,]\d{1,2}(?!\d)|(?:(?:${NUMERALS})\s?){1,3}(?!\p{L}))`,
    String.raw`(?<!\p{L})yüzde(?:si)?\s(?:\d+|${NUMERALS})`,
    String.raw`(?:\d+|${ENGLISH_NUMERALS})[\s-]?per\s?cent(?!\p{L})|(?<!\p{L})(?:üçte|dörtte|beşte|onda)\s(?:${NUMERALS})`,
    String.raw`(?<![\d.,])0[.,]\d{1,2}(?=\s(?:başarı|sağkalım|success|survival))`,
    String.raw`(?<![\d/])\d+\s?/\s?100(?![\d/])`,
    // With the ending of "of them", unlike "on günde bir".
    String.raw`(?<![\p{L}\d])(?:10{1,3}|on|yirmi|otuz|elli|yüz|bin)\s\p{L}+(?:[dt][ea]n|[ıiuü]n)\s(?:\d+|(?:on\s)?(?:${NUMERALS}))[’']?\p{L}*[ıiuü]`,
  ].join('|'),
  'giu',
);
/** Also a score, such as that of pain, and "in 20 teeth 19". */
const PERHAPS_SHARE = new RegExp(
  [
    String.raw`(?<![\d/.])\d{1,3}\s?/\s?\d{1,3}(?![\d/.])(?<!/\s?100)|(?<![\d.,])0[.,]\d{1,2}(?![\d.,])`,
    String.raw`(?<![\p{L}\d])(?:\d+|beş|on|yüz)(?:\s(?!gün|hafta|ay|yıl|saat)\p{L}+){0,2}[’']?(?:[dt][ea]n?|[ıiuü]n)\s(?:\d+|${NUMERALS})`,
    String.raw`(?<!\p{L})(?:\d+|${ENGLISH_NUMERALS})\s(?:out\sof|in|of)\s(?:\d{2,}|${ENGLISH_NUMERALS})(?!\p{L})`,
  ].join('|'),
  'giu',
);
const SUCCESS =
  /ba[sş]ar[ıi](?!z)|sağ ?kalım|(?<!\p{L})şifa|oranında (?:tut|iyileş)|(?:iyileşme|kurtarma|kurtulma|tutma) (?:oran|şans)|tam iyileşme|succe(?:ss|ed)|surviv|(?:cure|failure) rate|effective in/iu;
/** How many sentences after one about success are about it as well: for certain, and perhaps. */
const REACH = { certain: 1, perhaps: 3 } as const;
/** What a solution holds, as in "%70 alkol" and "%2’lik jel". */
const OF_SOLUTION =
  /^(?:['’]?l[ıiuü]k(?!\s(?:başarı|sağkalım))|\s(?:alkol|etanol|klor|sodyum|hipoklor|peroksit|hidrojen|karbamid|EDTA|flor|oksijen|serum|çözelti|solüsyon|jel|krem|alcohol|chlor|sodium|peroxide|saline|gel|solution))/iu;
/** What follows a share of cases: an ending, the end of a clause, "oranında", a word of success or content nearby. */
const OF_CASES =
  /^(?:\s*$|['’]?\p{L}|\s?[^\p{L}\p{N}\s]|\s(?:oran|kadar|civar|dolay|üzer|üst|alt|aş|gibi|seviye|düzey|olası|ihtimal|şans|hasta|vaka|olgu|kişi|ol|bul|ve\p{L}*(?!\p{L})|ila|ile|ya|of|or|and|to|in|at|after|for|cases|patients|\d)|(?:\s\S+){0,2}\s\S*(?:başarı|sağkalım|memnun|iyileş|şifa|kurtul|düzel|success|survival|satisf|heal))/iu;
const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]+)*[.!?\n]?/gu;

const ADDRESS = /(?:https?:|mailto:|(?<=["(])\/)[^\s"'<>()]*/giu;
/** In an address, "%20" is a space, not a share. */
const ENCODED = /%[\da-f]{2}/iu;

/** "5 Lira Sokak" is an address. */
const IN_CAPITALS = /\p{Lu}\p{Ll}+$/u;
const STREET = /^\s(?:Sok(?:\.|ak|ağı)|Cad(?:\.|de|desi)|Mah(?:\.|allesi)|Bulvarı)(?!\p{L})/u;

/** Find every amount of money, and every share in or after a sentence about success, if it is certain. */
export const amountsIn = (passage: string): Amount[] => find(passage, FEE, SHARE, REACH.certain).filter(isCertain);

/** Tell whether a share is one of cases: a sentence about success may also name a solution. */
const isCertain = ({ rule, after }: Amount): boolean =>
  rule === 'fee' || (!OF_SOLUTION.test(after) && OF_CASES.test(after));

function find(passage: string, fee: RegExp, share: RegExp, reach: number): Amount[] {
  const text = passage.replaceAll(ADDRESS, (address) => (ENCODED.test(address) ? ' '.repeat(address.length) : address));
  const matches = (rule: Amount['rule'], pattern: RegExp, part: string, offset = 0) =>
    [...part.matchAll(pattern)]
      .map(({ 0: words, index }): Amount => ({
        rule,
        text: words,
        index: offset + index,
        after: part.slice(index + words.length),
      }))
      .filter(({ text: words, after }) => !(IN_CAPITALS.test(words) && STREET.test(after)));
  const sentences = SUCCESS.test(text) ? [...text.matchAll(SENTENCE)] : [];
  let since = Infinity;
  return [
    ...matches('fee', fee, text),
    ...sentences.flatMap(({ 0: sentence, index }) => {
      since = SUCCESS.test(sentence) ? 0 : since + 1;
      return since <= reach ? matches('success rate', share, sentence, index) : [];
    }),
  ];
}

const REMEDY: Readonly<Record<Amount['rule'], string>> = {
  fee: 'fees are not published; remove the amount and refer to the examination',
  'success rate': 'success rates are not published; say in words what the outcome depends on',
};

/** Reject fees and success rates; warn about what looks like one. */
export function amountProblems(passage: Passage): Problem[] {
  const { shown } = parsePassage(passage);
  const certain = amountsIn(shown.text);
  const places = new Set<number>();
  const isReported = ({ index, text }: Amount) =>
    certain.some((other) => other.index < index + text.length && index < other.index + other.text.length);
  const perhaps = [
    ...find(shown.text, FEE, SHARE, REACH.perhaps),
    ...find(shown.text, PERHAPS_FEE, PERHAPS_SHARE, REACH.certain),
  ].filter((amount) => !isReported(amount) && !places.has(amount.index) && places.add(amount.index));
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
