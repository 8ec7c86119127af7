import type { Entries } from '#content/entries.ts';
import type { Finding } from '#content/finding.ts';
import { type ContentFile, readValues } from '#content/yamlSource.ts';
import { findingOfField } from '../passages.ts';

/**
 * Warn about questions of the FAQ that no longer have the place at which they were published: the API names them by it,
 * so an old reference would get the answer to another question.
 */
export const questionOrderWarnings = (
  { faq }: Entries,
  files: readonly ContentFile[],
  committed: (file: string) => string | undefined,
): Finding[] =>
  faq.flatMap(({ file, slug, questions }) => {
    const before = keysIn(committed(file) ?? '');
    const index = before.findIndex((key, at) => questions[at]?.key !== key);
    if (index < 0) return [];
    const now = questions[index];
    const message =
      `"${String(before[index])}" was published here: ${slug}-${index} in the API now leads to another answer, and so do old links; ` +
      `add new questions at the end`;
    return [findingOfField(files, file, now ? ['questions', index, 'key'] : ['questions'], message, 'warning')];
  });

/** List the keys of the questions in a file; none if it cannot be read. */
function keysIn(yaml: string): unknown[] {
  const { values } = readValues({ yaml, yamlOffset: 0, body: '' });
  const { questions } = (values ?? {}) as { questions?: unknown };
  return Array.isArray(questions) ? questions.map((question) => (question as { key?: unknown } | null)?.key) : [];
}
