/** A prebuilt file. */
export interface OutputFile {
  /** Address on the site, beginning with a slash; also its place in `dist`. */
  readonly path: string;
  readonly body: string | Uint8Array;
  /** What is wrong with it, a line each; a file with errors is not to be published. */
  readonly errors?: readonly string[];
}
