import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const file = (name: string) => readFileSync(resolve(`@fontsource/figtree/files/figtree-${name}-normal.woff`));

/** Two families: letters the first lacks, such as `ğ`, `ş` and `İ`, come from the second. */
export const FONTS = (['600', '700'] as const).flatMap((weight) =>
  (['latin', 'latin-ext'] as const).map((subset) => ({
    name: subset === 'latin' ? 'Figtree' : 'Figtree Extended',
    weight: Number(weight) as 600 | 700,
    style: 'normal' as const,
    data: file(`${subset}-${weight}`),
  })),
);
