import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { darkDrawingColours, derivePalette, drawnIn } from './derivePalette.ts';
import type { Font, FontFace } from './font.ts';
import { fontCss } from './fontCss.ts';
import { type Colours, DRAWN_IN_DARK, PALETTE, type Palette } from './palette.ts';

/** What of a site decides how it looks. */
interface Look {
  readonly practice: { readonly colour?: string | undefined; readonly accent?: string | undefined };
  readonly font?: Font | undefined;
  readonly headingFont?: Font | undefined;
}

/** Get the practice's palette, or the standard one. */
export const paletteOf = ({ colour, accent }: Look['practice']): Palette =>
  colour === undefined ? PALETTE : derivePalette(colour, accent);

/** Get the style sheet that overrides the standard look, and its path; undefined if nothing is overridden. */
export function lookSheet(look: Look): { readonly path: string; readonly css: string } | undefined {
  const { practice, font, headingFont } = look;
  const { colour, accent } = practice;
  const key = JSON.stringify([colour, accent, font, headingFont]);
  let css = sheets.get(key);
  if (css === undefined) {
    css = [
      font && fontCss(font, 'font'),
      headingFont && fontCss(headingFont, 'font-headings'),
      colour && colourCss(colour, accent),
    ]
      .filter(Boolean)
      .join('');
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
    ...facesOf(look).map(({ path, file }) => ({ path, body: readFileSync(file) })),
  ];
}

/** Get the files of a look's fonts, each once. */
export const facesOf = ({ font, headingFont }: Look): FontFace[] => [
  ...new Map([font, headingFont].flatMap((family) => family?.faces ?? []).map((face) => [face.path, face])).values(),
];

/** Drawing colours that take the practice's hue; enamel, bone and what hurts keep theirs. */
const TINTED = ['drawn-ink', 'drawn-line', 'drawn-soft', 'drawn-accent', 'drawn-accent-soft'];

function colourCss(colour: string, accent: string | undefined): string {
  const { light, dark } = paletteOf({ colour, accent });
  const inHue = (hue: string, isOf: (name: string) => boolean) =>
    darkDrawingColours(hue, Object.fromEntries(TINTED.filter(isOf).map((name) => [name, DRAWN_IN_DARK[name]!])));
  const isAccent = (name: string) => name.includes('accent');
  const drawn = { ...inHue(colour, (name) => !isAccent(name)), ...inHue(accent ?? colour, isAccent) };
  const inDark = '(prefers-color-scheme:dark)';
  return [
    `@media screen{${rootRule(light)}${accent ? rootRule({ trim: accent, 'drawn-accent': drawnIn(accent) }) : ''}}`,
    `@media screen and ${inDark}{${rootRule(dark)}${rootRule(drawn)}}`,
    // Paper keeps its own black on white.
    `@media print{${rootRule({ accent: light.accent, 'accent-strong': light['accent-strong'] })}}`,
    '',
  ].join('\n');
}

const rootRule = (colours: Partial<Colours> | Readonly<Record<string, string>>): string =>
  `:root{${Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
