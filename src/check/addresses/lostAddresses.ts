import { isPageRef } from '#content/contentFiles.ts';
import { type Finding, findingAt } from '#content/finding.ts';
import { readValues } from '#content/yamlSource.ts';
import { canonicalPath, pathOf } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';

/** The content as it was last pushed, or in the commit before, as far as git knows. */
export interface CommittedContent {
  readonly text: (file: string) => string | undefined;
  readonly files: readonly string[];
}

/**
 * Warn about pages that were published at addresses which lead nowhere now, unless the practice is another.
 * @param findings of the content: a file with an error is no page yet, but it is not lost
 */
export function lostAddressWarnings(
  site: Site,
  { text, files }: CommittedContent,
  findings: readonly Finding[],
): Finding[] {
  const before = readValues({ yaml: text('practice.yaml') ?? '', yamlOffset: 0, body: '' }).values as { url?: unknown };
  if (before?.url !== site.practice.url) return [];
  const broken = new Set(findings.map(({ file }) => file));
  return files.flatMap((file) => {
    const ref = file.replace(/\.(?:md|yaml)$/, '');
    const path = canonicalPath(pathOf(ref));
    if (ref === file || !isPageRef(ref) || broken.has(file)) return [];
    if (site.pagesByPath.has(path) || Object.hasOwn(site.formerly, path) || site.publicFiles.has(path)) return [];
    const message =
      `was published at ${path}, which leads nowhere now; if another page took its place, ` +
      `add "formerly: [${path}]" to that page, so that links and search engines find it`;
    return [findingAt(file, 'file name', message, undefined, 'warning')];
  });
}
