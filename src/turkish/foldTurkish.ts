/** Fold Turkish text to lower-case ASCII: `İ`, `I`, `ı` and `i` become `i`, and other letters lose their accents. */
export function foldTurkish(text: string): string {
  return text.normalize('NFC').replaceAll(/[İIı]/g, 'i').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
