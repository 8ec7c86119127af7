import { alikeWarnings } from './alike.ts';
import type { Entries } from '../entries/entries.ts';
import { inOrder, type Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import type { Site } from '../site/site.ts';
import { createSpeller } from './dictionary.ts';
import { answerWarnings } from './answerability.ts';
import { limitProblems } from './limits.ts';
import { leftoverProblems } from './sampleLeftovers.ts';
import { paragraphWarnings } from './paragraphs.ts';
import { passagesOf } from './passages.ts';
import { practiceWarnings } from './practice.ts';
import { questionWarnings } from './questions.ts';
import { reviewProblems } from './reviews.ts';
import { isReserved } from './sample.ts';
import { spellingProblems } from './spelling.ts';
import type { WordList } from './wordList.ts';

interface Content {
  readonly files: readonly SourceFile[];
  readonly entries: Entries | undefined;
  readonly site: Site | undefined;
  /** What a build rejects, and texts still to be written. */
  readonly problems: readonly Problem[];
}

/**
 * What a build rejects, and what it does not ask for: spelling, what is left of an invented practice, what is doubtful,
 * answers nobody finds or reads at a glance, and dates as they stand to `today` (`YYYY-MM-DD`).
 */
export async function allProblems(content: Content, words: WordList, today: string): Promise<Problem[]> {
  const speller = await createSpeller(words);
  // What is too large to be read is too large to be spelled.
  const files = content.files.filter((file) => limitProblems(file).length === 0);
  const spelling = spellingProblems(files.flatMap(passagesOf), speller);
  return inOrder([
    ...content.problems,
    ...spelling,
    ...(content.entries ? doubts({ ...content, files }, content.entries, today) : []),
  ]);
}

function doubts({ files, site }: Content, entries: Entries, today: string): Problem[] {
  const sources = new Map(files.map((file) => [file.name, file]));
  const sourceOf = (name: string) => sources.get(name);
  const practice = entries.singles['practice.yaml'];
  const texts = isReserved(practice.url) ? [] : files.filter(({ name }) => name !== practice.file);
  return [
    ...practiceWarnings(practice, sources.get(practice.file)!, today),
    ...texts.flatMap(passagesOf).flatMap(leftoverProblems),
    ...files.flatMap(passagesOf).flatMap(paragraphWarnings),
    ...alikeWarnings(files.flatMap(passagesOf)),
    ...questionWarnings(entries, sourceOf),
    ...(site ? answerWarnings(site, entries, sourceOf) : []),
    ...reviewProblems(entries, files, today),
  ];
}
