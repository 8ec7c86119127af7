import { isPlaceholder } from '#check/checkTexts.ts';
import { dateWarnings } from '#check/dates.ts';
import { formatFindings } from '#content/finding.ts';
import type { LoadedContent } from '#loading/load.ts';

const MAX_WARNINGS = 10;

/** Print warnings of valid content: placeholders, past dates, overdue reviews. */
export function printWarnings({ entries, files, findings }: LoadedContent): void {
  const todos = findings.filter(isPlaceholder).length;
  if (todos > 0)
    console.warn(`${todos} text(s) are still to be written and are shown as they are; "npm run check" lists them.`);
  const warnings = dateWarnings(entries!, files);
  const first = [...warnings.take(MAX_WARNINGS)];
  if (first.length > 0) console.warn(`Warnings ("npm run check" lists all):\n${formatFindings(first)}`);
}
