import { pack, valueOf } from './packing.ts';

/** Names are grouped by so many letters they begin with: a question looks into few groups. */
const KEY = 3;
/** Stands for 0 letters in common; letters are lower-case, so the capitals from here on part names. */
const NONE_SHARED = 'A'.charCodeAt(0);
const MOST_SHARED = 25;

/**
 * Sorted names without spaces and capitals A to Z as one text: groups parted by spaces, each its number of names, and
 * each name as how many letters it shares with the one before, and the rest.
 */
export function packNames(names: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const key = name.slice(0, KEY);
    const group = groups.get(key);
    if (group) group.push(name);
    else groups.set(key, [name]);
  }
  return [...groups.values()].map((group) => pack([group.length]) + frontCoded(group)).join(' ');
}

function frontCoded(names: readonly string[]): string {
  let text = '';
  let before = '';
  for (const name of names) {
    let shared = 0;
    while (shared < MOST_SHARED && shared < name.length && name[shared] === before[shared]) shared++;
    text += String.fromCharCode(NONE_SHARED + shared) + name.slice(shared);
    before = name;
  }
  return text;
}

/** Names in a text that `packNames` made, which is read where a name is looked up. */
export interface Names {
  /** How many there are. */
  readonly count: number;
  /** A name's place among them; undefined where it is none of them. */
  numberOf(name: string): number | undefined;
}

export function namesIn(text: string): Names {
  const groups = new Map<string, { readonly first: number; readonly text: string }>();
  let count = 0;
  for (const group of text === '' ? [] : text.split(' ')) {
    groups.set(group.slice(2, 2 + KEY), { first: count, text: group.slice(1) });
    count += valueOf(group, 0);
  }
  const read = new Map<string, ReadonlyMap<string, number>>();
  const open = (key: string) => {
    const group = groups.get(key);
    const numbers = group ? numbersIn(group.text, group.first) : new Map<string, number>();
    read.set(key, numbers);
    return numbers;
  };
  return {
    count,
    numberOf(name) {
      const key = name.slice(0, KEY);
      return (read.get(key) ?? open(key)).get(name);
    },
  };
}

function numbersIn(text: string, first: number): Map<string, number> {
  let name = '';
  const parts = text.match(/[A-Z][^A-Z]*/g) ?? [];
  return new Map(
    parts.map((part, at) => [(name = name.slice(0, part.charCodeAt(0) - NONE_SHARED) + part.slice(1)), first + at]),
  );
}
