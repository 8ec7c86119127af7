import type { Day } from '#content/schemas/hoursFields.ts';

export const HOURS_WORDS = {
  closed: 'Kapalı',
  publicHolidays: { closed: 'Resmî tatillerde kapalıyız.', differ: 'Resmî tatillerde saatler değişebilir.' },
} as const;

export const DAY_NAMES: Readonly<Record<Day, string>> = {
  Monday: 'Pazartesi',
  Tuesday: 'Salı',
  Wednesday: 'Çarşamba',
  Thursday: 'Perşembe',
  Friday: 'Cuma',
  Saturday: 'Cumartesi',
  Sunday: 'Pazar',
};

export const DAY_GROUPS: Readonly<Record<string, string>> = {
  'Monday Tuesday Wednesday Thursday Friday': 'Hafta içi',
  'Saturday Sunday': 'Hafta sonu',
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday': 'Her gün',
};
