import { expect, it } from 'vitest';
import { encode } from 'uqr';
import { qrCode } from '../../src/components/qrCode.ts';

it('a QR code draws each dark module once, with the quiet zone that scanners need', () => {
  const address = 'https://klinik.example/kanal-tedavisi';
  const svg = qrCode(address, 'Kod');
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const drawn = data.map((row) => row.map(() => 0));
  for (const [, x, y, length] of /<path d="([^"]*)"/.exec(svg)![1]!.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let step = 0; step < Number(length); step++) drawn[Number(y)]![Number(x) + step]!++;
  expect(drawn).toEqual(data.map((row) => row.map(Number)));
  expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
});

it('a QR code takes nothing of its label for markup', () => {
  expect(qrCode('x', 'A & "B" <C>')).toContain('aria-label="A &amp; &quot;B&quot; &lt;C&gt;"');
});
