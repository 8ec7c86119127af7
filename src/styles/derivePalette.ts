import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, parse, useMode, wcagContrast } from 'culori/fn';
import { type Colours, PALETTE, type Palette } from './palette.ts';

useMode(modeRgb);
useMode(modeLrgb);
const oklch = useMode(modeOklch);

interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Name = keyof Colours;

/** Text and background pairs of the pages, with the contrast each must reach: WCAG 2.2, 1.4.3; running text 1.4.6. */
export const READABLE: readonly { readonly text: Name; readonly grounds: readonly Name[]; readonly ratio: number }[] = [
  { text: 'ink', grounds: ['paper', 'raised', 'soft', 'accent-soft', 'urgent-soft'], ratio: 7 },
  { text: 'muted', grounds: ['paper', 'raised', 'soft', 'accent-soft', 'urgent-soft'], ratio: 4.5 },
  { text: 'accent', grounds: ['paper', 'raised', 'soft', 'accent-soft', 'urgent-soft'], ratio: 4.5 },
  { text: 'accent-strong', grounds: ['paper', 'raised', 'soft', 'accent-soft'], ratio: 4.5 },
  { text: 'on-accent', grounds: ['accent', 'accent-strong'], ratio: 4.5 },
  { text: 'urgent', grounds: ['paper', 'raised', 'soft', 'urgent-soft'], ratio: 4.5 },
];

/** White and the red of emergencies: the same for every practice. */
const FIXED_COLOURS: readonly Name[] = ['raised', 'urgent', 'urgent-soft', 'pain'];

/** The contrast ratio of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

function oklchOf(colour: string): Oklch | undefined {
  const parsed = parse(colour);
  if (!parsed) return undefined;
  const { l, c, h = 0 } = oklch(parsed);
  return { l, c, h };
}

/** Convert to hex, with chroma reduced to what sRGB can show. */
const hexOf = (colour: Oklch): string => formatHex(clampChroma({ mode: 'oklch', ...colour }, 'oklch'));

/** Find the nearest lightness that is readable on all backgrounds. */
function readable(colour: Oklch, grounds: readonly string[], ratio: number, step: 0.004 | -0.004): string {
  for (let { l } = colour; l > 0 && l < 1; l += step) {
    const hex = hexOf({ ...colour, l });
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

/**
 * Derive a palette: hue and chroma of the colour, lightness of the standard palette, every pair of `READABLE` readable.
 * The accent is the colour itself if it is readable on all backgrounds.
 * @param second The colour of tints, by default the same.
 * @throws TypeError if it is not a colour.
 */
export function derivePalette(colour: string, second = colour): Palette {
  const [brand, tint] = [oklchOf(colour), oklchOf(second)];
  if (!brand || !tint) throw new TypeError(`${JSON.stringify(colour)} is not a colour`);
  return {
    light: deriveScheme(PALETTE.light, brand, tint, 'light'),
    dark: deriveScheme(PALETTE.dark, brand, tint, 'dark'),
  };
}

/** How colourful a palette is, compared with the standard one. */
const strengthOf = ({ c }: Oklch): number => Math.min(1, c / oklchOf(PALETTE.light.accent)!.c);

/** Keep 50 degrees of hue between dark same-day cards and those of emergencies, both of which are low in chroma. */
function awayFromUrgent(colour: Oklch): Oklch {
  const urgent = oklchOf(PALETTE.dark['urgent-soft'])!.h;
  const apart = ((colour.h - urgent + 540) % 360) - 180;
  return Math.abs(apart) < 50 ? { ...colour, h: (urgent + (apart < 0 ? 310 : 50)) % 360 } : colour;
}

function deriveScheme(standard: Colours, brand: Oklch, tint: Oklch, scheme: 'light' | 'dark'): Colours {
  const colours: Record<Name, string> = { ...standard };
  for (const name of Object.keys(standard) as Name[]) {
    if (FIXED_COLOURS.includes(name) && !(scheme === 'dark' && name === 'raised')) continue;
    const { l, c } = oklchOf(standard[name])!;
    const from = name === 'accent-soft' ? (scheme === 'dark' ? awayFromUrgent(tint) : tint) : brand;
    colours[name] = hexOf({ l, c: c * strengthOf(from), h: from.h });
  }
  const away = scheme === 'light' ? -0.004 : 0.004;
  const accent = scheme === 'light' ? brand : { ...brand, l: Math.max(brand.l, oklchOf(standard.accent)!.l) };
  const makeReadable = (text: Name, from: Oklch) => {
    const { grounds, ratio } = READABLE.find((pair) => pair.text === text)!;
    const backgrounds = text === 'accent' ? ['on-accent' as const, ...grounds] : grounds;
    colours[text] = readable(
      from,
      backgrounds.map((ground) => colours[ground]),
      ratio,
      away,
    );
  };
  makeReadable('ink', oklchOf(colours.ink)!);
  makeReadable('muted', oklchOf(colours.muted)!);
  makeReadable('accent', accent);
  const { l, c, h } = oklchOf(colours.accent)!;
  makeReadable('accent-strong', {
    l: scheme === 'light' ? Math.max(0.2, l - 0.09) : Math.min(0.97, l + 0.07),
    c: c * 0.85,
    h,
  });
  return colours;
}

/** Get warnings: too light to read, or too close to the emergency red. */
export function colourWarnings(colour: string): string[] {
  const { light } = derivePalette(colour);
  const warnings: string[] = [];
  const { grounds, ratio } = READABLE.find(({ text }) => text === 'accent')!;
  const least = Math.min(...grounds.map((ground) => contrast(colour, light[ground])));
  if (light.accent !== formatHex(colour))
    warnings.push(
      `${colour} has a contrast of ${Math.floor(least * 10) / 10}:1 on the darkest ground of light pages, and ${ratio}:1 is needed to read it; links and buttons use ${light.accent}, the nearest that has it`,
    );
  return [...warnings, ...redWarnings(light.accent, colour)];
}

/** Get a warning of a colour that is too close to the emergency red. */
export function redWarnings(colour: string, written = colour): string[] {
  const { c, h } = oklchOf(colour)!;
  const apart = Math.abs(((h - oklchOf(PALETTE.light.urgent)!.h + 540) % 360) - 180);
  return c > 0.09 && apart < 22
    ? [`${written} is near the red that pages keep for emergencies and 112; choose another hue if you can`]
    : [];
}

/** Get the nearest colour that shows in a drawing on light pages: WCAG 2.2, 1.4.11. */
export const drawnIn = (colour: string): string =>
  readable(oklchOf(colour)!, [PALETTE.light.raised, PALETTE.light.soft], 3, -0.004);

/** Tint the dark colours of drawings with the practice's hue. */
export function darkDrawingColours(colour: string, standard: Readonly<Record<string, string>>): Record<string, string> {
  const brand = oklchOf(colour)!;
  return Object.fromEntries(
    Object.entries(standard).map(([name, hex]) => {
      const { l, c } = oklchOf(hex)!;
      return [name, hexOf({ l, c: c * strengthOf(brand), h: brand.h })];
    }),
  );
}
