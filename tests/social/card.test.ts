import { renderAsync } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { cardSvg } from '../../src/social/cardSvg.ts';
import { FONTS } from '../../src/social/fonts.ts';

const card = { title: 'Işık, ğ, ş ve İzmir’de bir öğle', name: 'Örnek', section: 'Blog', host: 'ornek.example' };

describe('a social card', () => {
  it('is 1200 by 630 pixels', async () => {
    const picture = await renderAsync(await cardSvg(card), { font: { loadSystemFonts: false } });
    expect([picture.width, picture.height]).toEqual([1200, 630]);
  });

  it('is the same for the same words, and another for others', async () => {
    expect(await cardSvg(card)).toBe(await cardSvg({ ...card }));
    expect(await cardSvg(card)).not.toBe(await cardSvg({ ...card, title: 'Başka' }));
  });

  it('has letters for Turkish words: none falls to the box of a missing one', async () => {
    const shapes = async (title: string) => (await cardSvg({ ...card, title })).match(/ d="[^"]+"/g)!.join('');
    const missing = await shapes('\u{10FFFD}');
    for (const letter of 'ğşıİĞŞçöü') expect(await shapes(letter), letter).not.toBe(missing);
    expect(FONTS).toHaveLength(4);
  });
});
