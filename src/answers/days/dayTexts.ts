import { clockInTurkish, type Interval, timesInEnglish, timesInTurkish } from '#hours/intervals.ts';

/** What is said, or how something is called, in Turkish and English. */
export interface Bilingual {
  readonly tr: string;
  readonly en: string;
}

/** A time of day that a question names: its first and last minute, which may be one. */
export interface TimeOfDay extends Bilingual {
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

/** @param minute Two digits. */
export function timeOfDay(hour: number, minute: string): TimeOfDay {
  const time = `${String(hour).padStart(2, '0')}:${minute}`;
  // A practice that closes at 24:00 is still open at that minute.
  const moment = hour === 24 ? '23:59' : time;
  const spoken = Number(minute) || hour;
  const at = spoken % 10 === 0 ? AT_TENS[spoken / 10] : AT_NUMBER[spoken % 10];
  return { first: moment, last: moment, tr: `saat ${clockInTurkish(time)}’${at}`, en: `at ${time}` };
}

const near = (tr: string, en: string) => (date: Bilingual, why?: string) => ({
  tr: `${tr} (${date.tr}${why ? `, ${why}` : ''})`,
  en: `${en} (${date.en}${why ? `, ${why}` : ''})`,
});

/** Name a day as its sentences do, with the reason why it is special, if it is. */
export const calledDays = {
  now: near('şu anda', 'now'),
  today: near('bugün', 'today'),
  tomorrow: near('yarın', 'tomorrow'),
  date: ({ tr, en }: Bilingual, why?: string) => ({
    tr: `${tr} günü${why ? ` (${why})` : ''}`,
    en: `on ${en}${why ? ` (${why})` : ''}`,
  }),
  weekday: ({ tr, en }: Bilingual) => ({ tr: `${tr.toLocaleLowerCase('tr')} günleri`, en: `on ${en}s` }),
} as const;
export const WEEKEND = { tr: 'hafta sonu', en: 'at the weekend' };

export const dayWithTime = (day: Bilingual, time: TimeOfDay | undefined): Bilingual =>
  time ? { tr: `${day.tr} ${time.tr}`, en: `${day.en} ${time.en}` } : day;

/** The question that is answered. */
export const openQuestion = ({ tr }: Bilingual): string => `${capitalised(tr, 'tr')} açık mısınız?`;

const capitalised = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** How answers begin, those with the best news first. */
const VERDICTS = {
  yes: { tr: 'Evet, ', en: 'Yes, ' },
  unsure: { tr: 'Belli değil: ', en: 'It depends: ' },
  no: { tr: 'Hayır, ', en: 'No, ' },
} as const;

/** Sentences on a day, which begin in lower case. */
export interface Verdict extends Bilingual {
  readonly verdict: keyof typeof VERDICTS;
}

/** Write the sentences on the days of a question, with yes or no first unless `needsNoVerdict`. */
export function answerText(days: readonly Verdict[], needsNoVerdict: boolean): Bilingual {
  const order = Object.keys(VERDICTS);
  const [first, ...others] = days.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const write = (language: keyof Bilingual) =>
    [
      (needsNoVerdict ? '' : VERDICTS[first!.verdict][language]) + first![language],
      ...others.map((day) => day[language]),
    ]
      .map((text) => capitalised(text, language))
      .join(' ');
  return { tr: write('tr'), en: write('en') };
}

export const open = ({ tr, en }: Bilingual, hours: readonly Interval[]): Verdict => ({
  verdict: 'yes',
  tr: `${tr} açığız: ${timesInTurkish(hours)}.`,
  en: `we are open ${en}: ${timesInEnglish(hours)}.`,
});

export const closed = ({ tr, en }: Bilingual, next: Bilingual): Verdict => ({
  verdict: 'no',
  tr: `${tr} kapalıyız. ${next.tr}`.trim(),
  en: `we are closed ${en}. ${next.en}`.trim(),
});

/** Say that it is closed at a time of a day on which it is open. */
export const closedAtThatTime = ({ tr, en }: Bilingual, hours: readonly Interval[]): Verdict => ({
  verdict: 'no',
  tr: `${tr} kapalıyız; saatlerimiz ${timesInTurkish(hours)}.`,
  en: `we are closed ${en}; our hours are ${timesInEnglish(hours)}.`,
});

/** Say that today's hours are over. */
export const closedForToday = ({ tr, en }: Bilingual, hours: readonly Interval[], next: Bilingual): Verdict => ({
  verdict: 'no',
  tr: `${tr} kapandık; saatlerimiz ${timesInTurkish(hours)}. ${next.tr}`.trim(),
  en: `we have closed ${en}; our hours were ${timesInEnglish(hours)}. ${next.en}`.trim(),
});

/** Say that on a public holiday the hours may differ. */
export const mayDiffer = ({ tr, en }: Bilingual): Verdict => ({
  verdict: 'unsure',
  tr: `${tr} saatlerimiz değişebilir. Gelmeden önce arayın.`,
  en: `our hours may differ ${en}. Please call before you come.`,
});

/** Say the hours of a week. */
export const weekly = ({ tr, en }: Bilingual): Bilingual => ({ tr: `Haftalık saatlerimiz: ${tr}.`, en });

export const noSuchDay = (usual: Bilingual): Bilingual => ({
  tr: `Takvimde böyle bir gün yok. ${weekly(usual).tr}`,
  en: `There is no such day. ${usual.en}`,
});

/** Say when it opens next. */
export const nextOpening = ({ tr, en }: Bilingual, hours: readonly Interval[]): Bilingual => ({
  tr: `Sonraki açık gün ${tr}: ${timesInTurkish(hours)}.`,
  en: `The next day we are open is ${en}: ${timesInEnglish(hours)}.`,
});
