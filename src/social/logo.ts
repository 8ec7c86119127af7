import type { Site } from '../site/site.ts';
import { paletteOf } from '../styles/look.ts';
import { CARD_FAMILIES, cardFonts } from './fonts.ts';

/** The logo of the practice as a square SVG: the drawing its content names, else the first letter of its name. */
export async function logoOf({ practice, drawings }: Site): Promise<string> {
  const mark = practice.mark && drawings.get(practice.mark);
  if (mark) return mark;
  const { default: satori } = await import('satori');
  const { light } = paletteOf(practice);
  const tree = {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: 64,
        height: 64,
        borderRadius: 17,
        backgroundColor: light.accent,
        color: light['on-accent'],
        fontFamily: CARD_FAMILIES,
        fontSize: 40,
        fontWeight: 700,
      },
      children: [...practice.name][0]!.toLocaleUpperCase('tr'),
    },
  };
  return satori(tree as unknown as Parameters<typeof satori>[0], {
    width: 64,
    height: 64,
    fonts: await cardFonts(practice.font),
  });
}
