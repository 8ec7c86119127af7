import { CLAUSE, PRESSING } from './words.ts';

/**
 * Signs as a phone shows them: the first ones, and any with which a patient may die within minutes; the others are folded.
 * Each part keeps its order. A single one is not folded: it is shown as quickly as announced.
 *
 * @param least how many are shown in any case
 */
export function shownSigns(
  signs: readonly string[],
  least: number,
): { shown: readonly string[]; folded: readonly string[] } {
  const folded = signs.filter((sign, place) => place >= least && !PRESSING.test(sign));
  if (folded.length < 2) return { shown: signs, folded: [] };
  return { shown: signs.filter((sign) => !folded.includes(sign)), folded };
}

/** How a sign begins: its first condition as a whole, with dots where more follows. */
export function beginningOf(sign: string): string {
  const clause = CLAUSE.exec(sign)?.[0] ?? sign;
  return clause.length < sign.length ? `${clause} …` : sign;
}
