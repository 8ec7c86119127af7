import { expect, it } from 'vitest';
import { createTranslation } from '../../src/answers/english.ts';

const translate = createTranslation({
  'root canal': 'kanal tedavisi',
  root: 'kok',
  hurts: 'agriyor',
  my: '',
  constructor: 'yapici',
});
const turkish = (question: string) => translate(question.split(' '))?.join(' ');

it.each([
  ['my root canal hurts', 'kanal tedavisi agriyor'],
  ['root hurts', 'kok agriyor'],
  ['my root canal hurts joe', 'kanal tedavisi agriyor joe'],
])('takes the longest phrase first, and what it does not know as it stands: %s', (question, words) => {
  expect(turkish(question)).toBe(words);
});

it.each(['kanal tedavisi acitir mi', 'root dis agriyor', 'my', '', 'tostring'])(
  'leaves what is not English: %s',
  (question) => {
    expect(turkish(question)).toBeUndefined();
  },
);
