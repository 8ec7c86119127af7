import type { Practice } from '#content/schemas/practiceFile.ts';
import { sortedExceptions } from '#hours/exceptions.ts';
import { exceptionInEnglish } from '#hours/exceptionTexts.ts';
import { halfDaysInEnglish } from '#hours/holidayTexts.ts';
import { HOLIDAY_WORDS } from '#hours/holidayWords.ts';
import { hoursGroups, hoursLine, publicHolidaysLine } from '#hours/hoursTexts.ts';
import { withLastMinute } from '#hours/week.ts';
import { sectionId } from '#markdown/ids.ts';
import { absolute, PAGE_PATHS } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';
import { WORDS } from '#site/words/interfaceWords.ts';
import type { PracticeProfile } from './practiceProfile.ts';

/** Address of the section that lists the holidays with their dates. */
export const HOLIDAYS_PLACE = `${PAGE_PATHS.contact}#${sectionId(HOLIDAY_WORDS.heading)}`;

type HoursItems = PracticeProfile['openingHours'];

/**
 * List the opening hours: one item per time span of the days that share it, in the order of the pages, and one with
 * `closed` for days off. `display` is Turkish and says what happens on public holidays and where their dates are.
 */
export function openingHours(practice: Practice): HoursItems {
  const closed = publicHolidaysLine(practice);
  const holidays = closed && `${closed} ${WORDS.holidayDates}`;
  return hoursGroups(practice).flatMap(({ days, intervals }): HoursItems =>
    intervals.length === 0
      ? [{ days: [...days], closed: true }]
      : intervals.map((interval) => ({
          days: [...days],
          ...withLastMinute(interval),
          display: [hoursLine({ days, intervals: [interval] }), holidays].filter(Boolean).join('. '),
        })),
  );
}

/** Write the English sentences of `booking.instructions` about days with other hours. */
export function exceptionSentences({ base, practice }: Pick<Site, 'base' | 'practice'>): string[] {
  const { publicHolidays } = practice;
  const halfDays = halfDaysInEnglish(practice);
  return [
    ...(publicHolidays === 'closed' ? ['Closed on public holidays of the country.'] : []),
    ...(halfDays ? [halfDays] : []),
    ...(publicHolidays === 'differ' ? ['Hours may differ on public holidays.'] : []),
    ...sortedExceptions(practice).map((exception) => exceptionInEnglish(exception, practice)),
    // Last, since no full stop may follow an address.
    ...(halfDays ? [`Dates of the holidays: ${absolute(base, HOLIDAYS_PLACE)}`] : []),
  ];
}
