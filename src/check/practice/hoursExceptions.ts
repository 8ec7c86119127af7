import type { Finding } from '#content/finding.ts';
import { DAYS, type Exception, isOneDayOfOneYear, lastDay } from '#content/schemas/hoursFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { addDays } from '#hours/dates.ts';
import { occurringWeekdays, weekdaysOf } from '#hours/exceptions.ts';
import { holidaysIn } from '#hours/practiceCalendar.ts';

/** A finding of a field of practice.yaml; an error unless it says otherwise. */
export type FieldFinding = readonly [
  path: readonly (string | number)[],
  message: string,
  severity?: Finding['severity'],
];

/** From so many days on an exception is a season: editors do not think of each holiday in it. */
const MIN_SEASON_DAYS = 14;

/** Reject exceptions of the opening hours that match no day; warn about days that stay closed despite them. */
export const hoursExceptionFindings = (practice: Practice): FieldFinding[] =>
  practice.exceptions.flatMap((exception, index): FieldFinding[] => {
    const find = (message: string, severity: Finding['severity']): FieldFinding => [
      ['exceptions', index],
      message,
      severity,
    ];
    const days = occurringWeekdays(exception);
    const open = weekdaysOf(exception, practice).filter((day) => days.includes(day));
    if (open.length === 0) {
      const why = exception.days ? 'its weekdays are not among its dates' : 'all its weekdays are days off';
      return [find(`is for no day: ${why}; name the weekdays that it is for in "days"`, 'error')];
    }
    if (!exception.hours) return [];
    const off = exception.days ? [] : days.filter((day) => !open.includes(day)).map((day) => DAYS[day - 1]!);
    const holidays = isShort(exception) ? holidaysIn(exception, practice) : [];
    return [
      ...(off.length > 0
        ? [find(`leaves ${inWords(off)} closed, as always; name the weekdays that it is for in "days"`, 'warning')]
        : []),
      ...(holidays.length > 0
        ? [
            find(
              `leaves ${inWords(holidays)} closed, a public holiday; to open then, write the date as an exception of its own`,
              'warning',
            ),
          ]
        : []),
    ];
  });

const isShort = (exception: Exception): boolean =>
  !isOneDayOfOneYear(exception) && lastDay(exception) < addDays(exception.from, MIN_SEASON_DAYS);

const inWords = (items: readonly string[]): string => new Intl.ListFormat('en').format([...new Set(items)]);
