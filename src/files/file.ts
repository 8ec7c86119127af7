/** A prebuilt file that is not an HTML page. */
export interface PrebuiltFile {
  /** Address on the site, beginning with a slash; also its place in `dist`. */
  readonly path: string;
  readonly body: string | Uint8Array;
}
