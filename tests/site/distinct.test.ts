import { expect, it } from 'vitest';
import { loadSite } from '../../src/content/load.ts';
import { plain } from '../../src/markdown/render.ts';
import { bodyOf } from '../../src/site/body.ts';
import type { Page } from '../../src/site/page.ts';

/** What two pages may have in common of the sentences of the shorter one. */
const HALF = 0.5;

/** What a page says itself; cards and lists repeat what other pages say of themselves. */
const own = ({ path, blocks }: Page) => ({ path, text: bodyOf(blocks.filter(({ type }) => type !== 'links')) });

/** The sentences of a text, each once. */
function sentencesOf(text: string): Set<string> {
  const lines = plain(text)
    .split(/\n|\|/)
    .map((line) => line.replace(/^[\s#>*-]+|^\s*\d+\.\s/g, ''));
  const sentences = lines.flatMap((line) => line.match(/[^.!?]+(?:[.!?](?=\S)[^.!?]*)*[.!?]+/g) ?? []);
  return new Set(
    sentences.map((text) =>
      text
        .toLocaleLowerCase('tr')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ),
  );
}

/** Pairs of pages that share more than half of their sentences. */
function alike(pages: readonly { path: string; text: string }[]): string[] {
  const all = pages.map((page) => ({ path: page.path, sentences: sentencesOf(page.text) }));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
      const share = shared / Math.max(1, Math.min(one.sentences.size, other.sentences.size));
      return share > HALF ? [`${one.path} and ${other.path}: ${Math.round(share * 100)} %`] : [];
    }),
  );
}

// The fixture's categories have one or two questions each, which its treatment pages quote whole.
it('no two pages of the sample share more than half of their sentences, and all have their own', () => {
  // A page that lists pages repeats what they say of themselves.
  const pages = loadSite('content', {})
    .pages.filter(({ indexOf }) => !indexOf)
    .map(own);
  expect(alike(pages)).toEqual([]);
  for (const { path, text } of pages) expect(sentencesOf(text).size, path).toBeGreaterThan(0);
});
