import { existsSync, readFileSync } from 'node:fs';

/** Address of the sample practice, which the tests of the code read in `content/`. */
const SAMPLE_URL = /^url:\s*['"]?https:\/\/lodos-endodonti\.example\b/m;

/** Whether `content/` still holds the sample practice. */
export const hasSample = (): boolean =>
  existsSync('content/practice.yaml') && SAMPLE_URL.test(readFileSync('content/practice.yaml', 'utf8'));

/** The folder of a practice of its own: the one that `CONTENT_DIR` names, or `content` where the sample is gone. */
export function ownFolder(): string | undefined {
  const named = process.env['CONTENT_DIR'];
  if (named && named !== 'content') return named;
  return hasSample() ? undefined : 'content';
}
