import type { Interval } from '#hours/dates.ts';

/** A part of a day that questions name. */
export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

/** A day as its sentences name it. */
export interface DayNames {
  /** "29 Ekim 2027 Cuma günü", "bugün (28 Kasım 2026 Cumartesi)", "pazar günleri". */
  readonly tr: string;
  readonly en: string;
  /** Why the day is special; may be empty. */
  readonly why: string;
}

/** What is said about a day, in Turkish and English. */
export interface Said {
  readonly tr: string;
  readonly en: string;
}

const PARTS_TR: Readonly<Record<PartOfDay, string>> = {
  morning: 'sabah',
  noon: 'öğle saatinde',
  afternoon: 'öğleden sonra',
  evening: 'akşam',
  night: 'gece',
};
const PARTS_EN: Readonly<Record<PartOfDay, string>> = {
  morning: 'in the morning',
  noon: 'at noon',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'at night',
};

const clock = (time: string) => time.replace(':', '.');
const spans = (intervals: readonly Interval[], word: string, write: (time: string) => string) =>
  intervals.map(({ opens, closes }) => `${write(opens)}–${write(closes)}`).join(word);
const timesTr = (intervals: readonly Interval[]) => spans(intervals, ' ve ', clock);
const timesEn = (intervals: readonly Interval[]) => spans(intervals, ' and ', (time) => time);
const because = (why: string) => (why ? ` (${why})` : '');

/** The question that is answered, by how it names the day. */
export const openQuestion = (day: string): string =>
  `${day.charAt(0).toLocaleUpperCase('tr')}${day.slice(1)} açık mısınız?`;

/** Say that the practice is open on a day, or in a part of it. */
export const open = ({ tr, en, why }: DayNames, hours: readonly Interval[], part?: PartOfDay): Said => ({
  tr: `Evet, ${tr}${because(why)}${part ? ` ${PARTS_TR[part]}` : ''} açığız: ${timesTr(hours)}.`,
  en: `Yes, we are open ${en}${because(why)}${part ? ` ${PARTS_EN[part]}` : ''}: ${timesEn(hours)}.`,
});

/** Say that it is closed on a day. */
export const closed = ({ tr, en, why }: DayNames, next: Said): Said => ({
  tr: `Hayır, ${tr}${because(why)} kapalıyız. ${next.tr}`,
  en: `No, we are closed ${en}${because(why)}. ${next.en}`,
});

/** Say that it is closed in a part of a day on which it is open. */
export const closedThen = ({ tr, en, why }: DayNames, hours: readonly Interval[], part: PartOfDay): Said => ({
  tr: `Hayır, ${tr}${because(why)} ${PARTS_TR[part]} kapalıyız; saatlerimiz ${timesTr(hours)}.`,
  en: `No, ${en}${because(why)} we are closed ${PARTS_EN[part]}; our hours are ${timesEn(hours)}.`,
});

/** Say that today's hours are over. */
export const over = ({ tr, en }: DayNames, hours: readonly Interval[], next: Said): Said => ({
  tr: `Hayır, ${tr} kapandık; saatlerimiz ${timesTr(hours)}. ${next.tr}`,
  en: `No, we have closed ${en}; our hours were ${timesEn(hours)}. ${next.en}`,
});

export const ON_WEEKEND = 'hafta sonu';
export const NOW = { tr: 'şu anda', en: 'now' };
export const TODAY = { tr: 'bugün', en: 'today' };

export const openNow = (closes: string): Said => ({
  tr: `Evet, şu anda açığız; kapanış ${clock(closes)}.`,
  en: `Yes, we are open now; we close at ${closes}.`,
});

export const closedNow = (next: Said): Said => ({
  tr: `Hayır, şu anda kapalıyız. ${next.tr}`,
  en: `No, we are closed now. ${next.en}`,
});

/** Say the hours of a week. */
export const weekly = ({ usual }: { readonly usual: Said }): Said => ({
  tr: `Haftalık saatlerimiz: ${usual.tr}.`,
  en: usual.en,
});

/** Say when it opens next. */
export const nextOpening = (day: Pick<DayNames, 'tr' | 'en'>, hours: readonly Interval[]): Said => ({
  tr: `Sonraki açık gün ${day.tr}: ${timesTr(hours)}.`,
  en: `The next day we are open is ${day.en}: ${timesEn(hours)}.`,
});

/** Say that on a public holiday the hours may differ. */
export const mayDiffer = ({ tr, en, why }: DayNames): Said => ({
  tr: `Belli değil: ${tr}${because(why)} saatlerimiz değişebilir. Gelmeden önce arayın.`,
  en: `It depends: ${en}${because(why)} our hours may differ. Please call before you come.`,
});

/** Say the hours of a weekend. */
export function weekend(days: readonly { readonly names: DayNames; readonly hours: readonly Interval[] }[]): Said {
  const isOpen = days.some(({ hours }) => hours.length > 0);
  const lines = days.map(({ names: { tr, en, why }, hours }) => ({
    tr: `${tr}${because(why)}: ${hours.length > 0 ? timesTr(hours) : 'kapalı'}`,
    en: `${en}${because(why)}: ${hours.length > 0 ? timesEn(hours) : 'closed'}`,
  }));
  return {
    tr: `${isOpen ? 'Evet, hafta sonu açığız' : 'Hayır, hafta sonu kapalıyız'}. ${lines.map(({ tr }) => tr).join('; ')}.`,
    en: `${isOpen ? 'Yes, we are open at the weekend' : 'No, we are closed at the weekend'}. ${lines.map(({ en }) => en).join('; ')}.`,
  };
}

/** Name a day as its sentences do. */
export const called = {
  today: (tr: string, en: string) => ({ tr: `bugün (${tr})`, en: `today (${en})` }),
  tomorrow: (tr: string, en: string) => ({ tr: `yarın (${tr})`, en: `tomorrow (${en})` }),
  weekday: (tr: string, en: string) => ({ tr: `${tr.toLocaleLowerCase('tr')} günleri`, en: `on ${en}s` }),
  date: (tr: string, en: string) => ({ tr: `${tr} günü`, en: `on ${en}` }),
  /** The day before a holiday. */
  eve: (holiday: string) => `${holiday} arifesi`,
} as const;
