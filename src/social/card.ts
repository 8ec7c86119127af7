/** What a social card says. */
export interface Card {
  readonly title: string;
  /** The practice's name. */
  readonly name: string;
  /** Where the page belongs, such as the title of the page above it. */
  readonly section: string;
  /** The site's host. */
  readonly host: string;
  /** SVG source of the practice's logo. */
  readonly mark?: string | undefined;
  /** SVG source of the page's drawing; one without words, since cards have no font for them. */
  readonly drawing?: string | undefined;
  /** The practice's own colour and font, where it has any. */
  readonly colour?: string | undefined;
  readonly font?: string | undefined;
}
