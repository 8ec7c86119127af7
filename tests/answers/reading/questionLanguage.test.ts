import { expect, it } from 'vitest';
import { isAboutPain, isEnglish, isNotTurkish } from '#answers/reading/questionLanguage.ts';
import { readTable } from '../../readTable.ts';

const { english, turkish, other } = readTable<Record<'english' | 'turkish' | 'other', string[]>>(
  'answers/reading/questionLanguage.yaml',
);

it('tells English from Turkish that looks like it', () => {
  expect([...english, ...turkish].filter(isEnglish)).toEqual(english);
});

it('tells other languages from Turkish with foreign marks', () => {
  const marked = ['kâğıt', 'Şişli’de misiniz', 'mine çatlağı', 'ağrı 🦷 var', 'Dişiṁ'];
  expect([...other, 'my tooth', ...turkish, ...marked].filter(isNotTurkish)).toEqual([...other, 'my tooth']);
});

it('recognises pain in English', () => {
  const pain = ['severe toothache', 'my tooth hurts', 'I am in pain'];
  expect([...pain, 'where are you located', 'does it cost much'].filter(isAboutPain)).toEqual(pain);
});
