import { describe, expect, it } from 'vitest';
import { noBreakNumber, noBreakPhone, noBreakTitle } from '#site/text/noBreak.ts';

describe('what belongs together stays on one line', () => {
  it.each([
    ['Tek seans mı, çok seans mı', 'Tek seans\u00a0mı, çok seans\u00a0mı'],
    ['Diş kaynaklı olabilir mi', 'Diş kaynaklı olabilir\u00a0mi'],
    ['Acıyor mudur, ağlar mısınız?', 'Acıyor\u00a0mudur, ağlar\u00a0mısınız?'],
    ['Endodonti · Alsancak', 'Endodonti\u00a0· Alsancak'],
    ['Alsancak, 35220 Konak/İzmir', 'Alsancak, 35220 Konak/\u2060İzmir'],
  ])('%s', (text, expected) => expect(noBreakTitle(text)).toBe(expected));

  it.each(['Mine ve dentin', 'İki minik diş', 'Bu mum gibi', '112/113'])('%s is left as it is', (text) =>
    expect(noBreakTitle(text)).toBe(text),
  );
});

it('a telephone number stays on one line, and may go to the next as a whole', () => {
  expect(noBreakPhone('Arayın: 0232 000 (00) 12')).toBe('Arayın:\u00a0\u200b0232\u00a0000\u00a0(00)\u00a012');
});

it('a number to call stays with the word before it, and the words may be on two lines', () => {
  expect(noBreakNumber('Açık hastaneyi sorun: 184')).toBe('Açık hastaneyi sorun:\u00a0184');
  expect(noBreakNumber('Gece açık klinik: 0224 555 01 99')).toBe(
    'Gece açık klinik:\u00a0\u200b0224\u00a0555\u00a001\u00a099',
  );
});
