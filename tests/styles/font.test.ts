import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LETTERS, TURKISH_FONT, turkishFont } from '../../scripts/font/turkish.ts';

test('the Turkish letters are those of the font that is installed', async () => {
  expect(readFileSync(TURKISH_FONT).equals(await turkishFont()), 'npm run font keeps them').toBe(true);
});

test('the style sheet takes them from their own file, whose face stands behind the one that has them too', () => {
  const faces = readFileSync('src/styles/fonts.css', 'utf8').split('@font-face').slice(1);
  const turkish = faces.findIndex((face) => face.includes('figtree-turkish.woff2'));
  const extended = faces.findIndex((face) => face.includes('figtree-latin-ext'));
  expect(turkish).toBeGreaterThan(extended);
  const ranges = [...faces[turkish]!.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from, to = from]) => [
    parseInt(from!, 16),
    parseInt(to!, 16),
  ]);
  for (const letter of LETTERS) {
    const code = letter.codePointAt(0)!;
    expect(
      ranges.some(([from, to]) => from! <= code && code <= to!),
      letter,
    ).toBe(true);
  }
});
