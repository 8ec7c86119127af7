import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'opentype.js';
import type { FontPackage } from '../styles/fontPackage.ts';
import { fontOf } from '../styles/look.ts';

const { resolve } = createRequire(import.meta.url);

/** Turkish letters that the first lacks come from the second. */
const SUBSETS = ['latin', 'latin-ext'] as const;
type Subset = (typeof SUBSETS)[number];
export type Weight = 600 | 700;

/** For each weight, a font per subset. */
export type CardFonts = Readonly<Record<Weight, readonly Font[]>>;

const known = new Map<string | undefined, Promise<CardFonts>>();

/** Get the fonts for cards: those of the named family, or the standard ones. */
export function cardFonts(name: string | undefined): Promise<CardFonts> {
  let fonts = known.get(name);
  if (!fonts) known.set(name, (fonts = readFonts(fontOf({ font: name }))));
  return fonts;
}

async function readFonts(font: FontPackage | undefined): Promise<CardFonts> {
  // Few builds draw a card.
  const { default: opentype } = await import('opentype.js');
  const read = font ? reader(font) : readStandard;
  const ofWeight = (weight: Weight) =>
    Promise.all(SUBSETS.map(async (subset) => opentype.parse(await read(subset, weight))));
  return { 600: await ofWeight(600), 700: await ofWeight(700) };
}

const readStandard = (subset: Subset, weight: Weight): Buffer =>
  readFileSync(resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`));

/**
 * Read the boldest file of a static family, or make an instance of a variable one: opentype.js reads neither woff2 nor
 * variations.
 */
function reader({ id, folder, faces }: FontPackage): (subset: Subset, weight: Weight) => Buffer | Promise<Buffer> {
  const { part, weights, isVariable } = faces.at(-1)!;
  const file = (subset: Subset, extension: string) =>
    join(folder, 'files', `${id}-${subset}-${part}-normal.${extension}`);
  if (existsSync(file('latin', 'woff'))) return (subset) => readFileSync(file(subset, 'woff'));
  const [min = 600, max = 600] = weights.split(' ').map(Number);
  return async (subset, weight) => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(readFileSync(file(subset, 'woff2')), CARD_LETTERS, {
      targetFormat: 'truetype',
      ...(isVariable && { variationAxes: { wght: Math.min(max, Math.max(min, weight)) } }),
    });
  };
}

/** Characters of European languages. */
const CARD_LETTERS = [
  [0x20, 0x17f],
  [0x2010, 0x2040],
  [0x20a0, 0x20bf],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .join('');
