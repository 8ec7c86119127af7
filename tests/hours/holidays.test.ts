import { describe, expect, it } from 'vitest';
import { HOLIDAYS_PLACE } from '#api/openingHours.ts';
import { practiceProfile as profileOf } from '#api/practice.ts';
import { DAYS } from '#content/schemas/hoursFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { holidayQuestions } from '#hours/holidayQuestions.ts';
import { feastLines, halfDaysInEnglish, holidayLines } from '#hours/holidayTexts.ts';
import { holidayDates, holidaysIn as holidaysDuring, holidaysOf, holidayYears } from '#hours/practiceCalendar.ts';
import { sectionId } from '#markdown/ids.ts';
import { readTable } from '../readTable.ts';
import { sample as site } from '../sites.ts';

const TABLE = readTable<{
  ofFeast: Record<'day' | 'from' | 'closed' | 'own', string>[];
  exceptions: { exception: Practice['exceptions'][number]; line: string }[];
}>('hours/holidays.yaml');

const { practice } = site;
const YEARS = [2026, 2027, 2028];
const holidaysIn = (years: number[], isEve?: true) =>
  holidayDates(practice, years).flatMap((holiday) => (holiday.isEve === isEve ? holiday.days : []));
const answerTo = (key: string, of = practice) => holidayQuestions(of, YEARS).find((entry) => entry.key === key)!.answer;

describe('public holidays of a practice that is closed then', () => {
  it('are the fixed ones and the feasts of the calendar of Türkiye', () => {
    const holidays = holidaysIn(YEARS);
    expect(holidays).toEqual(
      expect.arrayContaining(['01-01', '10-29', '2026-03-20', '2026-03-22', '2027-05-16', '2028-02-26']),
    );
    expect(holidays.filter((day) => day.startsWith('2027'))).toHaveLength(7);
    expect(holidaysIn(YEARS, true)).toEqual([
      '10-28',
      '2026-03-19',
      '2027-03-08',
      '2028-02-25',
      '2026-05-26',
      '2027-05-15',
      '2028-05-04',
    ]);
  });

  it('are those of three years, from the year at the practice', () =>
    expect(holidayYears(practice, new Date('2026-12-31T22:00Z'))).toEqual([2027, 2028, 2029]));

  it('are both feasts of a year that has two', () => {
    expect(holidaysIn([2033])).toEqual(expect.arrayContaining(['2033-01-04', '2033-12-25']));
    expect(holidaysIn([2039], true)).toEqual(expect.arrayContaining(['2039-01-04', '2039-12-25']));
    const years = holidayLines(practice, [2033]).filter((line) => line.startsWith('Ramazan Bayramı 2033: '));
    expect(years).toHaveLength(2);
  });

  it.each([
    ['2026-03-22', 3],
    ['2026-03-23', 2],
  ])('are not listed once they are over: on %s', (today, count) => {
    const [feast] = holidaysOf(practice).moving;
    expect(feastLines(feast!, practice, YEARS, today)).toHaveLength(count);
  });

  it('are answered with the state of the day and the usual hours', () => {
    expect(answerTo('tatil-29-ekim')).toMatch(
      /^29 Ekim’de \(Cumhuriyet Bayramı\) kapalıyız\.\n\n28 Ekim’de saatlerimiz: Hafta içi 09\.00–13\.00, Cumartesi 10\.00–13\.00, Pazar: Kapalı\./,
    );
    expect(answerTo('tatil-yilbasi')).toContain('09.00–18.30');
    expect(answerTo('tatil-arife')).toContain('8 Mart 2027 13.00’ten sonra');
  });

  it.each([
    ['no day', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], 'Her gün 09.00–13.00.'],
    ['two days', ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Sunday'], ' 09.00–13.00, Çarşamba ve Cumartesi: Kapalı.'],
  ] as const)(
    'have eves that are closed if the practice is closed on that weekday: %s of the week',
    (_, days, says) => {
      const openingHours = [{ days: [...days], opens: '09:00', closes: '18:00' }];
      for (const key of ['tatil-29-ekim', 'tatil-kurban-bayrami', 'tatil-arife'])
        expect(answerTo(key, { ...practice, openingHours })).toContain(says);
    },
  );

  it('have closed eves if the practice opens in the afternoon', () => {
    const openingHours = [{ days: ['Monday' as const], opens: '14:00', closes: '20:00' }];
    expect(answerTo('tatil-arife', { ...practice, openingHours })).toMatch(/^Arife günü kapalıyız\./);
  });

  it('have eves that end with the morning, if that ends before 13:00', () => {
    const days = [...DAYS];
    const openingHours = [
      { days, opens: '09:00', closes: '12:00' },
      { days, opens: '13:30', closes: '18:00' },
    ];
    expect(answerTo('tatil-arife', { ...practice, openingHours })).toMatch(
      /^Arife günü saatlerimiz: Her gün 09.00–12.00\./,
    );
    expect(halfDaysInEnglish({ ...practice, openingHours })).toMatch(/ it is open Monday–Sunday 09:00–12:00\.$/);
  });

  it('are found in each year of an exception', () => {
    const exception = { from: '2026-06-01', to: '2028-06-30', hours: [{ opens: '10:00', closes: '14:00' }] };
    expect(holidaysDuring(exception, practice)).toEqual(expect.arrayContaining(['2027-03-09', '2027-10-29']));
  });

  it('are in the API profile, with the half days before them', () => {
    const { instructions } = profileOf(site).booking;
    const halfDays = '28 October, the day before Ramazan Bayramı, and the day before Kurban Bayramı';
    expect(instructions).toContain(
      `Closed on public holidays of the country. On ${halfDays} it is open Monday–Friday 09:00–13:00, Saturday 10:00–13:00.`,
    );
    const [path, id] = HOLIDAYS_PLACE.split('#');
    expect(instructions.endsWith(` ${site.base}${path}#${id}`)).toBe(true);
    expect(
      site.pagesByPath.get(path!)!.blocks.some((block) => 'heading' in block && sectionId(block.heading!) === id),
    ).toBe(true);
    const openingHours = [{ days: ['Monday' as const], opens: '14:00', closes: '20:00' }];
    expect(halfDaysInEnglish({ ...practice, openingHours })).toBe(`On ${halfDays} it is closed.`);
    for (const publicHolidays of ['open', 'differ'] as const)
      expect(halfDaysInEnglish({ ...practice, publicHolidays })).toBeUndefined();
  });

  it('are lines of the contact page, replaced by exceptions of the practice', () => {
    const exceptions = [{ from: '2027-03-09', to: '2027-03-13', closed: true as const, reason: 'Ramazan Bayramı' }];
    const lines = holidayLines({ ...practice, exceptions }, YEARS);
    expect(lines).toContain('9 Mart 2027 – 13 Mart 2027 (Ramazan Bayramı): Kapalı');
    expect(lines).toContain('Ramazan Bayramı 2027: arife günü 8 Mart 2027 13.00’ten sonra kapalıyız.');
    expect(lines.filter((line) => line.includes('2027'))).toHaveLength(3);
  });

  const hours = [{ opens: '10:00', closes: '14:00' }];
  it.each(TABLE.ofFeast)(
    'list the other days of a feast on which $day has hours of its own',
    ({ from, closed, own }) => {
      const changed = { ...practice, exceptions: [{ from, hours }] };
      const lines = holidayLines(changed, YEARS);
      const expected = [`Ramazan Bayramı 2027: ${closed} kapalıyız.`, own];
      expect(lines.slice(lines.indexOf(expected[0]!)).slice(0, 2)).toEqual(expected);
      for (const key of ['tatil-ramazan-bayrami', 'tatil-arife'])
        expect(answerTo(key, changed)).toContain(expected.map((line) => `- ${line}`).join('\n'));
      expect(answerTo('tatil-ramazan-bayrami', changed)).toMatch(
        /^Aşağıda aksi belirtilmedikçe Ramazan Bayramı günlerinde kapalıyız, arife günü saatlerimiz: Hafta içi 09\.00–13\.00/,
      );
      expect(answerTo('tatil-kurban-bayrami', changed)).toMatch(/^Kurban Bayramı boyunca kapalıyız, arife günü/);
      expect(answerTo('tatil-arife', changed).startsWith('Aşağıda')).toBe(from === '2027-03-08');
    },
  );

  it('list nothing of a feast that exceptions cover whole, but the exceptions', () => {
    const exceptions = ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11'].map((from) => ({ from, hours }));
    const lines = holidayLines({ ...practice, exceptions }, YEARS);
    expect(lines.filter((line) => line.includes('Mart 2027'))).toEqual(
      [8, 9, 10, 11].map((day) => `${day} Mart 2027: 10.00–14.00`),
    );
  });

  it.each(TABLE.exceptions)('name what $exception says before what holds in other years', ({ exception, line }) => {
    expect(holidayLines({ ...practice, exceptions: [exception] }, YEARS)).toContain(line);
  });

  it('answer about an eve with hours of its own, and about several years', () => {
    const ofEve = { ...practice, exceptions: [{ from: '2026-10-28', hours }] };
    expect(answerTo('tatil-29-ekim', ofEve)).toMatch(
      /^29 Ekim’de \(Cumhuriyet Bayramı\) kapalıyız\.\n\n28 Ekim 2026: 10\.00–14\.00\. Diğer yıllarda: 28 Ekim’de saatlerimiz: Hafta içi 09/,
    );
    const exceptions = ['2026-10-29', '2027-10-29'].map((from) => ({ from, hours }));
    expect(answerTo('tatil-29-ekim', { ...practice, exceptions })).toMatch(
      /^29 Ekim 2026: 10\.00–14\.00\.\n\n29 Ekim 2027: 10\.00–14\.00\.\n\nDiğer yıllarda: 29 Ekim’de/,
    );
  });
});

it('practices that are open, or differ, or are abroad say so', () => {
  expect(answerTo('tatil-29-ekim', { ...practice, publicHolidays: 'open' })).toContain('her zamanki gibi çalışırız');
  expect(answerTo('tatil-29-ekim', { ...practice, publicHolidays: 'differ' })).toContain('gelmeden önce arayın');
  expect(holidayLines({ ...practice, publicHolidays: 'differ' }, YEARS)).toEqual([]);
  const abroad = { ...practice, address: { ...practice.address, addressCountry: 'XX' } };
  expect(holidayQuestions(abroad, YEARS)).toEqual([]);
});
