import type { Passage } from '#check/passages.ts';

/** A Turkish text in the body of a file, or elsewhere. */
export const passage = (text: string, rest: Partial<Passage> = {}): Passage => ({
  file: 'posts/bir.md',
  field: 'body',
  text,
  language: 'tr',
  kind: 'body',
  at: (offset) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1 };
  },
  ...rest,
});
