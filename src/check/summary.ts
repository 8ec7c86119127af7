import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';

/** What stands on a site: pages of each kind, questions, and the words a reader finds on its pages. */
export function summary(site: Site): string {
  const kinds = new Map<string, { pages: number; words: number }>();
  for (const page of site.pages) {
    const sum = kinds.get(page.kind) ?? { pages: 0, words: 0 };
    kinds.set(page.kind, { pages: sum.pages + 1, words: sum.words + words(page) });
  }
  const questions = site.faq.reduce((sum, category) => sum + category.questions.length, 0);
  const total = [...kinds.values()].reduce((sum, kind) => sum + kind.words, 0);
  return [
    row('kind', 'pages', 'words'),
    ...[...kinds].map(([kind, sum]) => row(kind, sum.pages, sum.words)),
    row('total', site.pages.length, total),
    `${questions} questions in ${site.faq.length} categories, ${site.curated.length} curated answers`,
  ].join('\n');
}

const words = ({ title, body }: Page) =>
  `${title}\n${body.replaceAll(/\]\([^)]*\)/g, ']')}`.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;

const row = (kind: string, pages: number | string, words: number | string) =>
  `${kind.padEnd(22)}${String(pages).padStart(6)}${String(words).padStart(9)}`;
