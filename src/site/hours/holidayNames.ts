import { datesOf, holidaysOf, holidayYears, type PracticeHours } from './practiceCalendar.ts';

/** Name the public holidays on which the practice closes, and their eves: by `MM-DD` of every year, or `YYYY-MM-DD`. */
export function holidayNames(practice: PracticeHours, years = holidayYears()): Readonly<Record<string, string>> {
  if (practice.publicHolidays !== 'closed') return {};
  const { fixed, moving } = holidaysOf(practice);
  const eveOf = (name: string) => `${name} arifesi`;
  return Object.fromEntries([
    ...fixed.flatMap(({ day, eve, name }) => [[day, name], ...(eve ? [[eve, eveOf(name)]] : [])]),
    ...moving.flatMap((feast) =>
      years.flatMap((year) =>
        datesOf(feast, year).flatMap(({ eve, days }) => [
          [eve, eveOf(feast.name)],
          ...days.map((day) => [day, feast.name]),
        ]),
      ),
    ),
  ]) as Record<string, string>;
}
