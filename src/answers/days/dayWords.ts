import type { PartOfDay } from './dayTexts.ts';

/**
 * Turkish and English words for days and times of day, as patterns of folded words with spaces between them: "29
 * Ekim’de 15.30’da" is "29 ekim 15 30 da". Earlier patterns go first.
 */

const words = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`, 'g');

/** Find which of several patterns a word matches; -1 for none. */
export const indexIn = (patterns: readonly string[], word: string): number =>
  patterns.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(word));

/** Days by how far ahead they are. */
export const NEAR_DAYS: readonly (readonly ['now' | 'today' | 'tomorrow' | 'date', number, RegExp])[] = [
  ['now', 0, words('simdi\\w*|su ?an(?:da)?|now')],
  ['date', 2, words('yarindan sonra(?:ki)?|obur gun\\w*')],
  ['date', 7, words('(?:haftaya|(?:onumuzdeki|gelecek|next) (?:hafta|week)) (?:bugun|today)')],
  ['tomorrow', 1, words('yarin\\w*|tomorrow|tmrw?')],
  [
    'today',
    0,
    words('bugun(?!den)\\w*|today|(?=tonight)|(?:bu|this) (?=sabah|ogle|aksam|gece|morning|afternoon|evening)'),
  ],
];

/** What comes before a weekday or the weekend, and tells which one is meant. */
const WHICH =
  '(?:(?<nextWeek>haftaya|(?:onumuzdeki|gelecek|next) (?:hafta|week)) |(?<coming>onumuzdeki|gelecek|next|coming) |(?<current>bu|this)(?: hafta| week)? )?';

export const WEEKENDS = words(`${WHICH}(?:hafta ?sonu\\w*|weekends?)`);

/** Monday first. "pazarları" is every Sunday. */
export const WEEKDAY_NAMES: readonly string[] = [
  'pazartesi\\w*|mondays?',
  'sali(?:ya|yi|da|lari)?|tuesdays?',
  'carsamba\\w*|wednesdays?',
  'persembe\\w*|thursdays?',
  'cuma(?!rtesi)\\w*|fridays?',
  'cumartesi\\w*|cmt|cts|saturdays?',
  'pazar(?!tesi|lik|da\\b)\\w*|sundays?',
];
export const WEEKDAYS = words(`${WHICH}(?<weekday>${WEEKDAY_NAMES.join('|')})`);

export const MONTH_NAMES: readonly string[] = [
  'oca[kg]\\w*|jan(?:uary)?',
  'subat\\w*|feb(?:ruary)?',
  'mart(?:ta|in|i)?|march',
  'nisan\\w*|apr(?:il)?',
  'mayis\\w*|may',
  'haziran\\w*|june?',
  'temmuz\\w*|july?',
  'agustos\\w*|aug(?:ust)?',
  'eylul\\w*|sept?(?:ember)?',
  // Not "diş ekimi", which is an implantation.
  'ekim(?!i(?!n\\b))\\w*|oct(?:ober)?',
  'kasim\\w*|nov(?:ember)?',
  'arali[kg]\\w*|dec(?:ember)?',
];
const MONTH = `(?<month>${MONTH_NAMES.join('|')})`;
const DAY = '(?<day>\\d{1,2})(?: (?:st|nd|rd|th))?';
const YEAR = '(?<year>20\\d\\d)';
export const DATES: readonly RegExp[] = [
  words(`${DAY}(?: of)? ${MONTH}(?: ${YEAR})?`),
  words(`${MONTH} ${DAY}(?: ${YEAR})?`),
  words(`(?<day>\\d{1,2}) (?<month>\\d{1,2}) ${YEAR}`),
];
export const NEW_YEARS_EVE = words('new years?(?: s)? eve|yilbasi(?:nin)?(?= gece| aksam)');

const HOUR = '(?<hour>[01]?\\d|2[0-4])';
const MINUTE = '(?: (?<minute>[0-5]\\d))?';
/** Times on the clock; not "cuma 4.12", which may be the fourth of December. */
export const TIMES: readonly RegExp[] = [
  words(`${HOUR}${MINUTE} (?<half>[ap]) ?m`),
  words(`(?:saat|at) ${HOUR}${MINUTE}(?: [dt][ae])?`),
  words(`${HOUR} (?<minute>00|1[3-9]|[2-5]\\d)(?: [dt][ae])?`),
  words(`(?<!\\d )${HOUR} [dt][ae]`),
  words(
    `(?<=\\b(?:sabah|ogle|oglen|ogleden sonra|aksam|gece|morning|afternoon|evening|tonight) )${HOUR}${MINUTE}(?= (?:acik|open)|$)`,
  ),
];

/** Parts of a day; "öğleden sonra" comes before "öğle". */
export const PART_WORDS: readonly (readonly [PartOfDay, RegExp])[] = [
  ['morning', words('ogle(?:n|den)? once|sabah\\w*|mornings?')],
  ['afternoon', words('ogle(?:n|den)? sonra(?:si)?|afternoons?')],
  ['noon', words('ogle(?:n|yin)?|noon|lunchtime')],
  ['evening', words('aksam\\w*|evenings?|tonight')],
  ['night', words('gece(?:leri|si)?|nights?')],
];

/** Hours around the clock, which no day answers. */
export const ALL_HOURS = /\b(?:24 (?:saat|hours?)|7 24|24 7)\b/;

/** Words beside a day or a time that say nothing more, and suffixes of numbers. */
export const FILLER =
  /^(?:gun|gunu|gunleri|gunlerinde|ayin|weeks?|every|on|the|at|in|of|y?[ea]|(?:[iu]n?)?[dt][ae]n?|s?[iu](?:nd[ae])?)$/;
/** Numbers that were not read as a day or a time, also in words. */
export const UNREAD_NUMBER =
  /^(?:\d+|(?:iki|uc|dort|bes|alti|yedi|sekiz|dokuz)(?:[dt][ae])?|birde|onda|two|three|four|five|six|seven|eight|nine|ten)$/;
/** What makes of a time a span, or another time: "18.30’a kadar", "8 buçukta". */
export const MAKES_A_SPAN = /^(?:kadar|aras|once$|sonra$|bucuk|until$|till$|before$|after$|between$)/;
/** Beside a day they mean others: "except Sunday". */
export const EXCEPT = /^(?:disinda|haric|except|from)$/;
/** With these words it is not asked whether it is open. */
export const ASKS_NO_YES_OR_NO = /^(?:kapa|clos|kac|hangi|ne$|how|what|when)/;
