export type Representation = 'text/html' | 'text/markdown';

/** In the order that decides where an `Accept` header leaves two of them equal. */
const OFFERED: readonly Representation[] = ['text/html', 'text/markdown'];

/** Two tokens of RFC 9110 5.6.2, `*` being a character of a token. */
const MEDIA_RANGE = /^[!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+$/;
/** What commas, and semicolons, separate outside of quoted strings. */
const RANGES = /(?:[^,"]|"(?:\\.|[^"\\])*"?)+/gs;
const PARTS = /(?:[^;"]|"(?:\\.|[^"\\])*"?)+/gs;

interface Range {
  readonly q: number;
  /** Whether it has parameters other than `q`. */
  readonly qualified: boolean;
}

/**
 * The representation of a page an `Accept` header asks for, none where it accepts neither: RFC 9110 12.5.1, and
 * src/api/README.md, Requests, on parameters and ties. A header that is missing or names nothing accepts everything.
 */
export function negotiate(accept: string | null): Representation | undefined {
  const listed = split(accept ?? '', RANGES);
  const ranges = rangesOf(listed.length > 0 ? listed : ['*/*']);
  const named = [...ranges.keys()];
  return OFFERED.map((type) => {
    const specific = [type, 'text/*', '*/*'].filter((name) => ranges.has(name))[0] ?? '';
    const general = specific === type ? 0 : specific === 'text/*' ? 1 : 2;
    return { type, q: ranges.get(specific)?.q ?? 0, general, at: named.indexOf(specific) };
  })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q || a.general - b.general || a.at - b.at)[0]?.type;
}

/** Whether the header itself names the type, rather than a range that holds it, and does not reject it. */
export const names = (accept: string | null, type: Representation): boolean =>
  (rangesOf(split(accept ?? '', RANGES)).get(type)?.q ?? 0) > 0;

/** Ranges by their types in lower case, in the order in which the header names them; of a type, the one that counts. */
function rangesOf(listed: readonly string[]): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  for (const range of listed) {
    const [name = '', ...parameters] = split(range, PARTS);
    if (!MEDIA_RANGE.test(name)) continue;
    const type = name.toLowerCase();
    const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
    const q = weight === undefined ? 1 : quality(weight.slice(weight.indexOf('=') + 1));
    const qualified = parameters.some((parameter) => parameter !== weight);
    const seen = ranges.get(type);
    if (seen && (qualified === seen.qualified ? q <= seen.q : qualified)) continue;
    // One without parameters takes the place of one with them, which does not count.
    if (seen && qualified !== seen.qualified) ranges.delete(type);
    ranges.set(type, { q, qualified });
  }
  return ranges;
}

/** RFC 9110 12.4.2. An invalid q counts as 0, so that the 406 tells the client. */
function quality(text: string): number {
  const value = text.trim().replace(/^"(.*)"$/, '$1');
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value) ? Math.min(Number(value), 1) : 0;
}

const split = (text: string, part: RegExp): string[] =>
  (text.match(part) ?? []).map((found) => found.trim()).filter((found) => found !== '');
