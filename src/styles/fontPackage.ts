import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Scopes of fontsource.org packages: one file for all weights, or one file a weight. */
const SCOPES = ['@fontsource-variable', '@fontsource'] as const;

/** The subset with the letters that Turkish adds. */
const TURKISH_SUBSET = 'latin-ext';

export interface FontPackage {
  readonly id: string;
  /** The name of the family, such as `Source Serif 4`. */
  readonly family: string;
  /** Hash of the files of its faces: they may change without a new version. */
  readonly digest: string;
  readonly folder: string;
  readonly faces: readonly FontFace[];
  /** `unicode-range` by subset. */
  readonly ranges: Readonly<Record<string, string>>;
}

/** One weight or a range of weights; `part` names it in file names. */
interface FontFace {
  readonly part: string;
  /** `font-weight` in the style sheet. */
  readonly weights: string;
  /** Whether its file holds all of these weights rather than one that stands for them. */
  readonly isVariable: boolean;
}

interface Metadata {
  readonly family: string;
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  readonly variable?: { readonly wght?: { readonly min: string; readonly max: string } };
}

const packages = resolve('node_modules');
const known = new Map<string, FontPackage | string>();

/** Find an installed family by its fontsource.org name, such as `source-serif-4`; else say why it cannot be used. */
export function findFont(id: string): FontPackage | string {
  let found = known.get(id);
  if (found === undefined) {
    found = readPackage(id);
    // A missing font may be installed a minute later.
    if (typeof found !== 'string') known.set(id, found);
  }
  return found;
}

function readPackage(id: string): FontPackage | string {
  const scope = SCOPES.find((name) => existsSync(join(packages, name, id, 'metadata.json')));
  if (!scope) {
    const installed = SCOPES.flatMap((name) =>
      existsSync(join(packages, name))
        ? readdirSync(join(packages, name)).filter((family) => isForText(name, family))
        : [],
    );
    return `no such font is installed; run "npm install @fontsource-variable/${id}", or @fontsource/${id} for a family of single weights${installed.length > 0 ? `; installed are ${[...new Set(installed)].join(', ')}` : ''}`;
  }
  const folder = join(packages, scope, id);
  const { family, subsets, weights, variable } = metadataOf(scope, id);
  if (!subsets.includes(TURKISH_SUBSET) || !subsets.includes('latin'))
    return `${family} has no Turkish letters; choose a family with the subset "Latin Extended"`;
  const faces =
    scope === '@fontsource-variable' && variable?.wght
      ? [{ part: 'wght', weights: `${variable.wght.min} ${variable.wght.max}`, isVariable: true }]
      : singleWeights(weights);
  const files = faces.flatMap(({ part }) => ['latin', TURKISH_SUBSET].map((subset) => fontFile(id, subset, part)));
  const missing = files.find((file) => !existsSync(join(folder, file)));
  if (missing) return `${scope}/${id} has no ${missing}; add it, or leave its weight out of "weights" in metadata.json`;
  if (!existsSync(join(folder, 'unicode.json')))
    return `${scope}/${id} has no unicode.json; add it, as CONTRIBUTING.md says under "Use a font file of your own"`;
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return { id, family, digest: digestOf(folder, files), folder, faces, ranges };
}

/** Get the path of a file of a font below its package. */
export const fontFile = (id: string, subset: string, part: string): string =>
  `files/${id}-${subset}-${part}-normal.woff2`;

const digestOf = (folder: string, files: readonly string[]): string =>
  hash('sha256', files.map((file) => `${file} ${hash('sha256', readFileSync(join(folder, file)))}`).join('\n'));

/**
 * Hash each font of the practice's own, which npm installs as a link to its folder. Its files may change without a new
 * version, and the lock file has no digest of them.
 */
export const ownFontDigests = (): string[] =>
  SCOPES.map((scope) => join(packages, scope))
    .filter((scope) => existsSync(scope))
    .flatMap((scope) => readdirSync(scope, { withFileTypes: true }).filter((item) => item.isSymbolicLink()))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((folder) => existsSync(folder))
    .map((folder) => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      return digestOf(folder, names.filter((name) => /\.(?:json|woff2?)$/.test(name)).toSorted());
    });

const metadataOf = (scope: string, id: string) =>
  JSON.parse(readFileSync(join(packages, scope, id, 'metadata.json'), 'utf8')) as Metadata;

/** Tell whether an installed family has Turkish letters; one of icons has not. */
const isForText = (scope: string, id: string): boolean =>
  existsSync(join(packages, scope, id, 'metadata.json')) && metadataOf(scope, id).subsets.includes(TURKISH_SUBSET);

/** Pick the weights nearest to 400 for text and 600 for headings. */
function singleWeights(weights: readonly number[]): FontFace[] {
  const near = (wanted: number) => weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0]!;
  const [regular, strong] = [near(400), near(600)];
  return regular === strong
    ? [{ part: `${regular}`, weights: '100 900', isVariable: false }]
    : [
        { part: `${regular}`, weights: '100 500', isVariable: false },
        { part: `${strong}`, weights: '501 900', isVariable: false },
      ];
}
