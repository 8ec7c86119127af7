import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'opentype.js';
import type { Font as PracticeFont } from '../styles/font.ts';

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
  const own = font && woffFiles(font);
  const ofWeight = (weight: Weight) => (own ?? standardFiles(weight)).map((file) => opentype.parse(readFileSync(file)));
  return { 600: ofWeight(600), 700: ofWeight(700) };
}

const standardFiles = (weight: Weight): string[] =>
  SUBSETS.map((subset) => resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`));

/**
 * Find the WOFF files beside the boldest faces: opentype.js reads neither WOFF2 nor variations. Without them, cards are
 * drawn in the standard font.
 */
function woffFiles({ faces }: PracticeFont): string[] | undefined {
  const { weights } = faces.at(-1)!;
  const files = faces
    .filter((face) => face.weights === weights)
    .map(({ file }) => file.replace(/2$/, ''))
    .toReversed();
  return files.every((file) => existsSync(file)) ? files : undefined;
}
