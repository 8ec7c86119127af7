const turkish = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Format `YYYY-MM-DD` in Turkish: `21 Kasım 2026`. */
export function longDate(date: string): string {
  const written = known.get(date) ?? turkish.format(new Date(`${date}T00:00:00Z`));
  known.set(date, written);
  return written;
}

/** Format `YYYY-MM-DD` without its year: `21 Kasım`. */
export const dayAndMonth = (date: string): string => longDate(date).replace(/ \d+$/, '');

/** Formatting is slow, and thousands of pages name the same days. */
const known = new Map<string, string>();
