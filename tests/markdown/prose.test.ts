import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedTokens } from '#markdown/places.ts';
import { proseOf } from '#markdown/prose.ts';
import { parseMarkdown, plainText } from '#markdown/text.ts';
import { RUNS } from '../propertyRuns.ts';
import { texts, wordsIn } from './texts.ts';

const read = (markdown: string) => proseOf(placedTokens(parseMarkdown(markdown), markdown), markdown);
const sentences = (markdown: string) =>
  read(markdown).blocks.map((block) => block.sentences.map(({ text }) => text.replaceAll(/\s+/g, ' ')));

describe('the words of a text at their places', () => {
  it.each([
    ['[diş](/dis "ipucu") `kod` a b@c.example www.x.example 3B 12’de <b>', ['diş', 'a', '3B', '12', 'de']],
    ['![Oda](photos/oda.jpg) **ka**lın', ['Oda', 'ka', 'lın']],
    ['[a][b]\n\n[b]: /yol "ipucu"\n\n```\nkod\n```', ['a']],
    ['> - iki\n>   satır\n> \n> son', ['iki', 'satır', 'son']],
    ['| a \\| b | [c](/d) |\n| - | - |\n| e | f |', ['a', 'b', 'c', 'e', 'f']],
    ['Bkz. <https://kamu.example/dis> adresi', ['Bkz', 'adresi']],
  ])('leave out markup, code and addresses: %s', (markdown, words) => {
    expect(wordsIn(read(markdown).prose)).toEqual(words);
  });

  it('are all that a reader sees, where they were written', () => {
    fc.assert(
      fc.property(texts, (markdown) => {
        const { prose: found, blocks } = read(markdown);
        expect(wordsIn(found)).toEqual(wordsIn(plainText(parseMarkdown(markdown))));
        expect([...found].filter((character, at) => character !== ' ' && character !== markdown[at])).toEqual([]);
        expect(blocks.flatMap((block) => wordsIn(block.text))).toEqual(wordsIn(found));
        expect(blocks.flatMap((block) => block.sentences.flatMap(({ text }) => wordsIn(text)))).toEqual(wordsIn(found));
      }),
      RUNS,
    );
  });
});

it.each([
  ['Bir. İki!\nÜç\ndört?', [['Bir.', 'İki!', 'Üç dört?']]],
  ['Uzm. Dr. Ayşe Örnek bakar. 3. günden sonra gelin.', [['Uzm. Dr. Ayşe Örnek bakar.', '3. günden sonra gelin.']]],
  ['## Ne zaman?\n\n- bir\n  iki\n- üç. Dört', [['Ne zaman?'], ['bir iki', 'üç.', 'Dört']]],
  ['| a | b |\n| - | - |\n| **c** d | e |', [['a', 'b', 'c d', 'e']]],
])('sentences end with list items and table cells, and not after abbreviations: %j', (markdown, expected) => {
  expect(sentences(markdown)).toEqual(expected);
});
