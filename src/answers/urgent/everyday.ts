const BEGINNINGS =
  'agir altin altm alta altt altu altern arsi aylar aydir baskila berber birak bulas cekmi disci diyanet dokun duyu enjeksiyon genz ' +
  'gider gri havaalan kabarcig kacin kaplat kapli kaptan kara kedi kendi kesinti kirk konser olmaksizin parla saat sayil simsek siz ' +
  'soru sprey sunu sure suru tasin uyusturul yangin yatis zehirler';

/** Beginnings of everyday words that a slip would make of words of the lexicon: they are what they are. */
const everyday = new Set(BEGINNINGS.split(' '));
const LENGTHS = [...new Set([...everyday].map(({ length }) => length))];

/** Whether a folded word begins as one of them. */
export const isEveryday = (word: string): boolean => LENGTHS.some((length) => everyday.has(word.slice(0, length)));
