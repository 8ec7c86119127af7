import { expect, it } from 'vitest';
import { subjectOf } from '#site/text/subjectOf.ts';

it('a statement is about what it begins with, before a colon, if anything', () => {
  expect(subjectOf('Kan sulandırıcı ya da süren kanama: Almayın; artar.')).toEqual({
    subject: 'Kan sulandırıcı ya da süren kanama:',
    text: ' Almayın; artar.',
  });
  for (const text of ['Başınızı yükseltin.', 'Bir cümle biter. Sonra: iki nokta.', 'Saat 09:00', 'küçük harf: olmaz'])
    expect(subjectOf(text)).toEqual({ subject: undefined, text });
});
