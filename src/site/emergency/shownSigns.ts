import { CLAUSE, IMMEDIATE_DANGER } from '../words/emergencyWords.ts';

/**
 * Choose the signs that a phone shows: the first ones and any that kills within minutes. The others are folded, unless
 * there is only one.
 * @param min number of signs always shown
 */
export function shownSigns(
  signs: readonly string[],
  min: number,
): { shown: readonly string[]; folded: readonly string[] } {
  const folded = signs.filter((sign, index) => index >= min && !IMMEDIATE_DANGER.test(sign));
  if (folded.length < 2) return { shown: signs, folded: [] };
  return { shown: signs.filter((sign) => !folded.includes(sign)), folded };
}

/** Shorten a sign to its first condition, with dots if more follows. */
export function firstClause(sign: string): string {
  const clause = CLAUSE.exec(sign)?.[0] ?? sign;
  return clause.length < sign.length ? `${clause} …` : sign;
}
