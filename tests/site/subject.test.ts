import { describe, expect, it } from 'vitest';
import { subjectOf } from '../../src/site/subject.ts';

describe('what a statement is about', () => {
  it('is what it begins with, before a colon', () => {
    expect(subjectOf('Kan sulandırıcı ya da süren kanama: Almayın; artar.')).toEqual({
      subject: 'Kan sulandırıcı ya da süren kanama:',
      text: ' Almayın; artar.',
    });
  });

  it.each(['Başınızı yükseltin.', 'Bir cümle biter. Sonra: iki nokta gelir.', 'Saat 09:00', 'küçük harf: olmaz'])(
    'is missing in "%s"',
    (item) => {
      expect(subjectOf(item)).toEqual({ subject: undefined, text: item });
    },
  );
});
