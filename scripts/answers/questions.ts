import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** A test question: `labels` are the keys of the entries that would be right; none where it must not be answered. */
const questionSchema = z.strictObject({
  text: z.string().min(1).max(500),
  labels: z.array(z.string()),
  style: z.string().optional(),
  sort: z.string().optional(),
});

export type TestQuestion = z.infer<typeof questionSchema>;

/** The labelled questions of a file: `questions`, each with `text` and `labels`, and perhaps `style` and `sort`. */
export const testQuestions = (file: string): TestQuestion[] =>
  z.strictObject({ questions: z.array(questionSchema) }).parse(parse(readFileSync(file, 'utf8'))).questions;
