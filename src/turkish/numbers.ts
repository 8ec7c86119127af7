const ONES = 'sifir bir iki uc dort bes alti yedi sekiz dokuz'.split(' ');
const TENS = 'sifir on yirmi otuz kirk elli altmis yetmis seksen doksan'.split(' ');
const ENGLISH = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ENGLISH_TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * Get the number at a folded word, for "on iki" at its last word; undefined elsewhere. "bir" alone is "a" as often as
 * "one": no number.
 */
export function numberAt(words: readonly string[], at: number): number | undefined {
  const word = words[at]!;
  if (/^\d{1,9}$/.test(word)) return Number(word);
  const unit = oneOf(word);
  const before = tenOf(words[at - 1]);
  if (unit > 0 && unit < 10 && before > 0) return before + unit;
  const ten = tenOf(word);
  const next = oneOf(words[at + 1]);
  if (ten > 0) return next > 0 && next < 10 ? undefined : ten;
  return unit > 1 ? unit : undefined;
}

const oneOf = (word = ''): number => Math.max(ONES.indexOf(word), ENGLISH.indexOf(word));

const tenOf = (word = ''): number => 10 * Math.max(TENS.indexOf(word), ENGLISH_TENS.indexOf(word));
