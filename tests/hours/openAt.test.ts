import { describe, expect, it } from 'vitest';
import type { Schedule } from '#hours/hoursOn.ts';
import { openAt } from '#hours/openAt.ts';
import { openingLine } from '#hours/openingLine.ts';

/** `09:00-12:00 13:00-18:30` */
const readIntervals = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((interval) => ({ opens: interval.slice(0, 5), closes: interval.slice(6) }));

const hours: Schedule = {
  week: [
    { days: [1, 2, 4, 5], intervals: readIntervals('09:00-12:00 13:00-18:30') },
    { days: [3], intervals: readIntervals('13:00-20:00') },
    { days: [6], intervals: readIntervals('10:00-15:00') },
    { days: [7], intervals: readIntervals('') },
  ],
  exceptions: [
    { from: '2026-10-28', to: '2026-10-29', intervals: [] },
    { from: '2026-12-31', to: '2026-12-31', intervals: readIntervals('09:00-12:00') },
    { from: '2026-12-30', to: '2026-12-30', intervals: readIntervals('08:00-10:30 13:00-15:00 17:31-20:00') },
  ],
  holidays: [{ key: 'tatil', name: 'Tatil', days: ['01-01', '10-29', '12-31'] }],
  publicHolidays: 'closed',
  timezone: 'Europe/Istanbul',
};
const at = (time: string) => openAt(hours, new Date(time));
const [weekdays, saturday, sunday] = [0, 2, 3].map((index) => ({ list: 'week', index }));
const exception = (index: number) => ({ list: 'exceptions', index });
const next = (inDays: number, weekday: number, opens: string) => ({ inDays, weekday, opens });

describe('whether the practice is open, in its own time zone', () => {
  it.each([
    ['before it opens', '2026-11-20T05:59:00Z', weekdays, next(0, 5, '09:00')],
    ['during the break', '2026-11-20T09:30:00Z', weekdays, next(0, 5, '13:00'), true],
    ['during a long break', '2026-12-30T08:00:00Z', exception(2), next(0, 3, '13:00'), true],
    [
      'between two parts of a day, too far apart for a break',
      '2026-12-30T13:00:00Z',
      exception(2),
      next(0, 3, '17:31'),
    ],
    ['at the minute it closes', '2026-11-20T15:30:00Z', weekdays, next(1, 6, '10:00')],
    ['on a day off', '2026-11-22T09:00:00Z', sunday, next(1, 1, '09:00')],
    ['past midnight there, yesterday in UTC', '2026-11-20T22:30:00Z', saturday, next(0, 6, '10:00')],
    ['on an exceptional day off, looking past the next', '2026-10-28T08:00:00Z', exception(0), next(2, 5, '09:00')],
    ['after exceptional hours that end early', '2026-12-31T10:00:00Z', exception(1), next(2, 6, '10:00')],
    ['on a public holiday', '2027-01-01T08:00:00Z', { list: 'holidays', index: 0 }, next(1, 6, '10:00')],
  ])('closed %s, and says when it opens next', (_, time, today, opensNext, isOnBreak = undefined) => {
    const { today: day, ...state } = at(time);
    expect({ ...state, today: day.rule }).toEqual({ open: false, today, next: opensNext, isOnBreak });
  });
});

describe('what a patient reads about it', () => {
  const words = {
    open: 'açık, {time}',
    openLong: 'açık',
    mayDiffer: 'değişebilir ({name})',
    closed: 'kapalı, {day} {time}',
    closedLong: 'kapalı',
    days: 'bugün pazartesi salı çarşamba perşembe cuma cumartesi pazar'.split(' '),
  };
  it.each([
    ['2026-11-20T08:00:00Z', 'açık, 12.00'],
    ['2026-11-20T10:00:00Z', 'açık, 18.30'],
    ['2026-11-20T05:59:00Z', 'kapalı, bugün 09.00'],
    ['2026-11-22T09:00:00Z', 'kapalı, pazartesi 09.00'],
    ['2026-11-21T21:40:00Z', 'kapalı, pazartesi 09.00'],
    ['2026-11-21T14:00:00Z', 'kapalı, pazartesi 09.00'],
  ])('at %s: %s', (time, line) => {
    expect(openingLine(at(time), words)).toBe(line);
  });

  const allDay = [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: readIntervals('00:00-24:00') }];
  const night = [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: readIntervals('00:00-02:00 20:00-24:00') }];
  const evening = [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: readIntervals('18:00-24:00') }];
  it.each([
    ['around the clock', allDay, '2026-11-20T10:00', 'açık'],
    ['around the clock, in the last minute of a day', allDay, '2026-11-20T23:59', 'açık'],
    ['around the clock, in the first', allDay, '2026-11-21T00:00', 'açık'],
    ['around the clock, before a holiday', allDay, '2026-12-30T23:59', 'açık, 24.00'],
    ['past midnight', night, '2026-11-20T22:00', 'açık, 02.00'],
    ['past midnight, in the last minute of a day', night, '2026-11-20T23:59', 'açık, 02.00'],
    ['until midnight', evening, '2026-11-20T23:59', 'açık, 24.00'],
    ['until midnight, after it', evening, '2026-11-21T00:00', 'kapalı, bugün 18.00'],
  ])('of a practice that is open %s', (_, week, time, line) => {
    const state = openAt({ ...hours, week, exceptions: [] }, new Date(`${time}+03:00`));
    expect(openingLine(state, words)).toBe(line);
  });

  it.each([
    ['a day with hours of its own', '2026-12-31T08:00:00Z', 'açık, 12.00'],
    ['a holiday', '2027-01-01T08:00:00Z', 'değişebilir (Tatil)'],
    ['the evening before', '2026-12-31T16:00:00Z', 'kapalı'],
    ['its morning, before it would open', '2027-01-01T05:00:00Z', 'kapalı'],
    ['its evening', '2027-01-01T16:00:00Z', 'kapalı, cumartesi 10.00'],
  ])('on %s, if the hours may differ then', (_, time, line) => {
    expect(openingLine(openAt({ ...hours, publicHolidays: 'differ' }, new Date(time)), words)).toBe(line);
  });

  it('names no time past midnight of a day whose hours may differ', () => {
    const differing = { ...hours, week: night, exceptions: [], publicHolidays: 'differ' } as const;
    expect(openingLine(openAt(differing, new Date('2026-12-31T23:30:00+03:00')), words)).toBe('değişebilir (Tatil)');
    expect(openingLine(openAt(differing, new Date('2026-12-30T23:30:00+03:00')), words)).toBe('açık');
  });

  it('names no day of another week', () => {
    const closed = at('2026-11-22T09:00:00Z');
    expect(openingLine({ ...closed, next: next(7, 1, '09:00') }, words)).toBe('kapalı');
  });
});
