/** As on a keyboard without Turkish letters. */
const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');

/** Numbers in words, each an alternative. */
export const NUMERALS =
  'bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin milyon buçuk küsur'
    .split(' ')
    .flatMap((word) => [word, withoutAccents(word)])
    .flatMap((word) => {
      const inCapitals = word.toLocaleUpperCase('tr');
      return [word, inCapitals[0]! + word.slice(1), inCapitals];
    })
    .join('|');
export const ENGLISH_NUMERALS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
