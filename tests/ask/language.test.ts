import { expect, it } from 'vitest';
import { isEnglish, isForeign, isAboutPain } from '../../src/ask/language.ts';

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
  'does root canal hurt?',
  'is root canal painful',
  'i have an abscess',
  'can i eat after',
  'wisdom tooth',
  'do i need antibiotics',
  'I’m pregnant',
  'what are the risks',
  'swelling and fever',
])('%s is English', (question) => expect(isEnglish(question)).toBe(true));

const TURKISH = [
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
  'is raporu alabilir miyim',
  'of çok ağrıyor',
  'on iki yasinda',
  'dişimi it gibi çekti',
  'Diş İ',
  'bonding yapıyor musunuz',
];

it.each(TURKISH)('%s is not', (question) => expect(isEnglish(question)).toBe(false));

it.each([
  'не могу дышать',
  'болит зуб',
  'لا أستطيع التنفس',
  '我牙疼',
  'πονάει',
  'ich habe Zahnschmerzen',
  'mein Zahn',
  'my tooth',
])('%s is of another language', (question) => expect(isForeign(question)).toBe(true));

it.each([...TURKISH, 'kâğıt', 'Şişli’de misiniz', 'mine çatlağı', 'ağrı 🦷 var', 'Dişiṁ'])(
  '%s is not of another language',
  (question) => expect(isForeign(question)).toBe(false),
);

it.each(['severe toothache', 'my tooth hurts', 'I am in pain'])('%s tells of pain', (question) =>
  expect(isAboutPain(question)).toBe(true),
);

it.each(['where are you located', 'does it cost much'])('%s does not', (question) =>
  expect(isAboutPain(question)).toBe(false),
);
