import { expect, it } from 'vitest';
import { firstClause, shownSigns } from '#site/emergency/shownSigns.ts';

it('a phone shows a minimum of signs in their order, and all of them if only one would be folded', () => {
  expect(shownSigns(['a', 'b', 'c', 'd', 'e'], 3)).toEqual({ shown: ['a', 'b', 'c'], folded: ['d', 'e'] });
  expect(shownSigns(['a', 'b', 'c', 'd'], 3)).toEqual({ shown: ['a', 'b', 'c', 'd'], folded: [] });
});

it('signs of mortal danger are never folded', () => {
  for (const sign of [
    'İlaçtan sonra nefes darlığı ya da baygınlık olduysa',
    'Çene ağrısıyla birlikte göğüste baskı, kola vuran ağrı varsa',
    'Yüzde kayma, konuşma bozukluğu ya da kolda güçsüzlük başladıysa',
    'Kişi uyandırılamıyorsa ya da nöbeti beş dakikayı aştıysa',
    'Bilinç bulanıklığı varsa',
    'Kendinize zarar vermeyi düşünüyorsanız',
  ])
    expect(shownSigns(['a', 'b', 'c', 'd', sign], 1)).toEqual({ shown: ['a', sign], folded: ['b', 'c', 'd'] });
});

it('signs that are folded begin with a whole condition', () => {
  const whole = ['Çene kapanmıyor ya da dişler üst üste oturmaz olduysa', 'Şişlik büyüyor'];
  expect(whole.map(firstClause)).toEqual(whole);
  expect(firstClause('Ağzınız kanla doluyorsa ya da kanama durmuyorsa')).toBe('Ağzınız kanla doluyorsa …');
});
