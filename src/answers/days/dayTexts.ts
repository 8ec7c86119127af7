import {
  clock,
  clockInTurkish,
  END_OF_DAY,
  type Interval,
  timesInEnglish,
  timesInTurkish,
} from '#calendar/intervals.ts';

/** What is said, or how something is called, in Turkish and English. */
export interface Said {
  readonly tr: string;
  readonly en: string;
}

/** A time of day that a question names: its first and last minute, which may be one. */
export interface TimeOfDay extends Said {
  readonly first: string;
  readonly last: string;
}

/** Parts of a day that questions name. */
export const PARTS = {
  morning: { first: '06:00', last: '11:59', tr: 'sabah', en: 'in the morning' },
  noon: { first: '12:00', last: '12:59', tr: 'öğle saatinde', en: 'at noon' },
  afternoon: { first: '13:00', last: '17:59', tr: 'öğleden sonra', en: 'in the afternoon' },
  evening: { first: '19:00', last: '21:59', tr: 'akşam', en: 'in the evening' },
  night: { first: '22:00', last: '23:59', tr: 'gece', en: 'at night' },
} as const satisfies Record<string, TimeOfDay>;
export type PartOfDay = keyof typeof PARTS;

/** "At" in Turkish, after numbers from 0 to 9, and after tens. */
const AT_NUMBER = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'];
const AT_TENS = ['da', 'da', 'de', 'da', 'ta', 'de'];

/**
 * @param time `HH:MM`
 * @param isAfter Whether any time after it is meant.
 */
export function timeOfDay(time: string, isAfter = false): TimeOfDay {
  const [hour, minute] = clock(time).split(':').map(Number) as [number, number];
  const spoken = minute || hour;
  const at = spoken % 10 === 0 ? AT_TENS[spoken / 10] : AT_NUMBER[spoken % 10];
  const tr = `saat ${clockInTurkish(time)}’${at}`;
  return isAfter
    ? { first: time, last: END_OF_DAY, tr: `${tr}n sonra`, en: `after ${clock(time)}` }
    : { first: time, last: time, tr, en: `at ${clock(time)}` };
}

const near = (tr: string, en: string) => (date: Said, why?: string) => ({
  tr: `${tr} (${date.tr}${why ? `, ${why}` : ''})`,
  en: `${en} (${date.en}${why ? `, ${why}` : ''})`,
});

/** Name a day as its sentences do, with the reason why it is special, if it is. */
export const called = {
  today: near('bugün', 'today'),
  tomorrow: near('yarın', 'tomorrow'),
  date: ({ tr, en }: Said, why?: string) => ({
    tr: `${tr} günü${why ? ` (${why})` : ''}`,
    en: `on ${en}${why ? ` (${why})` : ''}`,
  }),
  weekday: ({ tr, en }: Said) => ({ tr: `${tr.toLocaleLowerCase('tr')} günleri`, en: `on ${en}s` }),
} as const;
export const NOW = { tr: 'şu anda', en: 'now' };
export const WEEKEND = { tr: 'hafta sonu', en: 'at the weekend' };

/** Name a day with the time of day that is asked about. */
export const at = (day: Said, time: TimeOfDay | undefined): Said =>
  time ? { tr: `${day.tr} ${time.tr}`, en: `${day.en} ${time.en}` } : day;

/** The question that is answered. */
export const openQuestion = ({ tr }: Said): string => `${capitalised(tr, 'tr')} açık mısınız?`;

const capitalised = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Say the same without yes or no. */
export const plain = ({ tr, en }: Said): Said => ({
  tr: capitalised(tr.replace(/^(?:Evet|Hayır), /, ''), 'tr'),
  en: capitalised(en.replace(/^(?:Yes|No), /, ''), 'en'),
});

export const open = ({ tr, en }: Said, hours: readonly Interval[]): Said => ({
  tr: `Evet, ${tr} açığız: ${timesInTurkish(hours)}.`,
  en: `Yes, we are open ${en}: ${timesInEnglish(hours)}.`,
});

export const closed = ({ tr, en }: Said, next: Said): Said => ({
  tr: `Hayır, ${tr} kapalıyız. ${next.tr}`,
  en: `No, we are closed ${en}. ${next.en}`,
});

/** Say that it is closed at a time of a day on which it is open. */
export const closedThen = ({ tr, en }: Said, hours: readonly Interval[]): Said => ({
  tr: `Hayır, ${tr} kapalıyız; saatlerimiz ${timesInTurkish(hours)}.`,
  en: `No, we are closed ${en}; our hours are ${timesInEnglish(hours)}.`,
});

/** Say that today's hours are over. */
export const over = ({ tr, en }: Said, hours: readonly Interval[], next: Said): Said => ({
  tr: `Hayır, ${tr} kapandık; saatlerimiz ${timesInTurkish(hours)}. ${next.tr}`,
  en: `No, we have closed ${en}; our hours were ${timesInEnglish(hours)}. ${next.en}`,
});

/** Say that the time of today that is asked about has passed. */
export const past = ({ tr, en }: Said, hours: readonly Interval[]): Said => ({
  tr: `O saat geçti; ${tr} saatlerimiz ${timesInTurkish(hours)}.`,
  en: `That time has passed; our hours ${en} are ${timesInEnglish(hours)}.`,
});

/** Say that on a public holiday the hours may differ. */
export const mayDiffer = ({ tr, en }: Said): Said => ({
  tr: `Belli değil: ${tr} saatlerimiz değişebilir. Gelmeden önce arayın.`,
  en: `It depends: our hours may differ ${en}. Please call before you come.`,
});

/** @param closes undefined if that is not within a day */
export const openNow = (closes: string | undefined, week: Said): Said =>
  closes
    ? {
        tr: `Evet, şu anda açığız; kapanış ${clockInTurkish(closes)}.`,
        en: `Yes, we are open now; we close at ${clock(closes)}.`,
      }
    : { tr: `Evet, şu anda açığız. ${week.tr}`, en: `Yes, we are open now. ${week.en}` };

/** Say that it opens later today. */
export const opensToday = (opens: string, isPause = false): Said => ({
  tr: `Hayır, şu anda ${isPause ? 'ara verdik; yeniden' : 'kapalıyız; bugün'} açılış ${clockInTurkish(opens)}.`,
  en: isPause
    ? `No, we are closed for a break now; we open again at ${opens}.`
    : `No, we are closed now; we open today at ${opens}.`,
});

/** Say the hours of a week. */
export const weekly = ({ tr, en }: Said): Said => ({ tr: `Haftalık saatlerimiz: ${tr}.`, en });

/** Say when it opens next. */
export const nextOpening = ({ tr, en }: Said, hours: readonly Interval[]): Said => ({
  tr: `Sonraki açık gün ${tr}: ${timesInTurkish(hours)}.`,
  en: `The next day we are open is ${en}: ${timesInEnglish(hours)}.`,
});

/** Say that the hours of the day on which it would open next may differ. */
export const nextMayDiffer = ({ tr, en }: Said): Said => ({
  tr: `${tr} saatlerimiz değişebilir; gelmeden önce arayın.`,
  en: `Our hours may differ ${en}; please call before you come.`,
});

interface WeekendDay {
  readonly names: Said;
  readonly intervals: readonly Interval[];
  /** Whether it is open at the time that is asked about; undefined if the hours may differ. */
  readonly isOpen: boolean | undefined;
}

/** Say the hours of a weekend. */
export function weekend({ tr, en }: Said, days: readonly WeekendDay[]): Said {
  const linesOf = (name: keyof Said, write: typeof timesInTurkish, closedDay: string, unsure: string) =>
    days.map(({ names, intervals, isOpen }) => {
      const hours = isOpen === undefined ? unsure : intervals.length > 0 ? write(intervals) : closedDay;
      return `${names[name]}: ${hours}`;
    });
  const inTurkish = linesOf('tr', timesInTurkish, 'kapalı', 'saatlerimiz değişebilir, gelmeden önce arayın').join('; ');
  const inEnglish = linesOf('en', timesInEnglish, 'closed', 'our hours may differ, please call first').join('; ');
  const begin = days.some(({ isOpen }) => isOpen)
    ? { tr: `Evet, ${tr} açığız`, en: `Yes, we are open ${en}` }
    : days.some(({ isOpen }) => isOpen === undefined)
      ? { tr: 'Belli değil', en: 'It depends' }
      : { tr: `Hayır, ${tr} kapalıyız`, en: `No, we are closed ${en}` };
  return { tr: `${begin.tr}. ${inTurkish}.`, en: `${begin.en}. ${inEnglish.replace(/^o/, 'O')}.` };
}
