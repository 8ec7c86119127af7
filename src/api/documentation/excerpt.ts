/** How much an excerpt keeps of a long value. */
const KEPT = { characters: 40, objects: 1, scalars: 4 } as const;

const INDENT = '  ';

/**
 * Write JSON for people: indented, with long texts and lists cut short. A comment says how much is left out; without its
 * comments the text is JSON.
 */
export function excerpt(value: unknown): string {
  return write('', value, '', '').join('\n');
}

export const isShortened = (text: string): boolean => /\/\/ … [\d,]+ more/.test(text);

/** Write the lines of a value, between `start` (a key) and `end` (a comma). */
function write(start: string, value: unknown, end: string, indent: string): string[] {
  if (typeof value === 'string') return [indent + start + text(value, end)];
  if (typeof value !== 'object' || value === null) return [indent + start + JSON.stringify(value) + end];
  return Array.isArray(value) ? list(start, value, end, indent) : object(start, value, end, indent);
}

function text(value: string, end: string): string {
  const characters = [...value];
  const left = characters.length - KEPT.characters;
  // A comment is longer than a few characters.
  if (left < KEPT.characters / 4) return JSON.stringify(value) + end;
  return `${JSON.stringify(`${characters.slice(0, KEPT.characters).join('')}…`)}${end} ${more(left, 'characters')}`;
}

function list(start: string, items: readonly unknown[], end: string, indent: string): string[] {
  if (items.length === 0) return [`${indent}${start}[]${end}`];
  const kept = items.slice(0, typeof items[0] === 'object' ? KEPT.objects : KEPT.scalars);
  const left = items.length - kept.length;
  const line = `[${kept.map((item) => JSON.stringify(item)).join(', ')}]`;
  if (typeof items[0] !== 'object' && line.length <= KEPT.characters)
    return [`${indent}${start}${line}${end}${left > 0 ? ` ${more(left, 'items')}` : ''}`];
  const lines = kept.flatMap((item, index) => write('', item, index < kept.length - 1 ? ',' : '', indent + INDENT));
  const note = left > 0 ? [`${indent}${INDENT}${more(left, 'items')}`] : [];
  return [`${indent}${start}[`, ...lines, ...note, `${indent}]${end}`];
}

function object(start: string, value: object, end: string, indent: string): string[] {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return [`${indent}${start}{}${end}`];
  const lines = members.flatMap(([key, member], index) =>
    write(`${JSON.stringify(key)}: `, member, index < members.length - 1 ? ',' : '', indent + INDENT),
  );
  return [`${indent}${start}{`, ...lines, `${indent}}${end}`];
}

const more = (count: number, what: string) =>
  `// … ${count.toLocaleString('en')} more ${count === 1 ? what.slice(0, -1) : what}`;
