import Negotiator from 'negotiator';

export type Representation = 'text/html' | 'text/markdown';

/** In the order that decides where an `Accept` header leaves two of them equal. */
const OFFERED: readonly Representation[] = ['text/html', 'text/markdown'];

/** Two tokens of RFC 9110 5.6.2, `*` being a character of a token. */
const MEDIA_RANGE = /^[!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+$/;

interface Range {
  /** Lower-case, such as `text/*`. */
  readonly type: string;
  readonly q: number;
  /** Whether it has parameters besides `q`. */
  readonly qualified: boolean;
}

/**
 * The representation of a page an `Accept` header asks for, none where it accepts neither: RFC 9110 12.5.1, and
 * src/api/README.md, Requests, on parameters and ties. A header that is missing or names nothing accepts everything.
 */
export function negotiate(accept: string | null): Representation | undefined {
  const parts = split(accept ?? '', ',');
  const ranges = effective(parts);
  const header = parts.length === 0 ? '*/*' : ranges.map(({ type, q }) => `${type};q=${q}`).join(',');
  return new Negotiator({ headers: { accept: header } }).mediaType([...OFFERED]) as Representation | undefined;
}

/** Whether the header itself names the type, rather than a range that holds it, and does not refuse it. */
export function names(accept: string | null, type: Representation): boolean {
  return effective(split(accept ?? '', ',')).some((range) => range.type === type && range.q > 0);
}

/**
 * One range a type, without parameters. Negotiator would hold a range's parameters against what is offered, and would
 * let the last of two equal ranges stand for its type's place in the header.
 */
function effective(parts: readonly string[]): readonly Range[] {
  const byType = new Map<string, Range>();
  for (const range of parts.map(parse).filter(({ type }) => MEDIA_RANGE.test(type))) {
    const seen = byType.get(range.type);
    if (seen && seen.qualified === range.qualified) {
      if (range.q > seen.q) byType.set(range.type, range);
    } else if (!seen || seen.qualified) {
      byType.delete(range.type);
      byType.set(range.type, range);
    }
  }
  return [...byType.values()];
}

function parse(range: string): Range {
  const [type = '', ...parameters] = split(range, ';');
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  return {
    type: type.toLowerCase(),
    q: weight === undefined ? 1 : quality(weight.slice(weight.indexOf('=') + 1)),
    qualified: parameters.some((parameter) => parameter !== weight),
  };
}

/** RFC 9110 12.4.2. A weight that is none refuses: a client that cannot say what it wants is told so by the 406. */
function quality(text: string): number {
  const value = text.trim().replace(/^"(.*)"$/, '$1');
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value) ? Math.min(Number(value), 1) : 0;
}

/** Non-empty parts between separators that stand outside quoted strings, trimmed. Linear in the text. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (quoted && character === '\\') index++;
    else if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
