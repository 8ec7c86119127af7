const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  İ: 'i',
  ğ: 'g',
  ü: 'u',
  ş: 's',
  ö: 'o',
  ç: 'c',
  â: 'a',
  î: 'i',
  û: 'u',
};

/** Text as lower-case ASCII by Turkish rules: `İ`, `I`, `ı` and `i` all become `i`; other accents go. */
export function foldTurkish(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[İI]/g, 'i')
    .toLowerCase()
    .replaceAll(/[ığüşöçâîû]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}
