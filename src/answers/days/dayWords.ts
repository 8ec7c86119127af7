import type { PartOfDay } from './dayTexts.ts';

/** Turkish and English words for days and times of day: beginnings of folded words, with `$` for whole words. */

/** Words one after the other. */
type Sequence = readonly RegExp[];

/** Tell whether some words are next. */
export const startsAt = (words: readonly string[], at: number, sequence: Sequence): boolean =>
  sequence.every((word, index) => word.test(words[at + index] ?? ''));

/** Monday first. "pazarları" is every Sunday. */
export const WEEKDAYS: readonly RegExp[] = [
  /^(?:pazartesi|mondays?$)/,
  /^(?:sali$|sali(?:ya|yi|da|lari)|tuesdays?$)/,
  /^(?:carsamba|wednesdays?$)/,
  /^(?:persembe|thursdays?$)/,
  /^(?:cuma(?!rtesi)|fridays?$)/,
  /^(?:cumartesi|cmt$|cts$|saturdays?$)/,
  /^(?:pazar(?!tesi|lik|da$)|sundays?$)/,
];

export const MONTHS: readonly RegExp[] = [
  /^(?:oca[kg]|january$|jan$)/,
  /^(?:subat|february$|feb$)/,
  /^(?:mart(?:$|ta|in|i$)|march$)/,
  /^(?:nisan|april$|apr$)/,
  /^(?:mayis|may$)/,
  /^(?:haziran|june?$)/,
  /^(?:temmuz|july?$)/,
  /^(?:agustos|august$|aug$)/,
  /^(?:eylul|september$|sept?$)/,
  /^(?:ekim|october$|oct$)/,
  /^(?:kasim|november$|nov$)/,
  /^(?:aralik|aralig|december$|dec$)/,
];

export const DAY_NUMBER = /^\d{1,2}$/;
/** "25th of" December. */
export const ORDINAL = /(?<=^| )(\d{1,2})(?: (?:st|nd|rd|th))?(?: of)?(?= |$)/g;
export const YEAR = /^20\d\d$/;

export const TONIGHT = /^tonight$/;
const TODAY = /^(?:bugun(?!den)|today$|tonight$)/;
export const THIS = /^(?:bu|this)$/;
const COMING = /^(?:onumuzdeki|gelecek|next|coming)$/;
const NEXT_WEEK = /^haftaya$/;
const WEEK = /^(?:hafta|week)$/;

/** Days by how far ahead they are. */
export const AHEAD: readonly (readonly ['now' | 'today' | 'tomorrow' | 'date', number, Sequence])[] = [
  ['now', 0, [/^(?:simdi|suan|now$)/]],
  ['now', 0, [/^su$/, /^an(?:da)?$/]],
  ['today', 0, [TODAY]],
  ['date', 2, [/^yarindan$/, /^sonra(?:ki)?$/]],
  ['date', 2, [/^obur$/, /^gun/]],
  ['tomorrow', 1, [/^(?:yarin|tomorrow$|tmrw?$)/]],
  ['date', 7, [NEXT_WEEK, TODAY]],
  ['date', 7, [COMING, WEEK, TODAY]],
];

/** What comes before a weekday or the weekend, and tells which one is meant. */
export const WHICH: readonly (readonly ['thisWeek' | 'nextWeek' | 'this' | 'coming' | 'any', Sequence])[] = [
  ['thisWeek', [THIS, WEEK]],
  ['nextWeek', [COMING, WEEK]],
  ['nextWeek', [NEXT_WEEK]],
  ['this', [THIS]],
  ['coming', [COMING]],
  ['any', []],
];
export const WEEKEND: readonly Sequence[] = [[/^(?:haftasonu\w*|weekends?)$/], [WEEK, /^sonu(?:nda)?$/]];

/** Words beside a day that say nothing more, and suffixes of numbers. */
export const BESIDE =
  /^(?:gun|gunu|gunleri|gunlerinde|ayin|weeks?|every|on|the|at|in|of|y?[ea]|(?:[iu]n?)?[dt][ae]n?|s?[iu](?:nd[ae])?)$/;
export const NUMBER = /^(?:\d+|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|two|three|four|five|six|seven|eight|nine|ten)$/;
/** Beside a day they mean others: "except Sunday", "3 days from today". */
export const OTHERS = /^(?:disinda|haric|except|from)$/;
/** With these words it is not asked whether it is open. */
export const PLAIN = /^(?:kapa|clos|kac|hangi|ne$|how|what|when)/;

/** Times on the clock. "Saat" and "at" come before the hour; without them a suffix or "pm" tells that it is one. */
export const AT_TIME = /^(?:saat|at)$/;
export const HOUR = /^(?:[01]?\d|2[0-4])$/;
/** Hours in words, from one to twelve, as in "dörtte" and "on birde". */
const SPELLED = ['bir', 'iki', 'uc', 'dort', 'bes', 'alti', 'yedi', 'sekiz', 'dokuz', 'on'];
export const SPELLED_HOUR = new RegExp(`^(${SPELLED.join('|')})([dt][ae])?$`);
export const spelledHour = (word: string): number => SPELLED.indexOf(word) + 1;
/** With these endings they are other words: "bir de", "onda". */
export const NO_HOUR_ALONE = /^(?:birde|onda)$/;
export const MINUTE = /^[0-5]\d$/;
/** After an hour it makes a time; what could be a month may be a date, as in "cuma 4.12". */
export const NO_MONTH = /^(?:00|1[3-9]|[2-5]\d)$/;
export const HALF = /^bucuk(?:ta)?$/;
export const TIME_SUFFIX = /^(?:[dt][ae]|o)$/;
/** What may follow an hour after a part of the day: "akşam 8 açık"; other words say what is counted: "akşam 2 kişi". */
export const AFTER_BARE_HOUR = /^(?:$|acik|kapali|gibi|civar|gel|musait|uygun|open)/;
export const AFTER_TIME: Sequence = [/^[dt][ea]n$/, /^sonra/];
/** What makes of a time the first or last of a span: "18’e kadar", "10 12 arası". */
export const OTHER_SIDE = /^(?:\d|y?[ea]$|[dt][ea]n$|aras|kadar|sonra|once|ile$|to$)/;

/** Hours around the clock, which no day answers. */
export const ALL_HOURS = /(?:^| )(?:24 (?:saat|hours?)|7 24|24 7)(?= |$)/;

export const PART_WORDS: readonly (readonly [PartOfDay, Sequence])[] = [
  ['morning', [/^og(?:le|len|leden)$/, /^once$/]],
  ['afternoon', [/^og(?:le|len|leden)$/, /^sonra(?:si)?$/]],
  ['afternoon', [/^afternoons?$/]],
  ['noon', [/^ogle(?:n|yin)?$|^noon$|^lunchtime$/]],
  ['morning', [/^sabah|^mornings?$/]],
  ['evening', [/^aksam|^evenings?$/]],
  ['night', [/^gece(?:leri|si)?$|^nights?$/]],
];
