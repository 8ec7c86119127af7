import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { dayAnswer } from '#answers/days/dayAnswer.ts';
import { openingHours as apiHours } from '#api/openingHours.ts';
import { hoursExceptionFindings } from '#check/practice/hoursExceptions.ts';
import { DAYS, type Exception, exceptionsSchema, openingHoursSchema } from '#content/schemas/hoursFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { exceptionQuestions } from '#hours/exceptionQuestions.ts';
import { hoursLines } from '#hours/exceptionTexts.ts';
import { openAt } from '#hours/openAt.ts';
import { calendarOf } from '#hours/schedule.ts';
import { practiceNode } from '#jsonld/practiceNode.ts';
import { RUNS } from '../propertyRuns.ts';
import { small as site } from '../sites.ts';

/**
 * Whether the practice is open is computed a second time here, from the content by simple rules, and read back from
 * what pages and search engines are told.
 */
const YEAR = 2026;
vi.useFakeTimers({ now: Date.parse(`${YEAR}-11-28`), toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

/** Official days of 2027 and 2028; of other years only those that are the same every year. */
const HOLIDAYS = `01-01 04-23 05-01 05-19 07-15 08-30 10-29
  2027-03-09 2027-03-10 2027-03-11 2027-05-16 2027-05-17 2027-05-18 2027-05-19
  2028-02-26 2028-02-27 2028-02-28 2028-05-05 2028-05-06 2028-05-07 2028-05-08`.split(/\s+/);
const EVES = '10-28 2027-03-08 2027-05-15 2028-02-25 2028-05-04'.split(' ');
const isAmong = (days: readonly string[], day: string) => days.includes(day) || days.includes(day.slice(5));

const weekdayOf = (day: string) => DAYS[(new Date(day).getUTCDay() + 6) % 7]!;
const nextDay = (day: string, count = 1) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

type Spans = readonly { readonly opens: string; readonly closes: string }[];
const isWithin = (spans: Spans, time: string) =>
  // Programs get the last minute for the end of the day.
  spans.some(({ opens, closes }) => opens <= time && (time < closes || closes === '23:59'));

const isIn = ({ from, to = from, everyYear }: Exception, day: string) =>
  everyYear
    ? [0, 1].some((back) => {
        const start = `${Number(day.slice(0, 4)) - back}${from.slice(4)}`;
        const end = nextDay(start, (Date.parse(to) - Date.parse(from)) / 86_400_000);
        // A leap day between would move the end.
        return start <= day && day <= `${end.slice(0, 4)}${to.slice(4)}`;
      })
    : from <= day && day <= to;

const spansOf = (hours: Practice['openingHours'] | ReturnType<typeof apiHours>, weekday: (typeof DAYS)[number]) =>
  hours.flatMap(({ days, opens, closes }) => (opens && closes && days.includes(weekday) ? [{ opens, closes }] : []));

function isOpen({ openingHours, exceptions, publicHolidays }: Practice, day: string, time: string): boolean {
  const ordinary = spansOf(openingHours, weekdayOf(day));
  const its = exceptions.filter((one) => isIn(one, day));
  const named = its.find(({ from, to = from, everyYear }) => from === to && !everyYear);
  if (named) return isWithin(named.hours ?? [], time);
  const isFor = ({ days, closed }: Exception) => (days ? days.includes(weekdayOf(day)) : closed || ordinary.length > 0);
  const [date, yearlyDate, season] = [
    its.find((one) => !one.everyYear && isFor(one)),
    its.find((one) => one.everyYear && (one.to ?? one.from) === one.from && isFor(one)),
    its.find((one) => one.everyYear && (one.to ?? one.from) !== one.from && isFor(one)),
  ];
  if (publicHolidays === 'closed' && isAmong(HOLIDAYS, day)) return false;
  if (publicHolidays === 'closed' && isAmong(EVES, day) && time >= '13:00') return false;
  const special = date ?? yearlyDate ?? season;
  return isWithin(special ? (special.hours ?? []) : ordinary, time);
}

/** Read the hours of a day from the structured data. */
function isOpenInData(node: ReturnType<typeof practiceNode>, day: string, time: string): boolean {
  interface Specification {
    opens: string;
    closes: string;
    dayOfWeek?: string[];
    validFrom?: string;
    validThrough?: string;
  }
  const list = (name: string) => [(node as unknown as Record<string, Specification[]>)[name] ?? []].flat();
  const isFor = ({ dayOfWeek }: { dayOfWeek?: string[] }) => !dayOfWeek || dayOfWeek.includes(weekdayOf(day));
  const special = list('specialOpeningHoursSpecification').filter(
    (one) => one.validFrom! <= day && day <= one.validThrough! && isFor(one),
  );
  const closed = special.filter(({ opens, closes }) => opens === closes);
  // Nothing contradicts itself.
  expect(closed.length > 0 && special.length > closed.length).toBe(false);
  return isWithin(special.length > 0 ? special : list('openingHoursSpecification').filter(isFor), time);
}

const NAMES = 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar'.split(' ');
const MONTHS = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');

/** Read the weekdays from their names; all of them from none. */
function daysNamed(text: string): number[] {
  if (text === '' || text === 'Her gün') return [0, 1, 2, 3, 4, 5, 6];
  if (text === 'Hafta içi') return [0, 1, 2, 3, 4];
  if (text === 'Hafta sonu') return [5, 6];
  return text.split(/, | ve /).flatMap((part) => {
    const [first, last = first] = part.split('–').map((name) => NAMES.indexOf(name)) as [number, number?];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const DATE = `\\d+ (?:${MONTHS.join('|')})(?: \\d{4})?`;
const LINE = new RegExp(
  `^(?:(?<yearly>Her yıl )?(?<from>${DATE})(?: – (?<to>${DATE}))?: )?(?<days>(?:(?!\\d\\d\\.|[Kk]apalı).)*?):? ?(?:(?<hours>\\d\\d\\.\\d\\d.*?)(?:, resmî tatillerde kapalı)?|[Kk]apalı)$`,
);

/** Read the hours of a day from the lines that pages show. */
function isOpenOnPage(lines: readonly string[], day: string, time: string): boolean {
  const keepsHolidays = lines.includes('Resmî tatillerde kapalıyız.');
  const read = lines
    .filter((line) => !line.startsWith('Resmî'))
    .map((line) => {
      const { yearly, from, to = from, days = '', hours } = LINE.exec(line)?.groups ?? expect.fail(line);
      const dateOf = (text = '') => {
        const [number, month, year = ''] = text.split(' ');
        return `${year}-${String(MONTHS.indexOf(month!) + 1).padStart(2, '0')}-${number!.padStart(2, '0')}`;
      };
      const spans = [...(hours ?? '').matchAll(/(\d\d)\.(\d\d)–(\d\d)\.(\d\d)/g)].map((part) => ({
        opens: `${part[1]}:${part[2]}`,
        closes: `${part[3]}:${part[4]}`,
      }));
      return { yearly, from: from && dateOf(from), to: from && dateOf(to), days: daysNamed(days.trim()), spans };
    })
    .filter(({ days }) => days.includes(DAYS.indexOf(weekdayOf(day))));
  const covering = read.filter(({ yearly, from, to }) => {
    if (!from) return false;
    const date = yearly ? day.slice(4) : day;
    return from <= to! ? from <= date && date <= to! : from <= date || date <= to!;
  });
  const named = covering.find(({ yearly, from, to }) => !yearly && from === to);
  if (named) return isWithin(named.spans, time);
  if (keepsHolidays && (isAmong(HOLIDAYS, day) || (isAmong(EVES, day) && time >= '13:00'))) return false;
  const closest =
    covering.find(({ yearly }) => !yearly) ??
    covering.find(({ from, to }) => from === to) ??
    covering[0] ??
    read.find(({ from }) => !from);
  return isWithin(closest?.spans ?? [], time);
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** Times of day, on the quarter hour so that spans often meet; 24:00 among them. */
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 4 })
  .chain((edges) => fc.boolean().map((meet) => ({ edges: edges.toSorted((a, b) => a - b), meet })))
  .map(({ edges, meet }) => {
    const times = edges.map((edge) => clock(edge * 15));
    const pairs = meet ? times.slice(1).map((closes, index) => [times[index]!, closes]) : [times.slice(0, 2)];
    return pairs.map(([opens, closes]) => ({ opens: opens!, closes: closes! }));
  });
const someDays = fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1, maxLength: 6 });
const week = fc
  .array(fc.option(spans, { nil: [], freq: 3 }), { minLength: 7, maxLength: 7 })
  .map((days) => days.flatMap((its, day) => its.map((span) => ({ days: [DAYS[day]!], ...span }))));
const day = fc.integer({ min: 0, max: 3 * 365 }).map((count) => nextDay(`${YEAR}-01-01`, count));
const exception = fc
  .record({
    from: fc.oneof(day, fc.constantFrom(`${YEAR + 1}-05-19`, `${YEAR + 1}-10-28`, `${YEAR + 1}-12-20`)),
    length: fc.constantFrom(0, 0, 1, 6, 20, 106, 300),
    everyYear: fc.boolean(),
    days: fc.option(someDays, { nil: undefined }),
    hours: fc.option(spans, { nil: undefined, freq: 3 }),
  })
  .map(({ from, length, everyYear, days, hours }) => ({
    from,
    ...(length > 0 && { to: nextDay(from, length) }),
    ...(everyYear && { everyYear: true }),
    ...(days && (length > 0 || everyYear) && { days }),
    ...(hours ? { hours } : { closed: true }),
  }));

const WEEK = DAYS.slice(0, 6).map((its) => ({ days: [its], opens: '09:00', closes: '18:30' }));
const SEASON = { from: '2026-12-01', to: '2027-02-28', hours: [{ opens: '10:00', closes: '16:00' }] };
const SUMMER = { ...SEASON, from: '2026-06-01', to: '2026-09-15', everyYear: true };

/** Hours that practices have: their exceptions, the days to compare, a minute of the day. */
const EXAMPLES = (
  [
    [[SEASON, { from: '2027-01-05', closed: true }], ['2027-01-01', '2027-01-02', '2027-01-03'], 11 * 60],
    [[{ ...SEASON, days: ['Sunday'] }], ['2027-01-03', '2027-01-04'], 11 * 60],
    [[{ ...SEASON, days: ['Sunday'] }], ['2027-01-03', '2027-01-04'], 17 * 60],
    [[{ ...SEASON, from: '2027-10-01', to: '2027-12-31' }], ['2027-10-28'], 14 * 60],
    [['2027-01-01', '2027-12-05'].map((from) => ({ ...SEASON, from, to: from })), ['2027-01-03'], 11 * 60],
    [[SUMMER], ['2027-07-05', '2028-09-15', '2028-09-16'], 9 * 60 + 30],
    [[SUMMER], ['2028-09-15'], 15 * 60 + 59],
  ] as const
).map(([exceptions, days, minute]): [typeof WEEK, object[], string, string[], number] => [
  WEEK,
  [...exceptions],
  'closed',
  [...days],
  minute,
]);

it('of random weeks, seasons and holidays, pages, answers, structured data and the open status say the same', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      week.filter((items) => openingHoursSchema.safeParse(items).success),
      fc.array(exception, { maxLength: 4 }).filter((items) => exceptionsSchema.safeParse(items).success),
      fc.constantFrom('closed', 'open', 'differ'),
      fc.array(fc.oneof(day, fc.constantFrom(...HOLIDAYS, ...EVES)), { minLength: 8, maxLength: 8 }),
      fc.integer({ min: 0, max: 24 * 60 - 1 }),
      (openingHours, exceptions, publicHolidays, days, minute) => {
        const practice = {
          ...site.practice,
          openingHours: openingHoursSchema.parse(openingHours),
          exceptions: exceptionsSchema.parse(exceptions),
          publicHolidays,
        };
        // The check refuses an exception that is for no day.
        fc.pre(
          practice.exceptions.every((one) =>
            hoursExceptionFindings({ ...practice, exceptions: [one] }).every(([, , severity]) => severity !== 'error'),
          ),
        );
        const ofExceptions = practice.exceptions.flatMap(({ from, to = from }) => [
          from,
          to,
          nextDay(from, -1),
          nextDay(to),
        ]);
        const calendar = calendarOf(practice);
        const answers = exceptionQuestions(practice);
        const node = practiceNode({ ...site, practice });
        const lines = hoursLines(practice);
        const time = clock(minute);
        const api = apiHours(practice);
        for (const weekday of DAYS) {
          const [said, wanted] = [spansOf(api, weekday), spansOf(practice.openingHours, weekday)];
          expect([weekday, isWithin(said, time)]).toEqual([weekday, isWithin(wanted, time)]);
          const closed = api.filter((one) => one.closed && one.days.includes(weekday));
          expect([weekday, closed.length]).toEqual([weekday, wanted.length === 0 ? 1 : 0]);
        }
        for (const text of [...days, ...ofExceptions]) {
          const date = text.length === 5 ? `${YEAR + 1}-${text}` : text;
          // Feasts are listed above for these years.
          if (!/^202[78]/.test(date)) continue;
          compared += 1;
          const expected = isOpen(practice, date, time);
          const now = new Date(`${date}T${time}+03:00`);
          const state = openAt(calendar.hours, now);
          const { tr } = dayAnswer(calendar, { days: [date], namedAs: 'now', needsNoVerdict: false, rest: [] }, now)!;
          // Where hours may differ, no answer says yes or no.
          const answer = state.today.mayDiffer && tr.startsWith('Belli değil') ? expected : tr.startsWith('Evet');
          const says = {
            now: state.open,
            answer,
            data: isOpenInData(node, date, time),
            page: isOpenOnPage(lines, date, time),
          };
          expect({ date, time, ...says }).toEqual({
            date,
            time,
            now: expected,
            answer: expected,
            data: expected,
            page: expected,
          });
          const { rule } = state.today;
          if (rule.list !== 'exceptions') continue;
          const line = lines.filter((one) => /^(?:Her yıl|\d)/.test(one))[rule.index]!;
          const keys = [date.slice(5, 7), date.slice(0, 7)].map((month) => `ozel-gunler-${month}`);
          expect(answers.find(({ key }) => keys.includes(key))?.answer).toContain(line);
        }
      },
    ),
    { numRuns: Math.min(RUNS.numRuns, 1000), examples: EXAMPLES },
  );
  expect(compared).toBeGreaterThan(200);
});
