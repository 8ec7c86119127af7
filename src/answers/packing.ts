/** Code of the character that stands for 0: from here on a number takes one byte, and none of them needs an escape. */
const ZERO = 0x23;
/** The backslash is left out. */
const ESCAPE = 0x5c;
/** The first number that does not fit into one byte, and its character. */
const WIDE = 0x7e - ZERO;
const WIDE_ZERO = 0xa1;
/** UTF-16 surrogates begin here and cannot stand alone. */
const LIMIT = 0xd800 - WIDE_ZERO + WIDE;

/** Whole numbers from 0 to 55,217 as a text of one character each: compresses well, and is read without being unpacked. */
export function pack(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < 0 || number >= LIMIT) throw new RangeError(`cannot pack ${number}`);
    const code = number < WIDE ? ZERO + number : WIDE_ZERO + number - WIDE;
    text += String.fromCharCode(code >= ESCAPE && number < WIDE ? code + 1 : code);
  }
  return text;
}

/** The number at a place of a packed text. */
export function valueOf(packed: string, at: number): number {
  const code = packed.charCodeAt(at);
  return code < ESCAPE ? code - ZERO : code < WIDE_ZERO ? code - ZERO - 1 : code - WIDE_ZERO + WIDE;
}

/** Code of the letter that says how many letters a word shares with the one before: none. Folded words have no capitals. */
const SHARES_NONE = 0x41;
/** As many as a letter can say. */
const MOST_SHARED = 25;

/** Folded words, best in the order of their letters, as a text: of each, how much of the word before it begins with, and the rest. */
export function packWords(words: readonly string[]): string {
  let text = '';
  let before = '';
  for (const word of words) {
    if (/[A-Z]/.test(word)) throw new RangeError(`cannot pack ${word}`);
    let shared = 0;
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++;
    text += String.fromCharCode(SHARES_NONE + shared) + word.slice(shared);
    before = word;
  }
  return text;
}

/** The words of a packed text. */
export function unpackWords(packed: string): string[] {
  let before = '';
  return (packed.match(/[A-Z][^A-Z]*/g) ?? []).map(
    (part) => (before = before.slice(0, part.charCodeAt(0) - SHARES_NONE) + part.slice(1)),
  );
}
