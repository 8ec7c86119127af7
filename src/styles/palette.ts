import { readFileSync } from 'node:fs';

type ColourName =
  | 'paper'
  | 'raised'
  | 'soft'
  | 'mid'
  | 'line'
  | 'ink'
  | 'muted'
  | 'accent'
  | 'accent-strong'
  | 'accent-soft'
  | 'on-accent'
  | 'urgent'
  | 'urgent-soft'
  | 'pain';

export type Colours = Readonly<Record<ColourName, string>>;

export type Palette = Readonly<Record<'light' | 'dark', Colours>>;

const [light = '', dark = ''] = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').split(
  '@media screen and (prefers-color-scheme: dark)',
);
const coloursOf = (css: string, isWanted: (name: string) => boolean) =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)]
      .map(([, name, value]) => [name!, value!] as const)
      .filter(([name]) => isWanted(name)),
  );
const isDrawn = (name: string): boolean => name.startsWith('drawn-');

/** The colours of tokens.css, for the theme colour, social cards and icons. */
export const PALETTE = {
  light: coloursOf(light, (name) => !isDrawn(name)),
  dark: coloursOf(dark, (name) => !isDrawn(name)),
} as Palette;

/** The colours that drawings have in the dark. */
export const DRAWN_IN_DARK: Readonly<Record<string, string>> = coloursOf(dark, isDrawn);
