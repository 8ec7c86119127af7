import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = 'tests/answers/questions';

const STYLES = ['formal', 'colloquial', 'story', 'keyword', 'no-diacritics', 'typo', 'glued', 'capitals'] as const;
const SORTS = [
  'fee',
  'emergency',
  'not-offered',
  'dental',
  'medicine',
  'trap',
  'far',
  'english',
  'chat',
  'junk',
  'order',
] as const;

/** A test question: `labels` are the keys of the entries that would be right; none where it must not be answered. */
const questionSchema = z.strictObject({
  text: z.string().min(1).max(500),
  labels: z.array(z.string()),
  style: z.enum(STYLES).optional(),
  sort: z.enum(SORTS).optional(),
});

const fileSchema = z.strictObject({ questions: z.array(questionSchema) });

export type TestQuestion = z.infer<typeof questionSchema>;

/** Every labelled question of a folder's files, in their order. */
export function testQuestions(
  folder: string = FOLDER,
  isWanted: (name: string) => boolean = (name) => name.endsWith('.yaml'),
): TestQuestion[] {
  return readdirSync(folder)
    .filter(isWanted)
    .sort()
    .flatMap((name) => fileSchema.parse(parse(readFileSync(join(folder, name), 'utf8'))).questions);
}

/**
 * Whether a question belongs to the third that fitting never sees. Split by entry; by their text where there is no entry,
 * or where one entry is all the sort has.
 */
export const isKept = ({ text, labels, sort }: TestQuestion): boolean =>
  hash((sort ? undefined : labels[0]) ?? text) % 3 === 0;

/** FNV-1a. */
function hash(text: string): number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return (state ^ (state >>> 15)) >>> 0;
}
