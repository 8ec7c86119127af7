import { expect, it } from 'vitest';
import { isEnglish } from '../../src/site/english.ts';

it.each([
  'my face is swollen',
  'I can’t breathe',
  "i'm bleeding",
  'bleeding',
  'What should I do?',
  'knocked out tooth',
  'tooth knocked out',
  'severe toothache',
  'emergency dentist open now',
  'who is open at night',
])('%s is English', (question) => expect(isEnglish(question)).toBe(true));

it.each([
  'ateşim var titriyorum',
  'dişim ağrıyor',
  'şişliğim büyüyor',
  'diş’im',
  'nefes alamıyorum',
  'has dişim',
  'at çarptı',
  'on dişim var',
  'canım yanıyor',
  'iş yerim',
  'implant',
  'can simidi',
])('%s is not', (question) => expect(isEnglish(question)).toBe(false));
