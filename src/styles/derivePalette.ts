import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, parse, useMode, wcagContrast } from 'culori/fn';
import { PALETTE, type Colours, type Palette } from './palette.ts';

useMode(modeRgb);
useMode(modeLrgb);
const oklch = useMode(modeOklch);

interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Name = keyof Colours;

/** Pairs of text and ground that pages show, and the contrast each is held to: WCAG 2.2, 1.4.3; running text 1.4.6. */
export const READABLE: readonly { readonly text: Name; readonly grounds: readonly Name[]; readonly ratio: number }[] = [
  { text: 'ink', grounds: ['paper', 'raised', 'soft', 'accent-soft', 'urgent-soft'], ratio: 7 },
  { text: 'muted', grounds: ['paper', 'raised', 'soft', 'accent-soft', 'urgent-soft'], ratio: 4.5 },
  { text: 'accent', grounds: ['paper', 'raised', 'soft', 'accent-soft', 'urgent-soft'], ratio: 4.5 },
  { text: 'accent-strong', grounds: ['paper', 'raised', 'soft', 'accent-soft'], ratio: 4.5 },
  { text: 'on-accent', grounds: ['accent', 'accent-strong'], ratio: 4.5 },
  { text: 'urgent', grounds: ['paper', 'raised', 'soft', 'urgent-soft'], ratio: 4.5 },
  { text: 'on-urgent', grounds: ['urgent-fill'], ratio: 4.5 },
];

/** The same for every practice: white, and the red of emergencies. */
const KEPT: readonly Name[] = ['raised', 'urgent', 'urgent-soft', 'urgent-fill', 'on-urgent', 'pain'];

/** The contrast ratio of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** A colour as lightness, chroma and hue; undefined if it cannot be parsed. */
function oklchOf(colour: string): Oklch | undefined {
  const parsed = parse(colour);
  if (!parsed) return undefined;
  const { l, c, h = 0 } = oklch(parsed);
  return { l, c, h };
}

/** As hexadecimal digits, with the greatest chroma a screen has of it. */
const hexOf = (colour: Oklch): string => formatHex(clampChroma({ mode: 'oklch', ...colour }, 'oklch'));

/** The colour nearest in lightness that reads on all grounds, lighter or darker as `step` says. */
function readable(colour: Oklch, grounds: readonly string[], ratio: number, step: 0.004 | -0.004): string {
  for (let { l } = colour; l > 0 && l < 1; l += step) {
    const hex = hexOf({ ...colour, l });
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

/**
 * The palette of a practice from its colour: hue and strength are the colour's, lightness is the standard palette's, and
 * every pair of `READABLE` holds. The accent is the colour itself where it reads on all grounds.
 */
export function derivePalette(colour: string): Palette {
  const brand = oklchOf(colour);
  if (!brand) throw new TypeError(`${JSON.stringify(colour)} is no colour`);
  return { light: deriveScheme(PALETTE.light, brand, 'light'), dark: deriveScheme(PALETTE.dark, brand, 'dark') };
}

function deriveScheme(standard: Colours, brand: Oklch, scheme: 'light' | 'dark'): Colours {
  const strength = Math.min(1, brand.c / oklchOf(PALETTE.light.accent)!.c);
  const colours: Record<Name, string> = { ...standard };
  for (const name of Object.keys(standard) as Name[]) {
    if (KEPT.includes(name) && !(scheme === 'dark' && name === 'raised')) continue;
    const { l, c } = oklchOf(standard[name])!;
    colours[name] = hexOf({ l, c: c * strength, h: brand.h });
  }
  const away = scheme === 'light' ? -0.004 : 0.004;
  const accent = scheme === 'light' ? brand : { ...brand, l: Math.max(brand.l, oklchOf(standard.accent)!.l) };
  const read = (text: Name, from: Oklch) => {
    const { grounds, ratio } = READABLE.find((pair) => pair.text === text)!;
    const others = text === 'accent' ? ['on-accent' as const, ...grounds] : grounds;
    colours[text] = readable(
      from,
      others.map((ground) => colours[ground]),
      ratio,
      away,
    );
  };
  read('ink', oklchOf(colours.ink)!);
  read('muted', oklchOf(colours.muted)!);
  read('accent', accent);
  const { l, c, h } = oklchOf(colours.accent)!;
  read('accent-strong', { l: scheme === 'light' ? Math.max(0.2, l - 0.09) : Math.min(0.97, l + 0.07), c: c * 0.85, h });
  return colours;
}

/** What a practice should know of its colour: what stands for it where it cannot be read, and that it is near the red of 112. */
export function colourWarnings(colour: string): string[] {
  const { light } = derivePalette(colour);
  const warnings: string[] = [];
  const ratio = contrast(colour, '#ffffff').toFixed(1);
  if (light.accent !== formatHex(colour))
    warnings.push(
      `${colour} on white is ${ratio}:1, too little to read; links and buttons use ${light.accent}, the nearest that passes (4.5:1)`,
    );
  const { c, h } = oklchOf(light.accent)!;
  const apart = Math.abs(((h - oklchOf(PALETTE.light.urgent)!.h + 540) % 360) - 180);
  if (c > 0.09 && apart < 22)
    warnings.push(`${colour} is near the red that pages keep for emergencies and 112; choose another hue if you can`);
  return warnings;
}

/** The dark tones of drawings, which stand between those of pages: in the practice's hue. */
export function drawnInDark(colour: string, standard: Readonly<Record<string, string>>): Record<string, string> {
  const brand = oklchOf(colour)!;
  const strength = Math.min(1, brand.c / oklchOf(PALETTE.light.accent)!.c);
  return Object.fromEntries(
    Object.entries(standard).map(([name, hex]) => {
      const { l, c } = oklchOf(hex)!;
      return [name, hexOf({ l, c: c * strength, h: brand.h })];
    }),
  );
}
