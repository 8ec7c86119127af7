import type { Entries } from '#content/entries.ts';
import type { Block, Drawing, Link } from './block.ts';
import type { PageKind } from './pageKinds.ts';

/** The regions of a page, from the top down; `layouts/Article.astro` shows them. */
export const REGIONS = ['picture', 'underTitle', 'top', 'overview', 'column', 'end'] as const;

export type Regions = Readonly<Record<Region, readonly Block[]>>;

/**
 * `picture` is beside the title, `underTitle` has the answer and a signpost to help. In full width follow `top`, what
 * matters at once, and `overview`, drawn steps and facts in short. `column` is the text; `end` leads on, in full width.
 */
export type Region = (typeof REGIONS)[number];

export interface Page {
  readonly kind: PageKind;
  /** Starts with a slash and has none at its end; `/` for the home page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly lastModified: string;
  /** What the page shows, by region. Computed on access. */
  readonly regions: Regions;
  /** All blocks of the regions, in their order. Computed on access. */
  readonly blocks: readonly Block[];
  /** The blocks as Markdown, with site paths in links, without title and footer. Computed on access. */
  readonly markdown: string;
  /** From the home page to the parent page. */
  readonly breadcrumbs: readonly Link[];
  /** The name of its content file without the extension. */
  readonly slug: string;
  /** Its file below the content folder. */
  readonly source: string;
  readonly language: 'tr' | 'en';
  readonly post?: Entries['posts'][number] | undefined;
  /** Who reviewed a medical text, and on which `date` (`YYYY-MM-DD`). */
  readonly review?: { readonly date: string; readonly reviewer?: string | undefined } | undefined;
  readonly drawing?: Drawing | undefined;
}
