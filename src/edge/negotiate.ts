export type Representation = 'text/html' | 'text/markdown';

/** In order of preference among equals. */
const OFFERED: readonly Representation[] = ['text/html', 'text/markdown'];

/** Two tokens of RFC 9110 5.6.2. `*` is a token character. */
const MEDIA_RANGE = /^[!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+$/;
/** Text between commas, or semicolons, outside of quoted strings. */
const RANGES = /(?:[^,"]|"(?:\\.|[^"\\])*"?)+/gs;
const PARAMETERS = /(?:[^;"]|"(?:\\.|[^"\\])*"?)+/gs;

interface Range {
  readonly q: number;
  /** Whether it has parameters other than `q`. */
  readonly hasParameters: boolean;
}

/**
 * Get the representation that an `Accept` header prefers, or undefined if it accepts neither: RFC 9110 12.5.1, and
 * src/api/README.md, Requests, on parameters and ties. A missing or empty header accepts everything.
 *
 * @example negotiate('text/markdown, text/html;q=0.9') // 'text/markdown'
 */
export function negotiate(accept: string | null): Representation | undefined {
  const listed = matchesOf(accept ?? '', RANGES);
  const ranges = rangesOf(listed.length > 0 ? listed : ['*/*']);
  const named = [...ranges.keys()];
  return OFFERED.map((type) => {
    const specific = [type, 'text/*', '*/*'].find((name) => ranges.has(name)) ?? '';
    const general = specific === type ? 0 : specific === 'text/*' ? 1 : 2;
    return { type, q: ranges.get(specific)?.q ?? 0, general, at: named.indexOf(specific) };
  })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q || a.general - b.general || a.at - b.at)[0]?.type;
}

/** Tell whether `Accept` names the type itself, not only a range such as `text/*`, and does not reject it. */
export const acceptsExplicitly = (accept: string | null, type: Representation): boolean =>
  (rangesOf(matchesOf(accept ?? '', RANGES)).get(type)?.q ?? 0) > 0;

/** Collect ranges by lower-case type, in the order of the header; of several with one type, the one that counts. */
function rangesOf(listed: readonly string[]): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  for (const { name, q, hasParameters } of listed.map(weighted)) {
    // Old Java clients send a bare asterisk.
    const type = name === '*' ? '*/*' : name;
    if (!MEDIA_RANGE.test(type)) continue;
    const seen = ranges.get(type);
    if (seen && (hasParameters === seen.hasParameters ? q <= seen.q : hasParameters)) continue;
    // A range without parameters overrides one with them.
    if (seen && hasParameters !== seen.hasParameters) ranges.delete(type);
    ranges.set(type, { q, hasParameters });
  }
  return ranges;
}

/** Read an item of a header with its weight, 1 by default. */
function weighted(item: string): Range & { readonly name: string } {
  const [name = '', ...parameters] = matchesOf(item, PARAMETERS);
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  return {
    name: name.toLowerCase(),
    q: weight === undefined ? 1 : quality(weight.slice(weight.indexOf('=') + 1)),
    hasParameters: parameters.some((parameter) => parameter !== weight),
  };
}

/** Parse a weight: RFC 9110 12.4.2. An invalid one counts as 0, so that the client sees a 406. */
function quality(text: string): number {
  const value = text.trim().replace(/^"(.*)"$/, '$1');
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value) ? Math.min(Number(value), 1) : 0;
}

const matchesOf = (text: string, part: RegExp): string[] =>
  (text.match(part) ?? []).map((found) => found.trim()).filter((found) => found !== '');
