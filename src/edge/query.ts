/** A value that is not valid text: undecodable percent-encoding, or a NUL. */
export const MALFORMED = Symbol('malformed');

type QueryValue = string | typeof MALFORMED;

/**
 * Get the decoded values of a query parameter, at most the first two: no operation takes more than one. Names are
 * compared decoded, too (RFC 3986, 6.2.2.2): `%71=a` is `q=a`. `URLSearchParams` would silently replace what is not
 * UTF-8 by U+FFFD.
 * @param search A URL's, with its question mark, or empty.
 *
 * @example queryValues('?q=kanal+tedavisi', 'q') // ['kanal tedavisi']
 */
export const queryValues = (search: string, name: string): readonly QueryValue[] =>
  search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('='))
    .filter(([key = '']) => decodedName(key) === name)
    .slice(0, 2)
    .map(([, ...value]) => decode(value.join('=')));

/** Decode a name byte by byte: ours are ASCII, and thousands of invalid names would cost an exception each. */
const decodedName = (key: string): string =>
  key.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function decode(text: string): QueryValue {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return decoded.includes('\0') ? MALFORMED : decoded;
  } catch {
    return MALFORMED;
  }
}

/** Matches what is still percent-encoded. Words around "%95" have a space or a Turkish letter. */
const ENCODED = /^[!-$&-~]*(?:%[\da-f]{2}[!-$&-~]*)+$/i;

/** Decode a value once more if a client has encoded it twice. */
export function decodedAgain(value: QueryValue): QueryValue {
  if (value === MALFORMED || !ENCODED.test(value)) return value;
  const again = decode(value);
  return again === MALFORMED ? value : again;
}
