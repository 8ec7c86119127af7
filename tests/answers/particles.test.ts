import { expect, it } from 'vitest';
import { partParticles } from '../../src/answers/particles.ts';

const KNOWN = new Set(['acir', 'aciyo', 'alabilir', 'lazim', 'gerekli', 'ye']);
const parted = (words: string) => partParticles(words.split(' '), (word) => KNOWN.has(word)).join(' ');

it.each([
  ['kanal acirmi', 'kanal acir mi'],
  ['aciyomu', 'aciyo mu'],
  ['randevu alabilirmiyim', 'randevu alabilir miyim'],
  ['lazimmi gereklimidir', 'lazim mi gerekli midir'],
])('parts the particle that asks from its word: %s', (typed, meant) => expect(parted(typed)).toBe(meant));

it.each(['yirmi', 'durumu', 'spermi', 'acir mi', 'mi', 'yemi'])(
  'leaves what is a word itself, or unknown: %s',
  (typed) => expect(parted(typed)).toBe(typed),
);
