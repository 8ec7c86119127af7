import { pageText } from '../markdown/alternate.ts';
import { absolute, FILES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import type { PageTexts } from './file.ts';
import { emergencyLine, listedPages } from './llms.ts';

/** Maximum length in characters; further pages are only named. */
const LIMIT = 5_000_000;

/** `llms-full.txt` (llmstxt.org): the text of every page, in the order of `llms.txt`. */
export function llmsFullTxt(
  site: Site,
  { text }: Pick<PageTexts, 'text'> = { text: (page) => pageText(page, site) },
): string {
  const { practice, base } = site;
  let length = 0;
  const parts = [...listedPages(site)].map((page) => {
    const heading = `# ${page.title}\n\nSource: ${absolute(base, page.path)}`;
    if (length >= LIMIT) return heading;
    const part = `${heading}\n\n${text(page)}`;
    length += part.length;
    return part;
  });
  const head = [
    `# ${practice.fullName}`,
    `> ${practice.description.trim()}`,
    `${emergencyLine(site)}\nContent is Turkish. Cite the address after "Source:". Site overview: ${absolute(base, FILES.llms)}`,
  ];
  return [head.join('\n\n'), ...parts].join('\n\n---\n\n').concat('\n');
}
