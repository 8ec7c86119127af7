import { describe, expect, it } from 'vitest';
import { DAYS, exceptionsSchema, type OpeningHours, openingHoursSchema } from '#content/schemas/hoursFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { hoursLines } from '#hours/exceptionTexts.ts';
import { openAt } from '#hours/openAt.ts';
import { scheduleOf } from '#hours/schedule.ts';

const practiceWith = (openingHours: OpeningHours, rest: Partial<Practice> = {}): Practice =>
  ({
    openingHours,
    exceptions: [],
    publicHolidays: 'open',
    timezone: 'Europe/Istanbul',
    address: { addressCountry: 'TR' },
    ...rest,
  }) as unknown as Practice;
const linesOf = (openingHours: OpeningHours, rest?: Partial<Practice>) => hoursLines(practiceWith(openingHours, rest));

const open = (days: string, opens: string, closes: string) => ({ days: daysOf(days), opens, closes });
/** `Mon Tue`: days by their first three letters. */
const daysOf = (text: string) => text.split(' ').map((start) => DAYS.find((day) => day.startsWith(start))!);

describe('opening hours as people read them', () => {
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

describe('hours that practices have', () => {
  const week = [open('Mon Tue Wed Thu Fri Sat', '09:00', '18:30')];
  const season = { from: '2026-12-01', to: '2027-02-28', hours: [{ opens: '10:00', closes: '16:00' }] };
  const summer = { from: '2026-06-01', to: '2026-09-15', reason: 'Yaz saatleri', everyYear: true as const };
  const line = (exception: Practice['exceptions'][number]) =>
    linesOf(week, { exceptions: [exception], publicHolidays: 'closed' }).at(-1);

  it('a season tells its days, and that holidays are days off', () => {
    expect(line(season)).toBe(
      '1 Aralık 2026 – 28 Şubat 2027: Pazartesi–Cumartesi 10.00–16.00, resmî tatillerde kapalı',
    );
    expect(line({ ...summer, days: daysOf('Sat'), closed: true })).toBe(
      'Her yıl 1 Haziran – 15 Eylül (Yaz saatleri): Cumartesi kapalı',
    );
  });

  it('spans that meet are one, and 24:00 is midnight', () => {
    const items = openingHoursSchema.parse([open('Mon', '12:30', '24:00'), open('Mon', '09:00', '12:30')]);
    expect(items[0]!.closes).toBe('24:00');
    expect(linesOf(items)[0]).toBe('Pazartesi 09.00–24.00');
    const state = openAt(scheduleOf(practiceWith(items)), new Date('2026-11-16T11:00+03:00'));
    expect(state.closes).toBe('24:00');
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

  const hours = [{ opens: '09:00', closes: '12:00' }];
  const everyYear = true;
  it.each([
    ['two spans of days', { from: '2026-10-30', to: '2026-11-02' }],
    ['a season of the same days', { from: '2026-10-01', to: '2026-10-30', everyYear }, { everyYear }],
    ['a season that goes on into the next year', { from: '2025-12-01', to: '2026-11-01', everyYear }, { everyYear }],
  ])('exceptions do not share days: %s', (_, second, first?: object) => {
    const twice = [
      { from: '2026-10-28', to: '2026-10-30', closed: true, ...first },
      { ...second, hours },
    ];
    expect(exceptionsSchema.safeParse(twice).error?.issues[0]?.message).toContain(
      'is already a day of the exception from 2026-10-28',
    );
  });

  it.each([
    ['a date of a span', { from: '2026-10-29', hours }],
    ['a season around it', { from: '2026-10-01', to: '2026-11-30', everyYear, hours }],
    ['other weekdays', { from: '2026-10-01', to: '2026-11-30', days: ['Saturday'], hours }, { days: ['Monday'] }],
  ])('exceptions may share days: %s', (_, second, first?: object) => {
    const both = [{ from: '2026-10-28', to: '2026-10-30', closed: true, ...first }, second];
    expect(exceptionsSchema.safeParse(both).success).toBe(true);
  });

  it.each([
    [{ from: '2026-06-01', to: '2027-06-01', everyYear, hours }, /^to must be less than a year/],
    [{ from: '2028-02-29', everyYear, hours }, /^from does not exist in every year/],
    [{ from: '2026-06-01', days: ['Monday'], hours }, /^days a single date needs no weekdays/],
    [{ from: '2026-06-01', to: '2026-06-30', days: ['Monday', 'Monday'], hours }, /^days\.1 Monday is in this list/],
  ])('exceptions whose days are unclear are rejected: %o', (exception, message) => {
    const [issue] = exceptionsSchema.safeParse([exception]).error!.issues;
    expect(`${issue!.path.slice(1).join('.')} ${issue!.message}`).toMatch(message);
  });
});
