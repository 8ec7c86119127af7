import { YES, type Word } from './word.ts';

/** A bare cry for help: "acil", "ambulans lazım", "yardım edin". What is asked for urgently ("acil randevu") is none. */
export function cries(words: readonly Word[]): void {
  const isBare = words.length <= CRY && words.every(({ marks }) => marks.has('cry') || marks.has('plea'));
  if (isBare && words.some(({ marks }) => marks.has('cry'))) words[0]!.marks.set('alone', [YES]);
}
const CRY = 6;
