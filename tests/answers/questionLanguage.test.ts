import { expect, it } from 'vitest';
import { isAboutPain, isEnglish, isForeign } from '#answers/questionLanguage.ts';

const ENGLISH = [
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
];

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
  '500 µg ilaç içtim',
  '112ʼyi aradım',
  'of çok ağrıyor',
  'on iki yasinda',
  'dişimi it gibi çekti',
  'Diş İ',
  'bonding yapıyor musunuz',
];

const OTHER = [
  'не могу дышать',
  'болит зуб',
  'لا أستطيع التنفس',
  '我牙疼',
  'πονάει',
  'ich habe Zahnschmerzen',
  'mein Zahn',
];

it('tells English from Turkish that looks like it', () => {
  expect([...ENGLISH, ...TURKISH].filter(isEnglish)).toEqual(ENGLISH);
});

it('tells other languages from Turkish with foreign marks', () => {
  const turkish = [...TURKISH, 'kâğıt', 'Şişli’de misiniz', 'mine çatlağı', 'ağrı 🦷 var', 'Dişiṁ'];
  expect([...OTHER, 'my tooth', ...turkish].filter(isForeign)).toEqual([...OTHER, 'my tooth']);
});

it('recognises pain in English', () => {
  const pain = ['severe toothache', 'my tooth hurts', 'I am in pain'];
  expect([...pain, 'where are you located', 'does it cost much'].filter(isAboutPain)).toEqual(pain);
});
