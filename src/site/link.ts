import type { PageKind } from './pageKinds.ts';

export interface Link {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** Parts of the page, by their anchors. */
  readonly parts?: readonly { readonly path: string; readonly label: string }[] | undefined;
  /** Publication of a post in a list of posts, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

/** Reduce a page to a link. */
export const linkTo = ({ path, title, description, kind, day }: Link): Link => ({
  path,
  title,
  description,
  kind,
  day,
});
