/** A value no text can be made of: undecodable percent-encoding, or a NUL. */
export const MALFORMED = Symbol('malformed');

export type QueryValue = string | typeof MALFORMED;

/**
 * Get the values a query string gives a parameter, decoded; of more than two, which no operation takes, the first two. Names
 * are compared decoded, too (RFC 3986, 6.2.2.2): `%71=a` is `q=a`. `URLSearchParams` would put U+FFFD for what is not UTF-8
 * and pass it off as text.
 * @param search A URL's, with its question mark, or empty.
 */
export const valuesOf = (search: string, name: string): readonly QueryValue[] =>
  search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('='))
    .filter(([key = '']) => nameOf(key) === name)
    .slice(0, 2)
    .map(([, ...value]) => decode(value.join('=')));

/** A name decoded byte by byte: ours are ASCII, and thousands that cannot be decoded would cost an exception each. */
const nameOf = (key: string): string =>
  key.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function decode(text: string): QueryValue {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return decoded.includes('\0') ? MALFORMED : decoded;
  } catch {
    return MALFORMED;
  }
}
