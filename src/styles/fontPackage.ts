import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where npm installs the packages of fontsource.org: one file for all weights, or one file a weight. */
const SCOPES = ['@fontsource-variable', '@fontsource'] as const;

/** The subset with the letters of Turkish that Western ones lack. */
const TURKISH = 'latin-ext';

/** An installed font family. */
export interface FontPackage {
  readonly id: string;
  /** The name of the family, such as `Source Serif 4`. */
  readonly family: string;
  readonly version: string;
  /** The folder that holds its files. */
  readonly folder: string;
  readonly faces: readonly FontFace[];
  /** `unicode-range` by subset. */
  readonly ranges: Readonly<Record<string, string>>;
}

/** One weight of a family, or a range of weights; `part` is what stands for it in the names of files. */
interface FontFace {
  readonly part: string;
  /** `font-weight` of the style sheet: the weights that it is used for. */
  readonly weights: string;
}

interface Metadata {
  readonly family: string;
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  readonly variable?: { readonly wght?: { readonly min: string; readonly max: string } };
}

const packages = resolve('node_modules');
const known = new Map<string, FontPackage | string>();

/**
 * Finds a font family by its name at fontsource.org, such as `source-serif-4`, among the packages that are installed.
 * @returns in words why it cannot be used, where it cannot.
 */
export function findFont(id: string): FontPackage | string {
  let found = known.get(id);
  if (found === undefined) {
    found = readPackage(id);
    // What is not installed may be a minute later.
    if (typeof found !== 'string') known.set(id, found);
  }
  return found;
}

function readPackage(id: string): FontPackage | string {
  const scope = SCOPES.find((name) => existsSync(join(packages, name, id, 'metadata.json')));
  if (!scope) {
    const installed = SCOPES.flatMap((name) =>
      existsSync(join(packages, name)) ? readdirSync(join(packages, name)) : [],
    );
    return `no such font is installed; run "npm install @fontsource-variable/${id}", or @fontsource/${id} for a family of single weights${installed.length > 0 ? `; installed are ${[...new Set(installed)].join(', ')}` : ''}`;
  }
  const folder = join(packages, scope, id);
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { family, subsets, weights, variable } = read('metadata.json') as Metadata;
  if (!subsets.includes(TURKISH) || !subsets.includes('latin'))
    return `${family} has no Turkish letters; choose a family with the subset "Latin Extended"`;
  const { version } = read('package.json') as { version: string };
  const faces =
    scope === '@fontsource-variable' && variable?.wght
      ? [{ part: 'wght', weights: `${variable.wght.min} ${variable.wght.max}` }]
      : singleWeights(weights);
  const ranges = read('unicode.json') as Record<string, string>;
  return { id, family, version, folder, faces, ranges };
}

/** One weight for texts and one for headings, as near to 400 and 600 as the family has them. */
function singleWeights(weights: readonly number[]): FontFace[] {
  const near = (wanted: number) => weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0]!;
  const [regular, strong] = [near(400), near(600)];
  return regular === strong
    ? [{ part: `${regular}`, weights: '100 900' }]
    : [
        { part: `${regular}`, weights: '100 500' },
        { part: `${strong}`, weights: '501 900' },
      ];
}
