import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { create, type Font as FontData } from 'fontkitten';

/** The practice's font. Plain data, which changes with its files. */
export interface Font {
  readonly id: string;
  readonly faces: readonly FontFace[];
}

/** A file of a font: one weight or a range of them, and all letters or a subset. */
export interface FontFace {
  /** `font-weight` in the style sheet. */
  readonly weights: string;
  /** `unicode-range` in the style sheet. */
  readonly range?: string;
  readonly file: string;
  /** Its address on the site. */
  readonly path: string;
  readonly bytes: number;
}

/** Scopes of fontsource.org packages: one file for all weights, or one file a weight. */
const SCOPES = ['@fontsource-variable', '@fontsource'] as const;

/** Where ranges meet, the face that stands last is taken. */
const SUBSETS = ['latin-ext', 'latin'] as const;

/** Letters of Turkish, the last five of which a font for other Western languages may lack. */
const TURKISH_LETTERS = 'aAçöüıĞğİŞş';

const packages = resolve('node_modules');

/** The name of a font file in the content: the font's name, a weight or a range of weights, the ending. */
export const FONT_FILE = /^([a-z0-9]+(?:-[a-z]\w*)*)-(\d{3}(?:-\d{3})?)\.woff2$/;

/**
 * Find the font that practice.yaml names.
 * @param own Paths of the files in the content's `fonts/`, by name. Otherwise the font is a package of fontsource.org.
 * @returns why it cannot be used, else the font.
 */
export function findFont(id: string, own: ReadonlyMap<string, string>): Font | string {
  const files = [...own].filter(([name]) => FONT_FILE.exec(name)?.[1] === id);
  const weights = files.map(([name]) => FONT_FILE.exec(name)![2]!.replace('-', ' '));
  const found =
    files.length > 0
      ? textWeights(weights).map(({ name, weights: shown }) => faceOf(files[weights.indexOf(name)]![1], shown))
      : packageFaces(id);
  if (typeof found === 'string') return found;
  const fonts: FontData[] = [];
  for (const face of found) {
    try {
      fonts.push(readFont(face));
    } catch {
      return `${basename(face.file)} is no font that can be read; export it again as WOFF2`;
    }
  }
  const missing = [...TURKISH_LETTERS].filter(
    (letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)),
  );
  if (missing.length > 0) return `${id} has no ${missing.join(', ')}; choose a font with the letters of Turkish`;
  return { id, faces: found };
}

function packageFaces(id: string): FontFace[] | string {
  const scope = SCOPES.find((name) => existsSync(join(packages, name, id, 'metadata.json')));
  if (!scope)
    return (
      `there is no such font: if fontsource.org lists it so, run "npm install @fontsource-variable/${id}" (@fontsource/${id} ` +
      `for a family of single weights), or put your own files into fonts/, such as "fonts/${id}-400.woff2"`
    );
  const folder = join(packages, scope, id);
  const { subsets, weights, variable } = readJson<Metadata>(join(folder, 'metadata.json'));
  const missing = SUBSETS.find((subset) => !subsets.includes(subset));
  if (missing) return `${id} has no subset "${missing}" at fontsource.org; choose a family with "Latin Extended"`;
  const ranges = readJson<Record<string, string>>(join(folder, 'unicode.json'));
  const axis = scope === '@fontsource-variable' && variable?.wght;
  const parts = axis ? [{ name: 'wght', weights: `${axis.min} ${axis.max}` }] : textWeights(weights.map(String));
  return parts.flatMap(({ name, weights: shown }) =>
    SUBSETS.map((subset) =>
      faceOf(join(folder, 'files', `${id}-${subset}-${name}-normal.woff2`), shown, ranges[subset]),
    ),
  );
}

/** List the families of fontsource.org that are installed. */
export const installedFonts = (): string[] =>
  SCOPES.map((scope) => join(packages, scope)).flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));

interface Metadata {
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  readonly variable?: { readonly wght?: { readonly min: string; readonly max: string } };
}

/** Pick the weights nearest to 400 for text and 600 for headings; a range of weights serves both. */
function textWeights(weights: readonly string[]): { readonly name: string; readonly weights: string }[] {
  const range = weights.find((weight) => weight.includes(' '));
  if (range !== undefined) return [{ name: range, weights: range }];
  const nearest = (wanted: number) =>
    weights.toSorted((a, b) => Math.abs(+a - wanted) - Math.abs(+b - wanted) || +b - +a)[0]!;
  const [regular, strong] = [nearest(400), nearest(600)];
  return regular === strong
    ? [{ name: regular, weights: '100 900' }]
    : [
        { name: regular, weights: '100 500' },
        { name: strong, weights: '501 900' },
      ];
}

function faceOf(file: string, weights: string, range?: string): FontFace {
  const bytes = readFileSync(file);
  const digest = hash('sha256', bytes);
  const path = `/look/${basename(file, '.woff2')}.${digest.slice(0, 8)}.woff2`;
  return {
    weights,
    ...(range !== undefined && { range }),
    file,
    path,
    bytes: bytes.length,
  };
}

/** @throws Error for a file that is no font */
export function readFont({ file }: Pick<FontFace, 'file'>): FontData {
  const font = create(readFileSync(file));
  if (font.isCollection) throw new TypeError(`${file} holds several fonts`);
  return font;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
