/** Public numbers of Turkey. 112: emergencies; 114: poison advice; 184: the Ministry of Health. */
const PUBLIC = '(?:112|114|184)';

/**
 * Matches what follows a public number where a text says to call it: a suffix ("112’yi arayın", "184’ten"; not
 * "112’yi aramadan"), "arayın", "ya da", its name or a bracket. Elsewhere the digits are an amount, a page, …
 */
const TOLD = [
  String.raw`(?:[’‘']|&#39;)(?:y?[iıuüea]|[dt][ea]n)(?!\p{L}|[ \u00a0]aran?ma)(?:[ \u00a0](?:ara|çağır)\p{L}+)?`,
  String.raw`[ \u00a0](?:aran(?!ma)|aray|ara(?!\p{L})|çağır)\p{L}*`,
  String.raw`(?=[ \u00a0](?:ya da|veya|acil(?:’| çağrı)|numara|ambulan|çağrı|hatt|zehir|ulusal|sab[iİ]m)|\))`,
].join('|');

/** Matches text before digits that are part of something else: "%112", "42(112)", "0232 112". */
const PART_OF_PUBLIC = /(?:[\p{L}\p{N}%+/.,:\u2013-]|\p{N}[( ])$/u;
const PART_OF_OWN = /[\d/=]$/;

/** A part of a text; `call` is the number that its words say to call. */
interface Piece {
  readonly words: string;
  readonly call?: string;
}

/**
 * Create a function that splits a text into the calls that it names and the text between them.
 * @param own Telephone of the practice, E.164; it is found in any spelling.
 *
 * @example
 * createCallFinder()('Hemen 112’yi arayın.')
 * // [{ words: 'Hemen ' }, { words: '112’yi arayın', call: '112' }, { words: '.' }]
 */
export function createCallFinder(own?: string): (text: string) => Piece[] {
  const calls = new RegExp(`(?<call>${PUBLIC})(?:${TOLD})${own ? `|${spellings(own)}` : ''}`, 'giu');
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: words, index, groups } of text.matchAll(calls)) {
      const call = groups!.call ?? own!;
      // A lookbehind would let the pattern match from a later digit of the same number.
      const before = text.slice(Math.max(0, index - 2), index);
      if ((call === own ? PART_OF_OWN : PART_OF_PUBLIC).test(before)) continue;
      if (index > end) pieces.push({ words: text.slice(end, index) });
      pieces.push({ words, call });
      end = index + words.length;
    }
    if (end < text.length) pieces.push({ words: text.slice(end) });
    return pieces;
  };
}

/** Keep the words of a call on one line. */
export const withoutBreaks = (words: string): string => words.replaceAll(' ', '\u00a0');

/** Write a pattern for every spelling of a Turkish number: with or without +90, 0090 or 0, grouped or not. */
function spellings(number: string): string {
  const gap = '[\\s().-]{0,2}';
  const digits = [...number.slice(1).replace(/^90/, '')].join(gap);
  return `(?:(?:\\+|00)?90${gap}|\\(?0${gap})?${digits}(?!\\d)`;
}
