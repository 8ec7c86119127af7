/**
 * Write where somebody comes from, by vowel harmony and the last consonant. Of several words, one in ı, i, u or ü ends
 * a compound.
 *
 * @example ablative('Konak') // 'Konak’tan'
 * @example ablative('Konak Meydanı') // 'Konak Meydanı’ndan'
 */
export function ablative(name: string): string {
  const letters = name.toLocaleLowerCase('tr');
  const consonant = /[çfhkpsşt]$/.test(letters) ? 't' : / \S*[ıiuü]$/.test(letters) ? 'nd' : 'd';
  const vowel = /[aıou][^aeıioöuü]*$/.test(letters) ? 'a' : 'e';
  return `${name}’${consonant}${vowel}n`;
}
