/**
 * Write where somebody comes from, by vowel harmony and the last consonant.
 *
 * @example ablative('Konak') // 'Konak’tan'
 */
export function ablative(name: string): string {
  const letters = name.toLocaleLowerCase('tr');
  const consonant = /[çfhkpsşt]$/.test(letters) ? 't' : 'd';
  const vowel = /[aıou][^aeıioöuü]*$/.test(letters) ? 'a' : 'e';
  return `${name}’${consonant}${vowel}n`;
}
