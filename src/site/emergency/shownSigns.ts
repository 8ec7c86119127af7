import { CLAUSE, IMMEDIATE_DANGER } from '../words/emergency.ts';

/**
 * Choose the signs that a phone shows: the first ones, and any that kills within minutes. The others are folded, but never a single one.
 * @param least number of signs always shown
 */
export function shownSigns(
  signs: readonly string[],
  least: number,
): { shown: readonly string[]; folded: readonly string[] } {
  const folded = signs.filter((sign, place) => place >= least && !IMMEDIATE_DANGER.test(sign));
  if (folded.length < 2) return { shown: signs, folded: [] };
  return { shown: signs.filter((sign) => !folded.includes(sign)), folded };
}

/** Shorten a sign to its first condition, with dots if more follows. */
export function firstClause(sign: string): string {
  const clause = CLAUSE.exec(sign)?.[0] ?? sign;
  return clause.length < sign.length ? `${clause} …` : sign;
}
