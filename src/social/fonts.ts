import { createRequire } from 'node:module';
import type { Font as FontData } from 'fontkitten';
import { type Font, readFont } from '#styles/font.ts';

const { resolve } = createRequire(import.meta.url);

/** Turkish letters that the first lacks come from the second. */
const STANDARD_SUBSETS = ['latin', 'latin-ext'] as const;
export type Weight = 600 | 700;

/** For each weight, one font, or one for each subset. */
export type CardFonts = Readonly<Record<Weight, readonly FontData[]>>;

const known = new Map<string, CardFonts>();

/** Get the fonts for cards: those of the practice's font, or the standard ones. */
export function cardFonts(font: Font | undefined): CardFonts {
  const key = JSON.stringify(font ?? null);
  let fonts = known.get(key);
  if (!fonts) known.set(key, (fonts = { 600: facesFor(font, 600), 700: facesFor(font, 700) }));
  return fonts;
}

/** Get the boldest faces; the standard font's instead of one whose file holds several weights. */
function facesFor(font: Font | undefined, weight: Weight): FontData[] {
  const boldest = font?.faces.at(-1)!.weights;
  const own =
    font?.faces
      .filter(({ weights }) => weights === boldest)
      .toReversed()
      .map(readFont) ?? [];
  return own.length > 0 && own.every(({ variationAxes }) => !('wght' in variationAxes))
    ? own
    : STANDARD_SUBSETS.map((subset) =>
        readFont({ file: resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff2`) }),
      );
}
