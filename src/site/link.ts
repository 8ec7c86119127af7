import type { PageKind } from './kinds.ts';

/** A link to a page. */
export interface Link {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** Parts of the page, by their anchors. */
  readonly parts?: readonly { readonly path: string; readonly label: string }[] | undefined;
  /** Of a post in a list of posts: publication, `YYYY-MM-DD`. */
  readonly when?: { readonly day: string } | undefined;
}

export const linkTo = ({ path, title, description, kind }: Link): Link => ({ path, title, description, kind });
