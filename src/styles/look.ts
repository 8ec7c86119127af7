import { hash } from 'node:crypto';
import { darkDrawingColours, derivePalette } from './derivePalette.ts';
import type { Font } from './font.ts';
import { fontCss } from './fontCss.ts';
import { type Colours, DRAWN_IN_DARK, PALETTE, type Palette } from './palette.ts';
import { readUnchanged } from './unchanged.ts';

/** What of a site decides how it looks. */
interface Look {
  readonly practice: { readonly colour?: string | undefined };
  readonly font?: Font | undefined;
}

/** Get the practice's palette, or the standard one. */
export function paletteOf({ colour }: Look['practice']): Palette {
  if (colour === undefined) return PALETTE;
  let palette = palettes.get(colour);
  if (!palette) palettes.set(colour, (palette = derivePalette(colour)));
  return palette;
}
const palettes = new Map<string, Palette>();

/** Get the style sheet that overrides the standard look, and its path; undefined if nothing is overridden. */
export function lookSheet({ practice, font }: Look): { readonly path: string; readonly css: string } | undefined {
  const key = JSON.stringify([practice.colour, font]);
  let css = sheets.get(key);
  if (css === undefined) {
    css = (font ? fontCss(font) : '') + (practice.colour === undefined ? '' : colourCss(practice.colour));
    sheets.set(key, css);
  }
  return css === '' ? undefined : { path: `/look/${hash('sha256', css).slice(0, 8)}.css`, css };
}
const sheets = new Map<string, string>();

/** Get the files of a look: its style sheet and those of its font. */
export function lookFiles(look: Look): { readonly path: string; readonly body: string | Uint8Array }[] {
  const sheet = lookSheet(look);
  return [
    ...(sheet ? [{ path: sheet.path, body: sheet.css }] : []),
    ...(look.font?.faces ?? []).map(({ path, file, digest }) => ({ path, body: readUnchanged(file, digest) })),
  ];
}

/** Drawing colours that take the practice's hue; enamel, bone and what hurts keep theirs. */
const TINTED = ['drawn-ink', 'drawn-line', 'drawn-soft', 'drawn-accent', 'drawn-accent-soft', 'drawn-muted'];

function colourCss(colour: string): string {
  const { light, dark } = paletteOf({ colour });
  const drawn = Object.fromEntries(TINTED.map((name) => [name, DRAWN_IN_DARK[name]!]));
  const inDark = '(prefers-color-scheme:dark)';
  return [
    `@media screen{${rootOf(light)}}`,
    `@media screen and ${inDark}{${rootOf(dark)}${rootOf(darkDrawingColours(colour, drawn))}}`,
    // Paper keeps its own black on white.
    `@media print{${rootOf({ accent: light.accent, 'accent-strong': light['accent-strong'] })}}`,
    '',
  ].join('\n');
}

const rootOf = (colours: Partial<Colours> | Readonly<Record<string, string>>): string =>
  `:root{${Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
