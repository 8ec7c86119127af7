import { hash } from 'node:crypto';
import { derivePalette, drawnInDark } from './derivePalette.ts';
import { fontCss, fontFiles } from './fontFiles.ts';
import { findFont, type FontPackage } from './fontPackage.ts';
import { PALETTE, type Colours, type Palette } from './palette.ts';

/** What a practice may choose of its site's looks. */
export interface Look {
  readonly colour?: string | undefined;
  readonly font?: string | undefined;
}

/** A file that the look of a practice adds to the site. */
export interface LookFile {
  readonly path: string;
  make(): Promise<string | Uint8Array>;
}

/** The colours of a practice; the standard ones where it names none. */
export function paletteOf({ colour }: Look): Palette {
  if (colour === undefined) return PALETTE;
  let palette = palettes.get(colour);
  if (!palette) palettes.set(colour, (palette = derivePalette(colour)));
  return palette;
}
const palettes = new Map<string, Palette>();

/** The font that a practice names. @throws TypeError where it is not installed: the check says so first. */
export function fontOf({ font }: Look): FontPackage | undefined {
  if (font === undefined) return undefined;
  const found = findFont(font);
  if (typeof found === 'string') throw new TypeError(found);
  return found;
}

/** The style sheet that lays a practice's look over the standard one, and its address; nothing where it has no look of its own. */
export function lookSheet(look: Look): { readonly path: string; readonly css: string } | undefined {
  const key = JSON.stringify([look.colour, look.font]);
  let css = sheets.get(key);
  if (css === undefined) {
    const font = fontOf(look);
    css = (font ? fontCss(font) : '') + (look.colour === undefined ? '' : colourCss(look.colour));
    sheets.set(key, css);
  }
  return css === '' ? undefined : { path: `/_astro/look.${hash('sha256', css).slice(0, 8)}.css`, css };
}
const sheets = new Map<string, string>();

/** All files of a practice's look. */
export function lookFiles(look: Look): LookFile[] {
  const sheet = lookSheet(look);
  const font = fontOf(look);
  return [
    ...(sheet ? [{ path: sheet.path, make: () => Promise.resolve(sheet.css) }] : []),
    ...(font ? fontFiles(font) : []),
  ];
}

/** Files of the font to load with every page, before the style sheet asks for them; nothing where it is the standard one. */
export function preloads(look: Look): string[] | undefined {
  const font = fontOf(look);
  return font && fontFiles(font).flatMap(({ path, isPreloaded }) => (isPreloaded ? [path] : []));
}

/** Of the names in drawings.css those that take the practice's hue in the dark. */
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
    `@media screen and ${inDark}{${rootOf(dark)}${rootOf(drawnInDark(colour, DRAWN))}}`,
    // Paper keeps its own black on white.
    `@media print{${rootOf({ accent: light.accent, 'accent-strong': light['accent-strong'] })}}`,
    '',
  ].join('\n');
}

const rootOf = (colours: Partial<Colours> | Readonly<Record<string, string>>): string =>
  `:root{${Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
