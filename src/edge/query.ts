/** A value no text can be made of: undecodable percent-encoding, or a NUL. */
export const MALFORMED = Symbol('malformed');

export type QueryValue = string | typeof MALFORMED;

/**
 * Every value a query string gives a parameter, decoded; the name itself counts only as it is written, since that is what
 * a cache keys by. `URLSearchParams` would put U+FFFD for what is no UTF-8 and
 * pass it off as text.
 * `search` is a URL's, with its question mark, or empty.
 */
export function valuesOf(search: string, name: string): readonly QueryValue[] {
  return search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('='))
    .filter(([key]) => key === name)
    .map(([, ...value]) => decode(value.join('=')));
}

function decode(text: string): QueryValue {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return decoded.includes('\0') ? MALFORMED : decoded;
  } catch {
    return MALFORMED;
  }
}
