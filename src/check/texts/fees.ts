import type { Amount } from './amount.ts';
import { ENGLISH_NUMERALS, NUMERALS } from './numerals.ts';

const DIGITS = String.raw`\d+(?:[.,]\d+)*`;
/** Of two digits or more. */
const LARGER = String.raw`\d[\d.,]*\d`;
const LARGE = '(?:[Yy]üz|YÜZ|[Bb]in|BİN|[Mm]ilyon|MİLYON|[Kk](?!\\p{L}))';
/** In words, apart or as one, as in "elli", "onbeşbin" and "iki buçuk bin". */
const WORDS = String.raw`(?:(?:${NUMERALS})\s?){1,8}`;
/** With letters that look like digits, as in "l5O0". */
const LOOKALIKE = String.raw`(?=\d*[lIıOo])(?=[lIıOo]*\d)[\dlIıOo]{2,9}`;
/** Where an amount begins. */
const START = String.raw`(?<![\p{L}\d.])`;

/** Codes, but not the titles of English journals ("2023 Eur Heart J") and the English word "try". */
const CODE = String.raw`(?:[Tt][Ll]|[Tt]\.\s?[Ll]|T[\s-]L|t\sl|TR[LY]|USD|usd|EUR|eur|GBP|gbp)`;
/** The end of a code, with a Turkish case ending that is written without an apostrophe. */
const CODE_END = String.raw`(?:y[ea]|[dt][ea]n?|n[ıi]n|l[ıi]k)?(?![\p{L}\p{N}_])`;
/** Names with their Turkish endings, but not "European". */
const NAME =
  '(?:(?:T[üu]rk|t[üu]rk) [Pp]ara\\p{L}*|(?:[Yy]eni )?(?:T[üu]rk |t[üu]rk )?(?:[Ll]ira|L[İI]RA|lıra|[Kk]uruş|KURUŞ|[Mm]anat|MANAT|[Aa]vro|AVRO|[Ss]terlin|STERLİN|[Rr]iyal|[Rr]uble|[Dd]inar|[Dd]irhem|[Pp]eso|[Rr]upi|[Yy]uan|[Pp]apel|[Bb]ucks|İsviçre [Ff]rang)\\p{L}*|[Ee]uro(?!-\\p{L})(?:[yd]\\p{Ll}{1,3}|nun|l[ua]\\p{Ll}+|s)?(?!\\p{L})|EUROS?(?!\\p{L})|[Yy]en(?!\\p{L}))';
/** A word such as "bir" may stand before a crown of a tooth, a defibrillator, CAD/CAM, or what fills. */
const DOLLAR = '(?:US )?(?:[Dd]oll?ar|DOLL?AR)\\p{L}*';
const AMBIGUOUS = String.raw`(?:${DOLLAR}|(?:CHF|AED|SAR|RUB|AZN|KWD|QAR|BHD|OMR|JPY|CAD|AUD|SEK|NOK|DKK|BTC)(?!/\p{L})${CODE_END}|(?<=(?:\d{3}|bin|milyon)\s?)[Kk]ron(?:u|a|la)?(?!\p{L}))`;
const MONEY = String.raw`(?:\p{Sc}|${CODE}${CODE_END}|${NAME})`;
/** A coin beside something as large as it. */
const COMPARED = String.raw`(?!\s(?:büyüklü|boyut|çap|iri|genişli|kadar\sbir\s(?!ücret|fiyat|bedel|tutar|para)))`;
/**
 * Between an amount and its currency, as in "1500-TL", "1.500,- TL", "2000’er lira", "500 (beş yüz) TL", "500 ABD
 * doları" and "1500 ile 2000 arası lira".
 */
const ARROWS = String.raw`=~|*>\u2190-\u21ff\u2794-\u27bf`;
const GAP = String.raw`(?:\s?\([^()\n]{1,40}\)\s?|\s?[-–—/(\\"“”'‘’${ARROWS}]\s?|[.,]-\s?|\.(?=\p{L})|['’][ae]r\s|\s(?:arası|kadar|civarı|küsur)\s|\s?)(?:\p{Lu}\p{L}*\s){0,2}`;
const BEFORE_AMOUNT = String.raw`[ :)${ARROWS}]{0,3}`;
/** A few pills or minutes, as in "TRY 2 more". */
const ENGLISH_TRY = String.raw`TRY\s\d{1,2}(?=\s[a-z])`;

/** An amount of money. */
const FEE = new RegExp(
  [
    String.raw`${START}(?:${DIGITS}(?:\s?${LARGE})?|${LARGE}|${WORDS}|${LOOKALIKE})${GAP}${MONEY}${COMPARED}`,
    String.raw`${START}(?:${LARGER}|${DIGITS}\s?${LARGE}|${LOOKALIKE}|bin|milyon)${GAP}${AMBIGUOUS}`,
    String.raw`(?:\p{Sc}|(?<!\p{L})(?!${ENGLISH_TRY})${CODE})${BEFORE_AMOUNT}${DIGITS}|(?<!\p{L})${AMBIGUOUS}${BEFORE_AMOUNT}${LARGER}`,
    String.raw`\(${MONEY}\)[\s:]{1,3}${DIGITS}`,
    String.raw`${START}${DIGITS}\s?(?:\+|artı)\s?KDV`,
    String.raw`${START}(?:${ENGLISH_NUMERALS})(?:[\s-](?:${ENGLISH_NUMERALS}|and)){0,6}\s(?:euros?|dollars?|lira)(?!\p{L})`,
  ].join('|'),
  'gu',
);

/** A year, a public telephone such as 112, or a number that is no quantity. */
const YEAR = String.raw`(?:(?:19|20)\d\d(?!\d)|1\d\d(?!\d)|0)`;
/** What names no price before a number: numbers of laws and licences, blood sugar, addresses, ranges, parentheses. */
const OTHER_NUMBER = String.raw`(?:(?:no|numara\p{L}*|hat\p{L}*|sicil|şeker\p{L}*|tansiyon\p{L}*|kanun\p{L}*|madde|sayfa|mhrs|tck|oda|kapı|kod\p{L}*)\)?[\s:.]*|[\d/(–-]\s?|\d[.,]\s?|,\s)`;
/** What follows a price, or ends it: no unit and no other word. */
const PRICE_END = String.raw`(?=\s*(?:[,;.!?]?(?:\s|$)(?!\p{Ll}|\d|[/(–-])|\n|$|,\s\p{L}|\s(?:al[ıi]|öde|öd[ea]|tut|olur|başla|civar|dolay|üzer|peşin)\p{L}*)|[’'](?:d[ıi]r|d[uü]r|t[ıi]r|t[uü]r|[dt][ae]n|[ye][ea]?(?!\p{L})|e\s|a\s))`;
const PRICE = String.raw`(?:\d{1,3}(?:[.,]\d{3})+|\d{3,6}|\d{1,3}\s?(?:[Bb]in(?:\s\d{3})?|[Kk](?!\p{L}))|(?:(?:${NUMERALS})\s){0,6}(?:[Bb]in|[Mm]ilyon)(?:\s(?:${NUMERALS})){0,3}(?:d[ıiuü]r)?)`;
/** A number that stands for a price, without its currency; a word for fees beside one; a few dollars. */
const PERHAPS_FEE = new RegExp(
  [
    String.raw`(?<!${OTHER_NUMBER})(?<![\p{L}\d.,:/])(?!${YEAR})${PRICE}(?![\p{L}\d]|\s(?:Sok|Cad|Mah|Bul)\p{L}*)${PRICE_END}`,
    String.raw`(?:[Üü]cret|[Ff]iyat|[Bb]edel|[Kk]apora)\p{L}*(?:\s\p{L}+){0,3}\s?[:=]?\s?(?!${YEAR})(?:\d{3,6}(?![\d.,]*\d)|\d{1,3}(?:[.,]\d{3})+|(?:(?:${NUMERALS})\s){0,6}(?:bin|milyon|yüz(?!\syüz))(?!\p{L}))`,
    String.raw`(?<!\p{L})${ENGLISH_TRY}|${START}(?:\d|${NUMERALS})\s?(?:${DOLLAR}|[Pp]ounds?(?!\p{L}))|${START}\d{2,}\s[Pp]ounds?(?!\p{L})`,
    String.raw`(?<!\p{L})${NAME}[\s:]{1,3}(?!${YEAR})\d{2,}|${START}${DIGITS}(?:,-|\s\(?KDV\s(?:dahil|hariç))|KDV\s(?:dahil|hariç)\s${DIGITS}`,
    String.raw`\((?:TL|₺)\)|(?<!\d)(?!${YEAR})\d+[:,]\sTL(?!\p{L})|(?:(?<!\p{L})TL|₺)\s\p{L}+\s\d{3,}|(?<!\p{L})(?:TL|${NAME})\scinsinden`,
  ].join('|'),
  'gu',
);

/** "5 Lira Sokak" is an address. */
const IN_CAPITALS = /\p{Lu}\p{Ll}+$/u;
const STREET = /^\s(?:Sok(?:\.|ak|ağı)|Cad(?:\.|de|desi)|Mah(?:\.|allesi)|Bulvarı)(?!\p{L})/u;

function matchesOf(pattern: RegExp, text: string): Amount[] {
  const isStreet = (words: string, end: number) => IN_CAPITALS.test(words) && STREET.test(text.slice(end));
  return [...text.matchAll(pattern)]
    .filter(({ 0: words, index }) => !isStreet(words, index + words.length))
    .map(({ 0: words, index }) => ({ rule: 'fee', text: words, index }));
}

export const feesIn = (text: string): Amount[] => matchesOf(FEE, text);
/** Find what may be a fee. */
export const perhapsFeesIn = (text: string): Amount[] => matchesOf(PERHAPS_FEE, text);
