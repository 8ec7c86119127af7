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
