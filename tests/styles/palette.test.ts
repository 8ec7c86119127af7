import { modeOklch, useMode } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourWarnings, contrast, derivePalette, drawnIn, READABLE, redWarnings } from '#styles/derivePalette.ts';
import { lookSheet } from '#styles/look.ts';
import { type Colours, PALETTE } from '#styles/palette.ts';

describe('the palette', () => {
  it('has each colour for light and dark', () => {
    expect(Object.keys(PALETTE.light).length).toBeGreaterThan(10);
    expect(Object.keys(PALETTE.dark)).toEqual(Object.keys(PALETTE.light));
  });

  it.each(['light', 'dark'] as const)('can be read, %s', (scheme) => {
    expect(unreadable(PALETTE[scheme])).toEqual([]);
  });

  it('can be read whatever colours a practice has', () => {
    const digits = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(digits, fc.option(digits, { nil: undefined }), (colour, accent) => {
        const { light, dark } = derivePalette(colour, accent);
        expect([...unreadable(light), ...unreadable(dark)]).toEqual([]);
        if (accent) expect(contrast(drawnIn(accent), PALETTE.light.raised)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('takes tints, lines and drawings from a second colour, and no text', () => {
    const [one, two] = [derivePalette('#0b6470').light, derivePalette('#0b6470', '#f4a261').light];
    const changed = Object.keys(one).filter((name) => one[name as keyof Colours] !== two[name as keyof Colours]);
    expect(changed).toEqual(['accent-soft']);
    expect(lookSheet({ practice: { colour: '#0b6470', accent: '#f4a261' } })!.css).toContain('--trim:#f4a261');
    expect(redWarnings('#f4a261')).toEqual([]);
    expect(redWarnings('#c8452b')).toHaveLength(1);
  });

  it.each(['#f4a261', '#b5651d', '#c2410c', '#b02a5a', '#0f766e'])(
    'separates same-day cards from those of emergencies at night by hue, %s',
    (accent) => {
      const { dark } = derivePalette('#0b6470', accent);
      const [today, urgent] = [hueOf(dark['accent-soft']), hueOf(dark['urgent-soft'])];
      expect(Math.abs(((today - urgent + 540) % 360) - 180)).toBeGreaterThan(45);
    },
  );

  it('takes the colour itself if it can be read, and otherwise names the nearest', () => {
    expect(derivePalette('#7a1f5c').light.accent).toBe('#7a1f5c');
    expect(colourWarnings('#7a1f5c')).toEqual([]);
    expect(colourWarnings('#ffd400')).toEqual([
      expect.stringMatching(/^#ffd400 has a contrast of 1\.\d:1 .* 4\.5:1 is needed.* use #7d6700/),
    ]);
  });

  it('never reports a contrast that is enough', () => {
    for (const colour of ['#c4501b', '#767676', '#0a7d54', '#b5651d']) {
      const found = colourWarnings(colour)
        .join()
        .match(/contrast of ([\d.]+):1/)?.[1];
      if (found) expect(Number(found)).toBeLessThan(4.5);
    }
    expect(colourWarnings('#c4501b')[0]).toMatch(/^#c4501b has a contrast of 3\.8:1 /);
  });

  it('keeps red for emergencies, and says which colours are near it', () => {
    const { light, dark } = derivePalette('#1f6f43');
    expect([light.urgent, dark.urgent]).toEqual([PALETTE.light.urgent, PALETTE.dark.urgent]);
    expect(colourWarnings('#b02a1a').join()).toContain('red');
  });
});

const hueOf = (colour: string): number => useMode(modeOklch)(colour)!.h!;

/** Pairs of text and ground that cannot be read. */
const unreadable = (colours: Colours): string[] =>
  READABLE.flatMap(({ text, grounds, ratio }) =>
    grounds
      .filter((ground) => contrast(colours[text], colours[ground]) < ratio)
      .map((ground) => `${text} on ${ground}: ${contrast(colours[text], colours[ground])}`),
  );
