import satori from 'satori';
import { paletteOf } from '../styles/look.ts';
import type { Card } from './card.ts';
import { CARD_FAMILIES, cardFonts } from './fonts.ts';
import { SIZE } from './size.ts';

interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const box = (style: Record<string, unknown>, ...children: (Node | string | undefined)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== undefined) },
});

/** Long titles are set smaller; a title has at most 60 characters. */
const sizeOf = (title: string): number => (title.length > 44 ? 68 : title.length > 26 ? 78 : 92);

const picture = (svg: string, style: Record<string, unknown>): Node => ({
  type: 'img',
  props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, style },
});

/** A card as SVG, its letters already drawn as shapes. */
export async function cardSvg(card: Card): Promise<string> {
  const { title, name, section, host, mark, drawing } = card;
  const { light } = paletteOf(card);
  const sign = mark ? picture(mark, { width: 72, height: 72 }) : undefined;
  const tree = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      ...SIZE,
      padding: '72px 80px 64px',
      backgroundColor: light.soft,
      borderBottom: `20px solid ${light.accent}`,
      fontFamily: CARD_FAMILIES,
      color: light.ink,
    },
    box({ alignItems: 'center', gap: 22, fontSize: 36, fontWeight: 700, letterSpacing: '-0.02em' }, sign, name),
    box(
      { alignItems: 'center', justifyContent: 'space-between' },
      box(
        {
          fontSize: sizeOf(title) * (drawing ? 0.82 : 1),
          fontWeight: 700,
          letterSpacing: '-0.03em',
          lineHeight: 1.08,
          maxWidth: drawing ? 580 : 1000,
        },
        title,
      ),
      drawing ? picture(drawing, { width: 420, height: 300, objectFit: 'contain' }) : undefined,
    ),
    box(
      { justifyContent: 'space-between', fontSize: 30, fontWeight: 600 },
      box({ color: light.accent }, section),
      box({ color: light.muted }, host),
    ),
  );
  // satori's type wants a React element; the plain object is what it reads.
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
    ...SIZE,
    fonts: await cardFonts(card.font),
  });
  // Pictures are clipped to their frames. That each is masked to the same frame changes no pixel and takes half of the drawing's time.
  return svg.replaceAll(/ mask="[^"]*"/g, '');
}
