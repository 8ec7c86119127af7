import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/content/load.ts';
import { plain } from '../../src/markdown/render.ts';

// Pages of one service for several places are worth reading only where each tells what is true of its own way. A text
// copied from place to place is known by its phrases, once the names of the places no longer hide that it is a copy.

/** So many words in a row are a phrase; a fixed expression ("kendinizi iyi hissediyorsanız") is shorter. */
const WORDS = 5;

/** The phrases of a text; every name of a place, inflected or not, counts as the same word. */
function phrasesOf(text: string, names: readonly string[]): Set<string> {
  const places = names.map((name) => name.toLocaleLowerCase('tr'));
  const words = (plain(text).match(/[\p{L}\p{N}]+(?:’\p{L}+)?/gu) ?? [])
    .map((word) => word.toLocaleLowerCase('tr'))
    .map((word) => (places.some((place) => word.startsWith(place)) ? '…' : word));
  return new Set(words.map((_, at) => words.slice(at, at + WORDS).join(' ')).slice(0, 1 - WORDS));
}

/** Phrases that two texts of one group have in common, with the texts they are in. */
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
  const { pages, practice } = loadSite('content', {});
  const texts = pages
    .filter(({ kind }) => kind === 'service-neighborhood' || kind === 'neighborhood')
    .map(({ path, blocks }) => ({
      path,
      group: path.split('/')[1]!,
      text: blocks.flatMap((block) => (block.type === 'prose' ? block.markdown : [])).join('\n\n'),
    }));

  it('of one service, or of the ways to come, share no phrase when the names of the places are covered', () => {
    expect(texts.length).toBeGreaterThan(practice.areaServed.length);
    expect(shared(texts, practice.areaServed)).toEqual([]);
  });
});
