import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardSvg, drawCard } from '#social/drawCard.ts';

const card = { title: 'Işık, ğ, ş ve İzmir’de bir öğle', name: 'Örnek', section: 'Blog', host: 'ornek.example' };

describe('a social card', () => {
  it('is an opaque PNG of 1200 by 630 pixels', async () => {
    expect(await sharp(await drawCard(card)).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
      hasAlpha: false,
    });
  });

  it('is the same picture, byte for byte, however many are drawn at once', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => drawCard(card)));
    for (const other of others) expect(other.equals(first!)).toBe(true);
  });

  it('shows a drawing as a whole, within its frame', async () => {
    const red = (box: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect x="-9" y="-9" width="99" height="99" fill="#f00"/></svg>`;
    const png = await drawCard({ ...card, title: 'Kısa', mark: red('0 0 9 9'), drawing: red('0 0 42 30') });
    const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    const isRed = (x: number, y: number) => String(at(x, y)) === '255,0,0';
    // The logo is 72 pixels wide from (80, 72), the drawing 420 by 300 at the right margin.
    expect([79, 80, 151, 152].map((x) => isRed(x, 108))).toEqual([false, true, true, false]);
    expect([699, 700, 1119, 1120].map((x) => isRed(x, 327))).toEqual([false, true, true, false]);
    expect([176, 177, 476, 477].map((y) => isRed(900, y))).toEqual([false, true, true, false]);
  });

  it('has letters for Turkish words: none is drawn as the box of a missing letter', async () => {
    const shapes = async (title: string) => (await cardSvg({ ...card, title })).match(/ d="[^"]+"/g)!.join('');
    const missing = await shapes('\u{10FFFD}');
    for (const letter of 'ğşıİĞŞçöü') expect(await shapes(letter), letter).not.toBe(missing);
  });
});
