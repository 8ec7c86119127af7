import { describe, expect, it } from 'vitest';
import { beginningOf, shownSigns } from '../../src/site/shownSigns.ts';

describe('signs on a phone', () => {
  it('are shown up to the least, in their order, the others folded', () => {
    expect(shownSigns(['a', 'b', 'c', 'd', 'e'], 3)).toEqual({ shown: ['a', 'b', 'c'], folded: ['d', 'e'] });
  });

  it('are all shown where one would be left', () => {
    expect(shownSigns(['a', 'b', 'c', 'd'], 3)).toEqual({ shown: ['a', 'b', 'c', 'd'], folded: [] });
  });

  it.each([
    'İlaçtan sonra nefes darlığı ya da baygınlık olduysa',
    'Çene ağrısıyla birlikte göğüste baskı, kola vuran ağrı varsa',
    'Yüzde kayma, konuşma bozukluğu ya da kolda güçsüzlük başladıysa',
    'Kişi uyandırılamıyorsa ya da nöbeti beş dakikayı aştıysa',
    'Bilinç bulanıklığı varsa',
    'Kendinize zarar vermeyi düşünüyorsanız',
  ])('are never folded where somebody may die of them: %s', (sign) => {
    expect(shownSigns(['a', 'b', 'c', 'd', sign], 1)).toEqual({ shown: ['a', sign], folded: ['b', 'c', 'd'] });
  });
});

it.each([
  ['Ağzınız kanla doluyorsa ya da kanama durmuyorsa', 'Ağzınız kanla doluyorsa …'],
  ['Çene kapanmıyor ya da dişler üst üste oturmaz olduysa', 'Çene kapanmıyor ya da dişler üst üste oturmaz olduysa'],
  ['Şişlik büyüyor', 'Şişlik büyüyor'],
])('signs that are folded begin with a whole condition: %s', (sign, beginning) => {
  expect(beginningOf(sign)).toBe(beginning);
});
