import type { Post } from '../api/schemas/posts.ts';
import type { Page } from '../site/page.ts';
import type { SitePost } from '../site/site.ts';

/** Texts of single pages, for files that combine many: generated, or read from files already written. */
export interface PageTexts {
  /** Get a post as in the API. */
  readonly post: (post: SitePost) => Post;
  /** Get the text of a page as in its Markdown alternate. */
  readonly text: (page: Page) => string;
}

export interface OutputFile {
  /** Site path, and path below `dist`; starts with a slash. */
  readonly path: string;
  readonly body: string | Uint8Array;
  /** Errors that stop the build, a line each. */
  readonly errors?: readonly string[];
}
