import { describe, expect, it } from 'vitest';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { parseMarkdown, plainText } from '#markdown/tree.ts';
import { sample } from '../sites.ts';

// A page for a place is worth reading only if its text is its own. Texts copied from place to place share phrases once
// the names of the places are masked.

/** Words in a phrase; fixed expressions ("kendinizi iyi hissediyorsanız") are shorter. */
const WORDS = 5;

/** Get the phrases of a text, with names of places masked, inflected or not. */
function phrasesOf(text: string, names: readonly string[]): Set<string> {
  const places = names.map((name) => name.toLocaleLowerCase('tr'));
  const words = (plainText(parseMarkdown(text)).match(/[\p{L}\p{N}]+(?:’\p{L}+)?/gu) ?? [])
    .map((word) => word.toLocaleLowerCase('tr'))
    .map((word) => (places.some((place) => word.startsWith(place)) ? '…' : word));
  return new Set(words.map((_, at) => words.slice(at, at + WORDS).join(' ')).slice(0, 1 - WORDS));
}

/** Find the phrases that two texts of one group share. */
function shared(texts: readonly { path: string; group: string; text: string }[], names: readonly string[]): string[] {
  const all = texts.map((text) => ({ ...text, phrases: phrasesOf(text.text, names) }));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ group }) => group === one.group)
      .flatMap((other) =>
        [...one.phrases]
          .filter((phrase) => other.phrases.has(phrase))
          .map((phrase) => `${one.path} and ${other.path}: ${phrase}`),
      ),
  );
}

describe('the pages for neighborhoods', () => {
  const { pages, practice } = sample;
  const texts = pages
    .filter(({ kind }) => kind === 'neighborhood')
    .map(({ path, blocks }) => ({
      path,
      group: path.split('/')[1]!,
      text: blocks.flatMap((block) => (block.type === 'prose' ? toMarkdown(block.text) : [])).join('\n\n'),
    }));

  it('share no phrase within a group, with the names of places masked', () => {
    // One page a place, each with text to compare.
    expect(texts).toHaveLength(practice.areaServed.length);
    for (const { path, text } of texts) expect(phrasesOf(text, []).size, path).toBeGreaterThan(20);
    expect(shared(texts, practice.areaServed)).toEqual([]);
  });
});
