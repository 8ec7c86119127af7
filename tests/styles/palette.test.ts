import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PALETTE } from '../../src/styles/palette.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
const coloursOf = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]));

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const [bright, dim] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (bright! + 0.05) / (dim! + 0.05);
}
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

describe('the palette', () => {
  it('is the style sheet’s', () => {
    expect(coloursOf(light)).toEqual(PALETTE.light);
    expect(coloursOf(dark)).toEqual(PALETTE.dark);
  });

  it.each(['light', 'dark'] as const)(
    'can be read, %s: text 7:1, quiet text and the accent 4.5:1 on every ground',
    (scheme) => {
      const colours = PALETTE[scheme];
      for (const ground of ['paper', 'raised', 'soft', 'accent-soft', 'urgent-soft'] as const) {
        expect(contrast(colours.ink, colours[ground]), `ink on ${ground}`).toBeGreaterThanOrEqual(7);
        expect(contrast(colours.muted, colours[ground]), `muted on ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colours.accent, colours[ground]), `accent on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.urgent, colours['urgent-soft'])).toBeGreaterThanOrEqual(4.5);
    },
  );
});
