const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
};

/** Matches a reference to a character, such as `&amp;` and `&#8217;`. */
export const REFERENCE = /&(?:#x[\da-f]+|#\d+|[a-z][a-z\d]{1,31});/gi;

/** Get the character of a reference; undefined for a name that texts here do not use. */
export function characterOf(reference: string): string | undefined {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(reference) ?? [];
  if (hex === undefined && decimal === undefined) return NAMED[reference.slice(1, -1)];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

export const characterOrReference = (reference: string): string => characterOf(reference) ?? reference;

/** Decode references to characters; names that texts here do not use stay. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replaceAll(REFERENCE, characterOrReference) : text;
