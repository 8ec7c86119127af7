import type { ClassName } from './lexicon/lexicon.ts';
import type { Mark, Word } from './word.ts';

type Test = (mark: Mark) => boolean;

interface Element {
  readonly names: readonly (readonly [ClassName, Test])[];
}

interface Part {
  readonly elements: readonly Element[];
  readonly wide: boolean;
  readonly without: readonly Element[];
}

export interface Sign {
  readonly parts: readonly Part[];
  /** What takes it back wherever it stands. */
  readonly without: readonly ClassName[];
}

/** So far words of one part may be from each other. */
const REACH = 7;

const TESTS: Readonly<Record<string, Test>> = {
  is: ({ polarity, real }) => polarity === 'yes' && real,
  any: () => true,
  ever: ({ polarity, real, when }) => polarity === 'yes' && (real || when === true),
  able: ({ polarity }) => polarity === 'able',
  may: ({ polarity, when }) => polarity === 'yes' && !when,
  no: ({ polarity, real }) => real && (polarity === 'no' || polarity === 'unable'),
  /** Said of now or of what happened that it does not, or cannot. */
  fails: ({ polarity, real, finite }) => real && finite !== undefined && (polarity === 'no' || polarity === 'unable'),
  never: ({ polarity }) => polarity === 'no',
  unable: ({ polarity, real }) => real && polarity === 'unable',
  will: ({ polarity, real, when }) => polarity === 'yes' && !real && !when,
  told: ({ polarity, real, finite }) => polarity === 'yes' && real && finite !== undefined,
  past: ({ polarity, real, finite }) => polarity === 'yes' && real && finite === 'past',
  now: ({ polarity, real, now }) => polarity === 'yes' && real && now,
};

/** Reads a sign as `signs/` writes it. */
export function compileSign(text: string): Sign {
  const without: ClassName[] = [];
  const parts = text.split(' + ').map((part): Part => {
    const words = part.split(' ');
    const vetoes: Element[] = [];
    const elements: Element[] = [];
    for (const word of words)
      if (word.startsWith('!!')) without.push(word.slice(2) as ClassName);
      else if (word.startsWith('!')) vetoes.push(elementOf(word.slice(1), 'any'));
      else if (word !== '~') elements.push(elementOf(word));
    return { elements, wide: words[0] === '~', without: vetoes };
  });
  return { parts, without };
}

const elementOf = (text: string, usual = 'is'): Element => ({
  names: text.split('|').map((one) => {
    const [name, test = usual] = one.split(':');
    return [name as ClassName, TESTS[test]!];
  }),
});

/** Finds those of some signs that words show, in their order. What was long ago is none, unless a part of it is of now. */
export function createSignFinder<S extends Sign>(signs: readonly S[]): (words: readonly Word[]) => S[] {
  /** Signs by the classes of which each has one first: most questions show none of most. */
  const byName = new Map<ClassName, number[]>();
  for (const [at, { parts }] of signs.entries())
    for (const [name] of parts[0]!.elements[0]!.names) byName.set(name, [...(byName.get(name) ?? []), at]);
  return (words) => {
    const present = new Set<ClassName>();
    for (const { marks } of words) for (const name of marks.keys()) present.add(name);
    const possible = new Set<number>();
    for (const name of present) for (const at of byName.get(name) ?? []) possible.add(at);
    return [...possible]
      .sort((a, b) => a - b)
      .flatMap((at) => (isPossible(signs[at]!, present) && isShown(signs[at]!, words) ? [signs[at]!] : []));
  };
}

/** Whether each word of a sign is somewhere, and none that takes it back. */
function isPossible({ parts, without }: Sign, present: ReadonlySet<ClassName>): boolean {
  for (const { elements } of parts)
    for (const { names } of elements) if (!names.some(([name]) => present.has(name))) return false;
  return !without.some((name) => present.has(name));
}

function isShown({ parts }: Sign, words: readonly Word[]): boolean {
  const used = new Set<number>();
  let isNow = false;
  for (const part of parts) {
    const found = find(words, part, used);
    if (!found) return false;
    isNow ||= found === 'now';
  }
  return isNow;
}

/** Where a part is. What may be one of several words is only one of them: it is in `used` then, and no other part's. */
function find(words: readonly Word[], part: Part, used: Set<number>): 'now' | 'past' | undefined {
  const [first, ...others] = part.elements;
  let best: 'past' | undefined;
  for (let at = 0; at < words.length; at++) {
    if (used.has(at) || !fits(words[at]!, first!)) continue;
    const places = [at];
    const found = follow(words, part, others, places);
    if (!found || found.some((place) => used.has(place))) continue;
    if (
      !found.every((place) => words[place]!.story || !isTelling(words[place]!)) ||
      !found.some((place) => words[place]!.story)
    ) {
      for (const place of found) if (words[place]!.meant.length > 1) used.add(place);
      return 'now';
    }
    best = 'past';
  }
  return best;
}

/** Whether a word says something, rather than naming a part of the body. */
const isTelling = ({ ends, marks }: Word): boolean =>
  ends || marks.has('swelling') || marks.has('fever') || marks.has('swell');

function follow(
  words: readonly Word[],
  part: Part,
  others: readonly Element[],
  places: number[],
): number[] | undefined {
  const [next, ...rest] = others;
  if (!next) return part.without.length > 0 && isTakenBack(words, part, places) ? undefined : places;
  const from = places[0]!;
  for (let at = Math.max(0, from - REACH); at <= Math.min(words.length - 1, from + REACH); at++) {
    if (places.includes(at) || (!part.wide && words[at]!.clause !== words[from]!.clause)) continue;
    if (!fits(words[at]!, next)) continue;
    const found = follow(words, part, rest, [...places, at]);
    if (found) return found;
  }
  return undefined;
}

const isTakenBack = (words: readonly Word[], { without }: Part, places: readonly number[]) =>
  words.some((word) => word.clause === words[places[0]!]!.clause && without.some((veto) => fits(word, veto)));

const fits = ({ marks }: Word, { names }: Element): boolean =>
  names.some(([name, test]) => marks.get(name)?.some(test) ?? false);
