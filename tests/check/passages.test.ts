import { expect, it } from 'vitest';
import { blocksOf, sentencesIn } from '#check/parsedPassage.ts';
import { passagesOf } from '#check/passages.ts';
import { contentWith } from '../content/folder.ts';
import { passage } from './passage.ts';

it('locates every word of the sample content in its file', () => {
  let words = 0;
  for (const file of contentWith({})) {
    const lines = file.text.split('\n');
    for (const { text, at } of passagesOf(file))
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        const { line, column } = at(index);
        if (!lines[line - 1]!.startsWith(word, column - 1))
          expect.fail(`${file.name}:${line}:${column} is not "${word}"`);
        words += 1;
      }
  }
  expect(words).toBeGreaterThan(50_000);
});

it.each([
  ['plain', 'question: bir iki\n  üç'],
  ['folded', 'question: >-\n  bir iki\n  üç'],
  ['folded, with a blank line', 'question: >\n    bir\n\n    iki üç'],
  ['literal', 'question: |\n  bir\n  iki\n  üç'],
  ['single-quoted', "question: 'bir ''iki''\n  üç'"],
  ['double-quoted', 'question: "bir \\"iki\\"\\\n  üç"'],
])('locates the words of a %s text', (_, yaml) => {
  const [found] = passagesOf({ name: 'faq/x.yaml', text: `# not\n${yaml}\n` });
  const { text, at } = found!;
  const lines = `# not\n${yaml}`.split('\n');
  for (const word of ['bir', 'iki', 'üç']) {
    const { line, column } = at(text.indexOf(word));
    expect(lines[line - 1]!.slice(column - 1, column - 1 + word.length)).toBe(word);
  }
});

it('tells Turkish from addresses, references, English and phrasings', () => {
  const languages = Object.fromEntries(
    contentWith({})
      .flatMap(passagesOf)
      .map(({ file, field, language }) => [`${file} ${field}`, language]),
  );
  expect(languages).toMatchObject({
    'practice.yaml feesPolicy': 'tr',
    'practice.yaml email': 'none',
    'practice.yaml booking.instructions': 'en',
    'practice.yaml doctors[0].publications[0].title': 'en',
    'posts/antibiyotik-ne-zaman-gerekir.md related[0]': 'none',
    'posts/antibiyotik-ne-zaman-gerekir.md keywords[0]': 'tr',
    'posts/antibiyotik-ne-zaman-gerekir.md body': 'tr',
    'pages/home.md rooms[0].alt': 'tr',
    'pages/home.md rooms[0].name': 'none',
    'answers/urgent.yaml more.fever.tr': 'tr',
    'answers/urgent.yaml more.fever.en': 'en',
    'faq/kanal-tedavisi.yaml questions[0].answer': 'tr',
    'faq/kanal-tedavisi.yaml questions[0].phrasings[0]': 'none',
  });
});

it.each([
  ['Bir. İki!\nÜç\ndört?', [['Bir.', 'İki!', 'Üç dört?']]],
  ['Uzm. Dr. Ayşe Örnek bakar. 3. günden sonra gelin.', [['Uzm. Dr. Ayşe Örnek bakar.', '3. günden sonra gelin.']]],
  ['## Ne zaman?\n\n- bir\n  iki; beş\n- üç. Dört', [['Ne zaman?'], ['bir iki;', 'beş', 'üç.', 'Dört']]],
  ['| a | b |\n| - | - |\n| **c** d | e |', [['a b', 'c d e', 'a c d', 'b e']]],
])('sentences of a block end with list items and rows, and not after abbreviations: %j', (markdown, expected) => {
  const found = blocksOf(passage(markdown)).map(({ text }) => sentencesIn(text).map((sentence) => sentence.text));
  expect(found).toEqual(expected);
});
