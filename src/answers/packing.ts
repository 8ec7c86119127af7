/** Code of the character that stands for 0: the letters from here on need no escape in JSON or JavaScript. */
const ZERO = 0xa1;
/** UTF-16 surrogates begin here and cannot stand alone. */
const LIMIT = 0xd800 - ZERO;

/** Whole numbers from 0 to 55,126 as a text of one character each: compresses well, and is read without being unpacked. */
export function pack(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < 0 || number >= LIMIT) throw new RangeError(`cannot pack ${number}`);
    text += String.fromCharCode(ZERO + number);
  }
  return text;
}

/** The number at a place of a packed text. */
export const valueOf = (packed: string, at: number): number => packed.charCodeAt(at) - ZERO;
