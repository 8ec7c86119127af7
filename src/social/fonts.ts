import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'opentype.js';
import { readUnchanged } from '#files/readUnchanged.ts';
import type { Font as PracticeFont, FontFace } from '#styles/font.ts';

const { resolve } = createRequire(import.meta.url);

/** Turkish letters that the first lacks come from the second. */
const SUBSETS = ['latin', 'latin-ext'] as const;
export type Weight = 600 | 700;

/** For each weight, one font, or one for each subset. */
export type CardFonts = Readonly<Record<Weight, readonly Font[]>>;

const known = new Map<string, Promise<CardFonts>>();

/** Get the fonts for cards: those of the practice's font, or the standard ones. */
export function cardFonts(font: PracticeFont | undefined): Promise<CardFonts> {
  const key = JSON.stringify(font ?? null);
  let fonts = known.get(key);
  if (!fonts) known.set(key, (fonts = readFonts(font)));
  return fonts;
}

async function readFonts(font: PracticeFont | undefined): Promise<CardFonts> {
  // Few builds draw a card.
  const { default: opentype } = await import('opentype.js');
  const own = font && woffFiles(font)?.map(({ file, digest }) => readUnchanged(file, digest));
  const ofWeight = (weight: Weight) => (own ?? standardFiles(weight)).map((bytes) => opentype.parse(bytes));
  return { 600: ofWeight(600), 700: ofWeight(700) };
}

const standardFiles = (weight: Weight): Buffer[] =>
  SUBSETS.map((subset) => readFileSync(resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`)));

/**
 * Get the WOFF files of the boldest faces: opentype.js reads neither WOFF2 nor variations. Without them, cards are
 * drawn in the standard font.
 */
function woffFiles({ faces }: PracticeFont): NonNullable<FontFace['woff']>[] | undefined {
  const { weights } = faces.at(-1)!;
  const bold = faces.filter((face) => face.weights === weights).toReversed();
  const files = bold.flatMap(({ woff }) => woff ?? []);
  return files.length === bold.length ? files : undefined;
}
