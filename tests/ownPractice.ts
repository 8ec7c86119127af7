import { existsSync, readFileSync } from 'node:fs';

/** Address of the sample practice, which the tests of the code read in `content/`. */
const SAMPLE_URL = /^url:\s*['"]?https:\/\/lodos-endodonti\.example\b/m;

/** Tell whether `content/` still holds the sample practice. */
export const hasSample = (): boolean =>
  existsSync('content/practice.yaml') && SAMPLE_URL.test(readFileSync('content/practice.yaml', 'utf8'));

/** Get the folder of a fork's own practice: the one that `CONTENT_DIR` names, or `content` if it is not the sample. */
export function ownFolder(): string | undefined {
  const named = process.env['CONTENT_DIR'];
  if (named && named !== 'content') return named;
  return hasSample() ? undefined : 'content';
}
