import { hash } from 'node:crypto';
import { darkDrawingColours, derivePalette } from './derivePalette.ts';
import { fontCss, fontFiles } from './fontFiles.ts';
import { findFont, type FontPackage } from './fontPackage.ts';
import { type Colours, PALETTE, type Palette } from './palette.ts';

interface Look {
  readonly colour?: string | undefined;
  readonly font?: string | undefined;
}

interface LookFile {
  readonly path: string;
  make: () => Promise<string | Uint8Array>;
}

/** Get the practice's palette, or the standard one. */
export function paletteOf({ colour }: Look): Palette {
  if (colour === undefined) return PALETTE;
  let palette = palettes.get(colour);
  if (!palette) palettes.set(colour, (palette = derivePalette(colour)));
  return palette;
}
const palettes = new Map<string, Palette>();

/**
 * Get the practice's font.
 * @throws TypeError if it is not installed, which the check reports first.
 */
export function fontOf({ font }: Look): FontPackage | undefined {
  if (font === undefined) return undefined;
  const found = findFont(font);
  if (typeof found === 'string') throw new TypeError(found);
  return found;
}

/** Get the style sheet that overrides the standard look, and its path; undefined if nothing is overridden. */
export function lookSheet(look: Look): { readonly path: string; readonly css: string } | undefined {
  const key = JSON.stringify([look.colour, look.font]);
  let css = sheets.get(key);
  if (css === undefined) {
    const font = fontOf(look);
    css = (font ? fontCss(font) : '') + (look.colour === undefined ? '' : colourCss(look.colour));
    sheets.set(key, css);
  }
  return css === '' ? undefined : { path: `/look/${hash('sha256', css).slice(0, 8)}.css`, css };
}
const sheets = new Map<string, string>();

export function lookFiles(look: Look): LookFile[] {
  const sheet = lookSheet(look);
  const font = fontOf(look);
  return [
    ...(sheet ? [{ path: sheet.path, make: () => Promise.resolve(sheet.css) }] : []),
    ...(font ? fontFiles(font) : []),
  ];
}

/** Get the paths of the font files to preload; undefined for the standard font. */
export function preloads(look: Look): string[] | undefined {
  const font = fontOf(look);
  return font && fontFiles(font).flatMap(({ path, isPreloaded }) => (isPreloaded ? [path] : []));
}

/** Drawing colours tinted in dark mode; values as in drawings.css. */
const DRAWN = {
  'drawn-ink': '#7d9699',
  'drawn-line': '#86a0a3',
  'drawn-soft': '#435050',
  'drawn-accent': '#35a3ab',
  'drawn-accent-soft': '#1f5157',
  'drawn-muted': '#c3d0d1',
} as const;

function colourCss(colour: string): string {
  const { light, dark } = paletteOf({ colour });
  const inDark = '(prefers-color-scheme:dark)';
  return [
    `@media screen{${rootOf(light)}}`,
    `@media screen and ${inDark}{${rootOf(dark)}${rootOf(darkDrawingColours(colour, DRAWN))}}`,
    // Paper keeps its own black on white.
    `@media print{${rootOf({ accent: light.accent, 'accent-strong': light['accent-strong'] })}}`,
    '',
  ].join('\n');
}

const rootOf = (colours: Partial<Colours> | Readonly<Record<string, string>>): string =>
  `:root{${Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
