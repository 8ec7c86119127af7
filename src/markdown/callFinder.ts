/** Public numbers of Turkey. 112: emergencies; 114: poison advice; 184: the Ministry of Health. */
const PUBLIC = /(?:112|114|184)(?![\d\p{L}]|[.,]\d)/u;

/** Matches what follows a public number where a text says to call it. Elsewhere the digits are an amount, a page, … */
const TOLD = new RegExp(
  [
    // "112’yi arayın", "114’ü", "184’ten öğrenin"; not "112’yi aramadan", "112’nin", "112’yi aramanız gerekmez".
    /[ \u00a0]?(?:[’‘'ʼ´]|&#39;|&#x27;|&apos;|&[lr]squo;|&#821[67];)(?:y?[iıuüea]|[dt][ea]n)(?!\p{L}|[ \u00a0]arama(?:y|d[ae]n|\p{L}*[ \u00a0]gerek(?:mez|m[ie]|siz|[ \u00a0]yok)))(?:[ \u00a0](?:ara|çağır)\p{L}+)?/u,
    /[ \u00a0](?:aran|aray|ara(?!\p{L})|çağır)\p{L}*/u,
    /(?=[ \u00a0](?:ya da|veya)[ \u00a0])/u,
    // Its name: "112 Acil", "114 Zehir Danışma", "184 SABİM"; not "112 acil belirtileri".
    /(?=[ \u00a0](?:Acil|acil|ambulan|Ambulan|çağrı|Çağrı|hatt|Hatt|Zehir|zehir|Ulusal|SABİM)\p{L}*(?![ \u00a0](?:belirti|durum|işaret)))/u,
    // "SABİM hattından (184)"
    /(?=\))/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'uy',
);

/** Matches the name of a line before its number: "Acil: 112". */
const NAMED = /(?:acil|acil çağrı|ambulans|zehir danışma|sabim|hattı|numarası|arayın):[ \u00a0]$/iu;

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
 * createCallFinder()('Hemen 112’yi arayın.')
 * // [{ words: 'Hemen ' }, { words: '112’yi arayın', call: '112' }, { words: '.' }]
 */
export function createCallFinder(own?: string): (text: string) => Piece[] {
  const numbers = new RegExp(own ? `${PUBLIC.source}|${spellings(own)}` : PUBLIC, 'gu');
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: number, index } of text.matchAll(numbers)) {
      const before = text.slice(Math.max(0, index - 20), index);
      const isPublic = number.length === 3;
      if ((isPublic ? PART_OF_PUBLIC : PART_OF_OWN).test(before)) continue;
      TOLD.lastIndex = index + number.length;
      const told = isPublic ? TOLD.exec(text)?.[0] : '';
      if (told === undefined && !NAMED.test(before)) continue;
      const words = number + (told ?? '');
      if (index > end) pieces.push({ words: text.slice(end, index) });
      pieces.push({ words, call: isPublic ? number : own! });
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

/**
 * Split texts that are read as one, such as those of `**112**’yi arayın`. The call is the words of the text that has
 * its first digit.
 */
export function callsAcross(texts: readonly string[], callsIn: (text: string) => readonly Piece[]): Piece[][] {
  const pieces = callsIn(texts.join(''));
  let start = 0;
  return texts.map((text) => {
    const end = start + text.length;
    const own: Piece[] = [];
    let at = 0;
    for (const { words, call } of pieces) {
      const from = Math.max(start, at);
      const part = words.slice(from - at, Math.max(0, end - at));
      if (part && from < end) own.push(call !== undefined && from === at ? { words: part, call } : { words: part });
      at += words.length;
    }
    start = end;
    return own;
  });
}
