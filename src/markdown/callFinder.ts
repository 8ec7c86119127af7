/**
 * Matches public numbers of Turkey where a text says to call them: with a suffix ("112’yi arayın"), before a verb or an
 * alternative ("112 aranır", "112 ya da hastane"), or in brackets ("SABİM hattından (184)"). Elsewhere the same digits
 * are an amount ("90 ile 112 arasında"), a page or a volume. 112: emergencies; 114: poison advice; 184: the Ministry of
 * Health.
 */
const PUBLIC =
  /(112|114|184)(?:(?:’|'|&#39;)\p{L}+(?: ara\p{L}+)?|(?= (?:ara(?!sı(?:nda\p{L}*)?(?!\p{L}))|bekle|ya da|veya|gerek|belirti|hatt|acil))(?: ara\p{L}+)?|(?=\)))/u;

/**
 * Matches text before the same digits if they are part of something else. A lookbehind would stop the script on iOS
 * before 16.4.
 */
const PART_OF_PUBLIC = /(?:[\p{L}\p{N}%+/.,:\u2013-]|\p{N}\()$/u;
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
 * callFinder()('Hemen 112’yi arayın.')
 * // [{ words: 'Hemen ' }, { words: '112’yi arayın', call: '112' }, { words: '.' }]
 */
export function callFinder(own?: string): (text: string) => Piece[] {
  const calls = new RegExp(own ? `${PUBLIC.source}|${spellings(own)}` : PUBLIC, 'gu');
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: words, 1: call, index } of text.matchAll(calls)) {
      if ((call ? PART_OF_PUBLIC : PART_OF_OWN).test(text.slice(Math.max(0, index - 2), index))) continue;
      if (index > end) pieces.push({ words: text.slice(end, index) });
      pieces.push({ words, call: call ?? own! });
      end = index + words.length;
    }
    if (end < text.length) pieces.push({ words: text.slice(end) });
    return pieces;
  };
}

/** Keep the words of a call on one line. */
export const withoutBreaks = (words: string): string => words.replaceAll(' ', '\u00a0');

/** Write a pattern for every spelling of a Turkish number: with or without +90 or 0, grouped or not. */
function spellings(number: string): string {
  const gap = '[\\s()-]{0,2}';
  const digits = [...number.slice(1).replace(/^90/, '')].join(gap);
  return `(?:\\+?90${gap}|\\(?0${gap})?${digits}(?!\\d)`;
}
