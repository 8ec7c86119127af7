/** Optional +90, 0090 or 0, then ten digits that do not start like a service number. */
const TURKISH = /^(?:(?:\+|00)90|0)?([2-58]\d{2})(\d{3})(\d{2})(\d{2})$/;
/** Company numbers without an area code. */
const COMPANY = /^(?:(?:\+|00)90)?(444)(\d)(\d{3})$/;
/** Seven digits in a row count as ungrouped. */
const UNGROUPED = /\d{7}/;

/**
 * Group the digits of a Turkish number; grouped and foreign numbers stay as they are.
 * @example groupedNumber('+902320000000'); // '0232 000 00 00'
 */
export function groupedNumber(number: string): string {
  if (!UNGROUPED.test(number)) return number;
  const digits = number.replaceAll(/[\s().-]/g, '');
  const [, area, ...groups] = TURKISH.exec(digits) ?? [];
  if (area) return [`0${area}`, ...groups].join(' ');
  const [, ...company] = COMPANY.exec(digits) ?? [];
  return company.length > 0 ? company.join(' ') : number;
}
