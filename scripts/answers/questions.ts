import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { didYouMean } from '#content/explain.ts';
import { ContentError, fieldName, fileFinding, type Finding } from '#content/finding.ts';
import { parseFile } from '#content/parseFile.ts';
import { type ContentFile, locate } from '#content/yamlSource.ts';

/** A test question: `labels` are the keys of the entries that would be right; none if it must not be answered. */
const testQuestionSchema = z.strictObject({
  text: z.string().min(1).max(500),
  labels: z.array(z.string()),
  style: z.string().optional(),
  sort: z.string().optional(),
});

const fileSchema = z.strictObject({ questions: z.array(testQuestionSchema).min(1) });

export type TestQuestion = z.infer<typeof testQuestionSchema>;

/**
 * Read the labelled questions of a YAML file: `questions`, each with `text` and `labels`, perhaps `style` and `sort`.
 * @param keys of all entries; labels must be among them.
 * @throws ContentError with everything that is wrong.
 */
export function testQuestions(file: string, keys?: readonly string[]): TestQuestion[] {
  if (!existsSync(file)) throw new ContentError([fileFinding(file, 'there is no such file')]);
  const source: ContentFile = { name: file, text: readFileSync(file, 'utf8') };
  const { data, findings } = parseFile(source, fileSchema);
  const all = [...findings, ...(data && keys ? unknownLabels(data.questions, keys, source) : [])];
  if (!data || all.length > 0) throw new ContentError(all);
  return data.questions;
}

const unknownLabels = (questions: readonly TestQuestion[], keys: readonly string[], source: ContentFile): Finding[] =>
  questions.flatMap(({ labels }, question) =>
    labels.flatMap((label, at): Finding[] => {
      if (keys.includes(label)) return [];
      const path = ['questions', question, 'labels', at];
      const message = `no entry has the key ${JSON.stringify(label)}${didYouMean(label, keys)}`;
      return [{ severity: 'error', file: source.name, ...locate(source, path), field: fieldName(path), message }];
    }),
  );
