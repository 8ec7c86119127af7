const turkish = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A `YYYY-MM-DD` as people write it: `21 Kasım 2026`. */
export const longDate = (date: string, language: 'tr' | 'en' = 'tr'): string =>
  (language === 'tr' ? turkish : english).format(new Date(`${date}T00:00:00Z`));
