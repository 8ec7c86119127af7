const turkishDate = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'UTC' });
const englishDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Format `YYYY-MM-DD` in Turkish: `21 Kasım 2026`. */
export const longDate = (date: string): string => turkishDate.format(Date.parse(date));

/** Format `YYYY-MM-DD` without its year: `21 Kasım`. */
export const dayAndMonth = (date: string): string => longDate(date).replace(/ \d+$/, '');

/** Format `YYYY-MM-DD` without its year: `21 November`. */
export const dayInEnglish = (date: string): string => englishDate.format(Date.parse(date));
