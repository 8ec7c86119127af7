/** Text as lower-case ASCII by Turkish rules: `İ`, `I`, `ı` and `i` all become `i`; accents go, as parts of their letters. */
export function foldTurkish(text: string): string {
  return text.normalize('NFC').replaceAll(/[İIı]/g, 'i').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
