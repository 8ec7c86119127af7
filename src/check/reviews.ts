import { allEntries } from '../entries/references.ts';
import type { Entries } from '../entries/entries.ts';
import { fieldName, type Problem } from '../entries/problem.ts';
import { locate, type SourceFile } from '../entries/source.ts';

/** Months after which a page wants to be read again. */
const REVIEW = 24;

const FIELDS = ['lastReviewed', 'publishedAt', 'updatedAt'] as const;

/**
 * Dates as they stand to the day of the check, `YYYY-MM-DD`: warnings, for tomorrow brings others. A date to come, a
 * page not reviewed for two years, a security contact about to lapse. One after another, since to find the line of each takes time.
 */
export function* reviewProblems(entries: Entries, files: readonly SourceFile[], today: string): Generator<Problem> {
  const sources = new Map(files.map((file) => [file.name, file]));
  const due = monthsBefore(today, REVIEW);
  const warning = (file: string, path: string[], message: string): Problem => {
    const place = locate(sources.get(file)!, path);
    return { severity: 'warning', file, ...place, field: fieldName(path), message };
  };

  // First, since a build shows the first ones only.
  const { file, security } = entries.singles['practice.yaml'];
  if (monthsBefore(security.expires, 1) < today)
    yield warning(
      file,
      ['security', 'expires'],
      `the security contact lapses on ${security.expires}; confirm it and set a later day`,
    );
  for (const entry of allEntries(entries)) {
    const dates = entry as Partial<Record<(typeof FIELDS)[number], string>>;
    for (const field of FIELDS) {
      const date = dates[field];
      if (date && date > today)
        yield warning(entry.file, [field], `${date} is still to come; pages are not held back until then`);
    }
    const seen = dates.lastReviewed ?? dates.updatedAt;
    const field = dates.lastReviewed ? 'lastReviewed' : 'updatedAt';
    if (seen && seen < due)
      yield warning(
        entry.file,
        [field],
        `nobody has reviewed this page since ${seen}; read it again and set today's date`,
      );
  }
}

/** The day a number of months before a date, the last of its month where that is shorter; both `YYYY-MM-DD`. */
function monthsBefore(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  const dayOfMonth = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() - months);
  // 31 March less a month is 31 February, which Date counts on into March.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}
