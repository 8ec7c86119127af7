import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingHours as responseOf } from '../../../src/api/openingHours.ts';
import {
  DAYS,
  exceptionsSchema,
  type OpeningHours,
  openingHoursSchema,
} from '../../../src/entries/schemas/openingHours.ts';
import type { Practice } from '../../../src/entries/schemas/practice.ts';
import { END_OF_DAY } from '../../../src/site/hours/days.ts';
import { hoursGroups, hoursLines } from '../../../src/site/hours/hours.ts';
import { openAt } from '../../../src/site/hours/openNow.ts';
import { RUNS } from '../../propertyRuns.ts';

const practiceWith = (openingHours: OpeningHours, rest: Partial<Practice> = {}): Practice =>
  ({ openingHours, exceptions: [], publicHolidays: 'open', timezone: 'Europe/Istanbul', ...rest }) as Practice;
const linesOf = (openingHours: OpeningHours, rest?: Partial<Practice>) => hoursLines(practiceWith(openingHours, rest));

const open = (days: string, opens: string, closes: string) => ({ days: daysOf(days), opens, closes });
/** `Mon Tue`: days by their first three letters. */
const daysOf = (text: string) => text.split(' ').map((start) => DAYS.find((day) => day.startsWith(start))!);

describe('opening hours as people read them', () => {
  it('days that are not consecutive are named, not made a range', () => {
    expect(linesOf([open('Mon Tue Thu Fri', '09:30', '18:00'), open('Wed', '13:00', '20:00')])).toEqual([
      'Pazartesi, Salı, Perşembe ve Cuma 09.30–18.00',
      'Çarşamba 13.00–20.00',
      'Hafta sonu: Kapalı',
    ]);
  });

  it('a break shows as two intervals of one line', () => {
    const week = 'Mon Tue Wed Thu Fri';
    const hours = [open(week, '13:00', '18:00'), open(week, '09:00', '12:00')];
    expect(linesOf([...hours, { days: daysOf('Sat Sun'), closed: true }])).toEqual([
      'Hafta içi 09.00–12.00 ve 13.00–18.00',
      'Hafta sonu: Kapalı',
    ]);
  });

  it('public holidays and exceptions come after the week', () => {
    const exceptions: Practice['exceptions'] = [
      { from: '2026-12-31', hours: [{ opens: '09:00', closes: '12:00' }] },
      { from: '2026-10-28', to: '2026-10-29', closed: true, reason: 'Cumhuriyet Bayramı' },
    ];
    const week = [{ days: [...DAYS], opens: '09:00', closes: '18:00' }];
    expect(linesOf(week, { publicHolidays: 'closed', exceptions })).toEqual([
      'Her gün 09.00–18.00',
      'Resmî tatillerde kapalıyız.',
      '28 Ekim 2026 – 29 Ekim 2026 (Cumhuriyet Bayramı): Kapalı',
      '31 Aralık 2026: 09.00–12.00',
    ]);
  });
});

describe('impossible hours', () => {
  const wrong = (value: unknown) =>
    openingHoursSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

  it('are rejected at their place', () => {
    const off = { days: ['Monday'], closed: true };
    for (const [value, message] of [
      [[open('Mon', '18:00', '09:00')], /^0\.closes must be later/],
      [[open('Mon Mon', '09:00', '18:00')], /^0\.days\.1 Monday/],
      [[off], /at least one day/],
      [
        [open('Mon Tue', '09:00', '13:00'), open('Tue', '12:00', '18:00')],
        /^1\.days\.0 Tuesday has 09:00–13:00 already/,
      ],
      [[open('Mon', '09:00', '13:00'), off], /^1\.days\.0 Monday/],
    ] as const)
      expect(wrong(value)).toContainEqual(expect.stringMatching(message));
  });

  it('exceptions of one day are joined, not repeated', () => {
    const twice = exceptionsSchema.safeParse([
      { from: '2026-10-28', to: '2026-10-30', closed: true },
      { from: '2026-10-29', hours: [{ opens: '09:00', closes: '12:00' }] },
    ]);
    expect(twice.error?.issues[0]?.message).toContain('is already a day of the exception from 2026-10-28');
  });
});

const MINUTES_OF_DAY = 24 * 60;
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Random weeks: days with any number of separate intervals, in any order. */
const randomWeek = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: MINUTES_OF_DAY - 1 }), { maxLength: 6 }), {
    minLength: 7,
    maxLength: 7,
  })
  .map((days) =>
    days.flatMap((minutes, day) => {
      const edges = minutes.toSorted((a, b) => a - b).map(clock);
      return Array.from({ length: Math.floor(edges.length / 2) }, (_, index) => ({
        days: [DAYS[day]!],
        opens: edges[index * 2]!,
        closes: edges[index * 2 + 1]!,
      }));
    }),
  )
  .filter((items) => items.length > 0);

it('for every minute of random weeks the page says what the API says', () => {
  fc.assert(
    fc.property(randomWeek, fc.integer({ min: 0, max: 7 * MINUTES_OF_DAY - 1 }), (items, minute) => {
      const practice = practiceWith(openingHoursSchema.parse(items));
      const week = hoursGroups(practice).map(({ days, intervals }) => ({
        days: days.map((day) => DAYS.indexOf(day) + 1),
        intervals,
      }));
      // 2026-11-16 is a Monday; Istanbul is three hours before UTC, all year.
      const now = new Date(Date.parse('2026-11-15T21:00:00Z') + minute * 60_000);
      const day = DAYS[Math.floor(minute / MINUTES_OF_DAY)]!;
      const time = clock(minute % MINUTES_OF_DAY);
      const api = responseOf(practice).some(
        ({ days, opens, closes }) => days.includes(day) && opens! <= time && (time < closes! || closes === END_OF_DAY),
      );
      expect(openAt({ week, exceptions: [], holidays: [], timezone: 'Europe/Istanbul' }, now).open).toBe(api);
      expect(responseOf(practice).filter(({ days, closed }) => closed && days.includes(day)).length).toBeLessThan(2);
    }),
    RUNS,
  );
});
