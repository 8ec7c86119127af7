import { describe, expect, it } from 'vitest';
import { contentWith, parseEntries } from './folder.ts';

/** Read an answer written as this YAML. */
function answerOf(written: string): string {
  const question = `\nquestions:\n  - key: deneme\n    question: Deneme mi?\n    answer: ${written}\n`;
  const files = contentWith({ 'faq/ilk-yardim.yaml': (text) => text.replace('\nquestions:\n', question) });
  return parseEntries(files).entries!.faq.find(({ slug }) => slug === 'ilk-yardim')!.questions[0]!.answer;
}

describe('the paragraphs of an answer', () => {
  it.each([
    ['folded', '>-\n      Evet,\n      hemen arayın.\n\n      Diş\n      çıkmıştır.'],
    ['folded, two blank lines', '>-\n      Evet, hemen arayın.\n\n\n      Diş çıkmıştır.'],
    ['literal', '|-\n      Evet, hemen arayın.\n\n      Diş çıkmıştır.'],
    ['literal, as a form saves what was folded', '|-\n      Evet, hemen arayın.\n      Diş çıkmıştır.'],
    ['quoted', "'Evet, hemen arayın.\n\n      Diş çıkmıştır.'"],
    ['plain', 'Evet, hemen arayın.\n\n      Diş çıkmıştır.'],
  ])('are separated by a blank line: %s', (_, written) => {
    expect(answerOf(written)).toBe('Evet, hemen arayın.\n\nDiş çıkmıştır.');
  });

  it('do not start at wrapped lines or list items', () => {
    expect(answerOf('>-\n      Evet, hemen.\n      Sonra yazın.')).toBe('Evet, hemen. Sonra yazın.');
    expect(answerOf('|-\n      Evet, hemen\n      arayın.')).toBe('Evet, hemen\narayın.');
    expect(answerOf('|-\n      Uzm. Dr.\n      Ayşe Örnek bakar.')).toBe('Uzm. Dr.\nAyşe Örnek bakar.');
    expect(answerOf('|-\n      Getirin:\n      - kimlik.\n      - film.')).toBe('Getirin:\n- kimlik.\n- film.');
  });
});
