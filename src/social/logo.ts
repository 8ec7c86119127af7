import type { Site } from '../site/site.ts';
import { paletteOf } from '../styles/look.ts';
import { lettering, widthOf, type Style } from './lettering.ts';

const SIDE = 64;

/** Get the square logo of the practice: its mark, or the first letter of its name. */
export async function logoOf({ practice, drawings }: Site): Promise<string> {
  const mark = practice.mark && drawings.get(practice.mark);
  if (mark) return mark;
  const { cardFonts } = await import('./fonts.ts');
  const fonts = await cardFonts(practice.font);
  const { light } = paletteOf(practice);
  const letter = [...practice.name][0]!.toLocaleUpperCase('tr');
  const style: Style = { size: 40, weight: 700, colour: light['on-accent'] };
  const x = (SIDE - widthOf(letter, style, fonts)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" rx="17" fill="${light.accent}"/>`,
    lettering(letter, x, SIDE / 2, style, fonts),
    '</svg>',
  ].join('');
}
