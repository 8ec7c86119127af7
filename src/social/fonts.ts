import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontOf } from '../styles/look.ts';
import type { FontPackage } from '../styles/fontPackage.ts';

const { resolve } = createRequire(import.meta.url);

/** Letters the first family lacks, such as `ğ`, `ş` and `İ`, come from the second. */
const SUBSETS = { latin: 'Card', 'latin-ext': 'Card Extended' } as const;
const WEIGHTS = [600, 700] as const;

/** `font-family` of cards. */
export const CARD_FAMILIES = Object.values(SUBSETS).join(', ');

interface CardFont {
  readonly name: string;
  readonly weight: (typeof WEIGHTS)[number];
  readonly style: 'normal';
  readonly data: Buffer;
}

/** The fonts of cards where a practice names none. */
export const STANDARD_FONTS: readonly CardFont[] = fontsBy((subset, weight) =>
  readFileSync(resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`)),
);

const known = new Map<string, Promise<CardFont[]>>();

/** The fonts of cards and letters of a practice, by the font it names. */
export async function cardFonts(name: string | undefined): Promise<CardFont[]> {
  const font = fontOf({ font: name });
  if (!font) return [...STANDARD_FONTS];
  if (!known.has(font.id)) known.set(font.id, ofPackage(font));
  return known.get(font.id)!;
}

function fontsBy<T extends Buffer>(read: (subset: keyof typeof SUBSETS, weight: number) => T): CardFont[] {
  return WEIGHTS.flatMap((weight) =>
    (Object.keys(SUBSETS) as (keyof typeof SUBSETS)[]).map((subset) => ({
      name: SUBSETS[subset],
      weight,
      style: 'normal' as const,
      data: read(subset, weight),
    })),
  );
}

/** Of a family of single weights the strongest file; of a variable one an instance, since satori reads no variations. */
async function ofPackage({ id, folder, faces }: FontPackage): Promise<CardFont[]> {
  const { part, weights } = faces.at(-1)!;
  const file = (subset: string, extension: string) =>
    join(folder, 'files', `${id}-${subset}-${part}-normal.${extension}`);
  if (existsSync(file('latin', 'woff'))) return fontsBy((subset) => readFileSync(file(subset, 'woff')));
  const { default: subsetFont } = await import('subset-font');
  const [least = 600, most = 600] = weights.split(' ').map(Number);
  const made = new Map<string, Buffer>();
  for (const subset of Object.keys(SUBSETS))
    for (const weight of WEIGHTS)
      made.set(
        `${subset} ${weight}`,
        await subsetFont(readFileSync(file(subset, 'woff2')), LETTERS, {
          targetFormat: 'truetype',
          variationAxes: { wght: Math.min(most, Math.max(least, weight)) },
        }),
      );
  return fontsBy((subset, weight) => made.get(`${subset} ${weight}`)!);
}

/** The letters and signs of European languages. */
const LETTERS = [
  [0x20, 0x17f],
  [0x2010, 0x2040],
  [0x20a0, 0x20bf],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .join('');
