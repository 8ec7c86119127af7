const turkish = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A `YYYY-MM-DD` as people write it: `21 Kasım 2026`. */
export function longDate(date: string, language: 'tr' | 'en' = 'tr'): string {
  const name = `${language} ${date}`;
  const written = known.get(name) ?? (language === 'tr' ? turkish : english).format(new Date(`${date}T00:00:00Z`));
  known.set(name, written);
  return written;
}

/** Thousands of pages name the same days. */
const known = new Map<string, string>();
