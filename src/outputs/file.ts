import type { Post } from '../api/posts.ts';
import type { Page } from '../site/page.ts';
import type { SitePost } from '../site/site.ts';

/** What lists take from the files of single pages: made again, or read where they are written. */
export interface PageTexts {
  /** A post with its text, as the API has it. */
  readonly post: (post: SitePost) => Post;
  /** The text of a page, as its Markdown alternate has it. */
  readonly text: (page: Page) => string;
  /** What `make` writes of these posts, of nothing else that is theirs alone: made, or kept where they are the same. */
  readonly file: (path: string, posts: readonly SitePost[], make: () => string) => Promise<OutputFile['body']>;
}

/** A prebuilt file. */
export interface OutputFile {
  /** Address on the site, beginning with a slash; also its place in `dist`. */
  readonly path: string;
  readonly body: string | Uint8Array;
  /** What is wrong with it, a line each; a file with errors is not to be published. */
  readonly errors?: readonly string[];
}
