import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedTokens } from '#markdown/places.ts';
import { proseOf } from '#markdown/prose.ts';
import { parseMarkdown, plainText } from '#markdown/tree.ts';
import { RUNS } from '../propertyRuns.ts';
import { texts, wordsIn } from './texts.ts';

const read = (markdown: string) => proseOf(placedTokens(parseMarkdown(markdown), markdown), markdown);

describe('the words of a text at their places', () => {
  it.each([
    ['[diş](/dis "ipucu") `kod` a b@c.example www.x.example 3B 12’de <b>', ['diş', 'a', '3B', '12', 'de']],
    ['![Oda](photos/oda.jpg) **ka**lın', ['Oda', 'ka', 'lın']],
    ['[a][b]\n\n[b]: /yol "ipucu"\n\n```\nkod\n```', ['a']],
    ['> - iki\n>   satır\n> \n> son', ['iki', 'satır', 'son']],
    ['| a \\| b | [c](/d) |\n| - | - |\n| e | f |', ['a', 'b', 'c', 'e', 'f']],
    ['Bkz. <https://kamu.example/dis> adresi', ['Bkz', 'adresi']],
  ])('leave out markup, code and addresses: %s', (markdown, words) => {
    expect(wordsIn(read(markdown))).toEqual(words);
  });

  it('are all that a reader sees, where they were written', () => {
    fc.assert(
      fc.property(texts, (markdown) => {
        const found = read(markdown);
        expect(wordsIn(found)).toEqual(wordsIn(plainText(parseMarkdown(markdown))));
        expect([...found].filter((character, at) => character !== ' ' && character !== markdown[at])).toEqual([]);
      }),
      RUNS,
    );
  });
});
