import type { PartOfDay } from './dayTexts.ts';

/** Turkish and English words for days and times of day: beginnings of folded words, with `$` for whole words. */

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

export const DAY_NUMBER = /^(\d{1,2})(?:st|nd|rd|th)?$/;
export const YEAR = /^20\d\d$/;

export const TODAY = /^(?:bugun|today$|tonight$)/;
export const TONIGHT = /^tonight$/;
export const TOMORROW = /^(?:yarin|tomorrow$|tmrw?$)/;
export const AFTER_TOMORROW: readonly (readonly RegExp[])[] = [
  [/^yarindan$/, /^sonra(?:ki)?$/],
  [/^obur$/, /^gun/],
];
export const NOW = /^(?:simdi|suan|now$)/;
export const MOMENT = /^(?:an|anda)$/;

export const THIS = /^(?:bu|this)$/;
export const COMING = /^(?:onumuzdeki|gelecek|next|coming)$/;
export const NEXT_WEEK = /^haftaya$/;
export const WEEK = /^(?:hafta|week)$/;
export const WEEKEND = /^(?:haftasonu\w*|weekends?)$/;
export const END = /^sonu(?:nda)?$/;

/** "3 gün sonra", "in three days", after the number. */
export const DAYS_LATER: readonly (readonly RegExp[])[] = [[/^gun$/, /^sonra/], [/^days$/]];
/** Numbers of days in words, from 2: one day later is tomorrow. */
export const COUNTS: readonly RegExp[] = [
  /^(?:iki|two)$/,
  /^(?:uc|three)$/,
  /^(?:dort|four)$/,
  /^(?:bes|five)$/,
  /^(?:alti|six)$/,
  /^(?:yedi|seven)$/,
];
/** "ayın 15’i": of the month. */
export const OF_MONTH = /^ayin$/;

/** Words beside a day that say nothing more, and suffixes of numbers. */
export const BESIDE = /^(?:gun|gunu|gunleri|gunlerinde|on|the|at|in|of|(?:[iu]n?)?[dt][ae]|s?[iu](?:nd[ae])?)$/;

/** Parts of a day, each with its first and last minute of interest. */
export const PARTS = [
  { name: 'afternoon', first: '13:00', last: '18:00' },
  { name: 'noon', first: '12:00', last: '13:00' },
  { name: 'morning', first: '06:00', last: '12:00' },
  { name: 'evening', first: '19:00', last: '22:00' },
  { name: 'night', first: '22:00', last: '23:59' },
] as const;

/** Sequences of words that name a part of a day. */
export const PART_WORDS: readonly (readonly [PartOfDay, readonly RegExp[]])[] = [
  ['morning', [/^og(?:le|len|leden)$/, /^once$/]],
  ['afternoon', [/^og(?:le|len|leden)$/, /^sonra(?:si)?$/]],
  ['afternoon', [/^afternoons?$/]],
  ['noon', [/^ogle(?:n|yin)?$|^noon$|^lunchtime$/]],
  ['morning', [/^sabah|^mornings?$/]],
  ['evening', [/^aksam|^evenings?$/]],
  ['night', [/^gece(?:leri|si)?$|^nights?$/]],
];
