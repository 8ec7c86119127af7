import { SINGLE_PAGES } from '../addresses.ts';
import { dayInEnglish } from '../text/dates.ts';
import { sectionId } from '../text/sectionId.ts';
import { HOLIDAY_WORDS, type MovingHoliday } from '../words/holidays.ts';
import { datesOf, exceptionOn, holidaysOf, holidayYears, type Hours } from './calendar.ts';
import { exceptionLine } from './hours.ts';

/** Address of the section that lists the holidays with their dates. */
export const HOLIDAYS_PLACE = `${SINGLE_PAGES.contact}#${sectionId(HOLIDAY_WORDS.heading)}`;

/** Describe each public holiday in a line of Turkish; none unless the practice is closed then. */
export function holidayLines(practice: Hours, years = holidayYears()): string[] {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return [];
  return [
    ...fixed.map(({ on, name, eveOn }) => HOLIDAY_WORDS.fixedLine(on, name, eveOn)),
    ...moving.flatMap((feast) => feastLines(feast, practice, years)),
  ];
}

/** Describe each time of a feast in a line of Turkish; an exception that covers its first day replaces it. */
export const feastLines = (feast: MovingHoliday, practice: Hours, years: readonly number[]): string[] =>
  years
    .flatMap((year) => datesOf(feast, year))
    .map(({ eve, days }) => {
      const own = exceptionOn(practice, days[0]!);
      return own ? exceptionLine(own) : HOLIDAY_WORDS.movingLine(feast.name, eve, days[0]!, days.at(-1)!);
    });

/** Name the half days in English: `28 October and the day before Kurban Bayramı`; undefined if there are none. */
export function halfDaysInEnglish(practice: Hours): string | undefined {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return undefined;
  const days = [
    ...fixed.flatMap(({ eve }) => (eve === undefined ? [] : dayInEnglish(`2000-${eve}`))),
    ...moving.map(({ name }) => `the day before ${name}`),
  ];
  return days.length > 0 ? new Intl.ListFormat('en').format(days) : undefined;
}
