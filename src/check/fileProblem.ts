import type { Finding } from '#content/finding.ts';

/** What is wrong with a field of a file, before its line is looked up; the empty path means the whole file. */
export interface UnplacedFinding extends Pick<Finding, 'file' | 'message'> {
  readonly path: readonly (string | number)[];
  readonly severity?: Finding['severity'];
}
