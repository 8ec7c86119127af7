import type { Entries } from '#content/entries.ts';
import type { Finding } from '#content/finding.ts';
import { pageEntries } from '#content/pageEntries.ts';
import { lastDay } from '#content/schemas/hoursFields.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { localTime } from '#hours/dates.ts';
import { findingOfField } from './passages.ts';

/** Months after which a page must be reviewed again. */
const MAX_REVIEW_MONTHS = 24;

const FIELDS = ['lastReviewed', 'publishedAt', 'updatedAt'] as const;

/**
 * Warn about dates that are past or in the future on the day of the check (`YYYY-MM-DD` at the practice). A generator,
 * because finding the line of each takes time and a build shows only the first ones.
 */
export function* dateWarnings(
  entries: Entries,
  files: readonly ContentFile[],
  today = localTime(new Date(), entries.singles['practice.yaml'].timezone).date,
): Generator<Finding> {
  const due = monthsBefore(today, MAX_REVIEW_MONTHS);
  const warning = (file: string, path: (string | number)[], message: string) =>
    findingOfField(files, file, path, message, 'warning');

  const practice = entries.singles['practice.yaml'];
  const { file, security, exceptions, notices } = practice;
  if (monthsBefore(security.expires, 1) < today) {
    const message = `the security contact expires on ${security.expires}; confirm it and set a later date`;
    yield warning(file, ['security', 'expires'], message);
  }
  const ends = [
    { in: file, path: ['notices', 'banner'], until: notices.banner?.until },
    ...entries.pages.map((page) => ({ in: page.file, path: ['until'], until: page.until })),
  ];
  for (const { in: place, path, until } of ends)
    if (until !== undefined && until < today)
      yield warning(place, path, `ended on ${until}; remove it, or set a later date`);
  for (const [index, exception] of exceptions.entries()) {
    const day = lastDay(exception);
    if (day < today && !exception.everyYear)
      yield warning(file, ['exceptions', index], `ended on ${day}; remove it, or set next year's date`);
  }
  for (const entry of pageEntries(entries)) {
    const dates = entry as Partial<Record<(typeof FIELDS)[number], string>>;
    for (const field of FIELDS) {
      const date = dates[field];
      if (date && date > today)
        yield warning(entry.file, [field], `${date} is in the future; pages are not held back until then`);
    }
    // The page would say that its reviewer read a text that did not exist yet.
    const { lastReviewed, updatedAt = '' } = dates;
    if (lastReviewed && updatedAt > lastReviewed) {
      const message = `${updatedAt} is after lastReviewed (${lastReviewed}); have the text reviewed as it is now, and set that date`;
      yield warning(entry.file, ['updatedAt'], message);
    }
    const field = dates.lastReviewed ? 'lastReviewed' : 'updatedAt';
    const reviewed = dates[field];
    if (reviewed && reviewed < due) {
      const message = `nobody has reviewed this page since ${reviewed}; read it again and set today's date`;
      yield warning(entry.file, [field], message);
    }
  }
}

/** Subtract months from a date, ending on the last day of a shorter month; both `YYYY-MM-DD`. */
function monthsBefore(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  const dayOfMonth = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() - months);
  // 31 March less a month is 31 February, which Date carries over into March.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}
