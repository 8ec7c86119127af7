import type { Font } from '#styles/font.ts';

/** Pixels of a social card. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The content of a social card. */
export interface Card {
  readonly title: string;
  /** The practice's name. */
  readonly name: string;
  /** Such as the title of the parent page. */
  readonly section: string;
  /** The site's host. */
  readonly host: string;
  /** SVG source of the practice's logo. */
  readonly mark?: string | undefined;
  /** SVG source of the page's drawing, without text. */
  readonly drawing?: string | undefined;
  readonly colour?: string | undefined;
  readonly font?: Font | undefined;
}
