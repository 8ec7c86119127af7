import { expect, it } from 'vitest';
import { ablative } from '#site/words/questions.ts';

it.each([
  ['Konak', 'Konak’tan'],
  ['Göztepe', 'Göztepe’den'],
  ['Çiğli', 'Çiğli’den'],
  ['Kültür Mahallesi', 'Kültür Mahallesi’nden'],
  ['Basmane Garı', 'Basmane Garı’ndan'],
  ['Eski Foça', 'Eski Foça’dan'],
])('who comes from %s comes %s', (name, from) => expect(ablative(name)).toBe(from));
