import type { Entries } from '../entries/entries.ts';
import { inOrder, type Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { createSpeller } from './dictionary.ts';
import { passagesOf } from './passages.ts';
import { reviewProblems } from './reviews.ts';
import { spellingProblems } from './spelling.ts';
import type { WordList } from './wordList.ts';

interface Content {
  readonly files: readonly SourceFile[];
  readonly entries: Entries | undefined;
  /** What a build would refuse. */
  readonly problems: readonly Problem[];
}

/** What a build refuses, and what it does not ask for: spelling, and dates as they stand to `today` (`YYYY-MM-DD`). */
export async function everythingWrong(content: Content, words: WordList, today: string): Promise<Problem[]> {
  const speller = await createSpeller(words);
  const spelling = content.files.flatMap(passagesOf).flatMap((passage) => spellingProblems(passage, speller));
  const reviews = content.entries ? reviewProblems(content.entries, content.files, today) : [];
  return inOrder([...content.problems, ...spelling, ...reviews]);
}
