/** A number with its trunk zero or country code before ten digits, the first of which no service number has. */
const TURKISH = /^(?:(?:\+|00)90|0)?([2-58]\d{2})(\d{3})(\d{2})(\d{2})$/;
/** The lines without area code that companies have. */
const COMPANY = /^(?:(?:\+|00)90)?(444)(\d)(\d{3})$/;
/** Nobody reads or dictates this many digits in a row. */
const UNGROUPED = /\d{7}/;

/**
 * A telephone number as it is written in Türkiye, in groups: `02320000000` and `+902320000000` become `0232 000 00 00`.
 * A number that is in groups already, or of another country, stays as it is.
 */
export function groupedNumber(number: string): string {
  if (!UNGROUPED.test(number)) return number;
  const digits = number.replaceAll(/[\s().-]/g, '');
  const [, area, ...groups] = TURKISH.exec(digits) ?? [];
  if (area) return [`0${area}`, ...groups].join(' ');
  const [, ...company] = COMPANY.exec(digits) ?? [];
  return company.length > 0 ? company.join(' ') : number;
}
