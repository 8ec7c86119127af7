/** A value no text can be made of: undecodable percent-encoding, or a NUL. */
export const MALFORMED = Symbol('malformed');

export type QueryValue = string | typeof MALFORMED;

/**
 * Get every value a query string gives a parameter, decoded. Names are compared decoded, too (RFC 3986, 6.2.2.2): `%71=a` is `q=a`.
 * `URLSearchParams` would put U+FFFD for what is not UTF-8 and pass it off as text.
 * @param search A URL's, with its question mark, or empty.
 */
export const valuesOf = (search: string, name: string): readonly QueryValue[] =>
  search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('='))
    .filter(([key = '']) => decode(key) === name)
    .map(([, ...value]) => decode(value.join('=')));

function decode(text: string): QueryValue {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return decoded.includes('\0') ? MALFORMED : decoded;
  } catch {
    return MALFORMED;
  }
}
