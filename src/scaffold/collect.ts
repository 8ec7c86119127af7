import { valueOf, type Field } from './field.ts';

/** Where answers come from: a terminal, or flags. */
export interface Prompt {
  /** A line for a field; empty where there is none, or no other. `rejected` is the line that it takes the place of. */
  line(field: Field, count: number, rejected: string): Promise<string>;
  /** Says what is wrong with a line, `words` of which are unknown. Whether there is another instead of it. */
  reject(field: Field, line: string, why: string, words: readonly string[]): boolean;
  /** Whether words that the dictionary does not know are right. */
  right(words: readonly string[]): Promise<boolean>;
  /** Says what is wrong with the whole, and throws where nothing is asked again. */
  finish(problems: string): void;
}

/** What is wrong with the value of a field, and words of it that nobody knows. */
export type Judge = (
  field: Field,
  value: unknown,
) => Promise<{ wrong: string | undefined; unknown: readonly string[] }>;

/** Asks for every field, and again for what will not do. Answers and words are added to the two last parameters. */
export async function collect(
  fields: readonly Field[],
  prompt: Prompt,
  judge: Judge,
  answers: Map<string, unknown>,
  words: Set<string>,
): Promise<void> {
  for (const field of fields) {
    const lines: string[] = [];
    let rejected = '';
    while (lines.length < (field.list?.max ?? 1)) {
      const line = (await prompt.line(field, lines.length, rejected)).trim();
      const { wrong, unknown } = line
        ? await judge(field, valueOf(field, [...lines, line]))
        : { wrong: missing(field, lines.length), unknown: [] };
      const fresh = [...new Set(unknown)].filter((word) => !words.has(word));
      rejected = line;
      if (wrong ? !prompt.reject(field, line, wrong, fresh) : !line) break;
      if (wrong || (fresh.length > 0 && !(await prompt.right(fresh)))) continue;
      rejected = '';
      for (const word of fresh) words.add(word);
      lines.push(line);
    }
    if (lines.length > 0) answers.set(field.name, valueOf(field, lines));
    else answers.delete(field.name);
  }
}

function missing({ required, list, help }: Field, found: number): string | undefined {
  if (found === 0) return required ? `is missing: ${help}` : undefined;
  return list && found < list.min ? `must be given ${list.min} to ${list.max} times, found ${found}` : undefined;
}
