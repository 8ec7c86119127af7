import { expect, it } from 'vitest';
import { everydayTexts } from '#site/emergency/firstAidConfig.ts';
import { contentWith } from '../../content/folder.ts';
import { contentOf } from '../../load.ts';

it.each([
  ['Ilık suyla çalkalayın.', true],
  ['Acil servise gidin.', false],
  ['Hemen hastaneye gidin.', false],
  ['Hastanenin acil servisine gidin.', false],
  ['Hemen 112’yi arayın.', false],
])('a question is an everyday one unless its answer sends to a hospital: %s', (answer, isEveryday) => {
  const question = `\nquestions:\n  - key: deneme\n    question: Deneme nedir?\n    answer: ${answer}\n`;
  const { site } = contentOf(
    contentWith({ 'faq/ilk-yardim.yaml': (text) => text.replace('\nquestions:\n', question) }),
  );
  expect(everydayTexts(site!).questions.includes('Deneme nedir?')).toBe(isEveryday);
});
