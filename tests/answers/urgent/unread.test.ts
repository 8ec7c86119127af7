import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createRecogniser } from '../../../src/answers/urgent/recognise.ts';

interface Unread {
  readonly emergencies: Record<string, string[]>;
  readonly none: Record<'ordinary' | 'near' | 'story' | 'metaphor', string[]>;
}

const { emergencies, none } = parse(readFileSync('tests/answers/urgent/unread.yaml', 'utf8')) as Unread;
const recognise = createRecogniser();
const recognised = (texts: readonly string[]) => texts.filter((text) => recognise(text));

// The bounds are what was measured: see src/answers/urgent/README.md. No question is printed, so that none is mended by itself.
it('of emergencies that no rule was made by, so many are recognised', () => {
  const all = Object.values(emergencies).flat();
  expect(all).toHaveLength(160);
  expect(recognised(all).length / all.length).toBeGreaterThanOrEqual(0.93);
});

it('of ordinary questions none is taken for one, of what sounds like one few', () => {
  expect(recognised(none.ordinary)).toHaveLength(0);
  expect(recognised(none.story)).toHaveLength(0);
  const sounding = [...none.near, ...none.story, ...none.metaphor];
  expect(recognised(sounding).length / sounding.length).toBeLessThanOrEqual(0.04);
});

it('one random typing error in any word hides few of them, and makes few of the others', () => {
  const random = randomNumbers(20261122);
  const mistyped = (texts: readonly string[]) =>
    texts.flatMap((text) => Array.from({ length: 6 }, () => mistype(text, random)));
  const hidden = mistyped(recognised(Object.values(emergencies).flat()).filter((text) => !ENGLISH.test(text)));
  expect(recognised(hidden).length / hidden.length).toBeGreaterThanOrEqual(0.92);
  const others = mistyped(
    Object.values(none)
      .flat()
      .filter((text) => !recognise(text)),
  );
  expect(recognised(others).length / others.length).toBeLessThanOrEqual(0.01);
});

const ENGLISH = /\b(?:my|the|I)\b/;
const LETTERS = [...'abcçdefgğhıijklmnoöprsştuüvyz'];

/** A question with a letter wrong, lost, needless or exchanged with the next, or a space lost. */
function mistype(text: string, random: () => number): string {
  const words = text.split(' ');
  const below = (count: number) => Math.floor(random() * count);
  const which = below(words.length);
  const word = words[which]!;
  const at = below(word.length);
  const letter = LETTERS[below(LETTERS.length)]!;
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const error = below(5);
  if (error === 4 && which + 1 < words.length)
    return [...words.slice(0, which), word + words[which + 1]!, ...words.slice(which + 2)].join(' ');
  const edited = [
    before + letter + after,
    word.length > 1 ? before + after : word + letter,
    before + letter + word.slice(at),
    before + (after[0] ?? '') + word[at]! + after.slice(1),
  ][error % 4]!;
  return words.map((one, index) => (index === which ? edited : one)).join(' ');
}

/** Random numbers of [0, 1) that are the same at every run (Park and Miller). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
