/** Fold Turkish text to lower-case ASCII: `İ`, `I`, `ı` and `i` become `i`, and other letters lose their accents. */
export function foldTurkish(text: string): string {
  return text.normalize('NFC').replaceAll(/[İIı]/g, 'i').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Get the first letters of a folded word, which its other forms share: Turkish suffixes follow. */
export const stem = (word: string, length: number): string => word.slice(0, length);
