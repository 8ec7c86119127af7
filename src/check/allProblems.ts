import type { Entries } from '../entries/entries.ts';
import { inOrder, type Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import type { Site } from '../site/site.ts';
import { alikeWarnings } from './alike.ts';
import { answerWarnings } from './answerability.ts';
import { createSpeller } from './dictionary.ts';
import { limitProblems } from './limits.ts';
import { isReserved, leftoverProblems } from './ownership.ts';
import { passagesOf } from './passages.ts';
import { sharedPhrasingWarnings } from './phrasings.ts';
import { practiceWarnings } from './practice.ts';
import { reviewProblems } from './reviews.ts';
import { everydayWarnings, unreadSigns } from './signs.ts';
import { spellingProblems } from './spelling.ts';
import { superlativeWarnings } from './superlatives.ts';
import { paragraphWarnings } from './texts.ts';
import type { WordList } from './wordList.ts';

interface Content {
  readonly files: readonly SourceFile[];
  readonly entries: Entries | undefined;
  readonly site: Site | undefined;
  /** Those that a build reports. */
  readonly problems: readonly Problem[];
}

/**
 * Add to a build's problems what only `npm run check` looks for: spelling, leftovers of an invented practice, doubtful
 * facts, answers that are hard to find or read, and dates as of `today` (`YYYY-MM-DD`).
 */
export async function allProblems(content: Content, words: WordList, today: string): Promise<Problem[]> {
  const { entries, problems, site } = content;
  const speller = await createSpeller(words);
  // A file beyond the limits takes too long to spell-check.
  const files = content.files.filter((file) => limitProblems(file).length === 0);
  const passages = files.flatMap(passagesOf);
  return inOrder([
    ...problems,
    ...spellingProblems(passages, speller),
    ...(entries ? entryProblems(files, entries, site, today) : []),
  ]);
}

function entryProblems(
  files: readonly SourceFile[],
  entries: Entries,
  site: Site | undefined,
  today: string,
): Problem[] {
  const sources = new Map(files.map((file) => [file.name, file]));
  const sourceOf = (name: string) => sources.get(name);
  const practice = entries.singles['practice.yaml'];
  const passages = files.flatMap(passagesOf);
  // practice.yaml has its own check for leftovers.
  const texts = isReserved(practice.url) ? [] : passages.filter(({ file }) => file !== practice.file);
  return [
    ...practiceWarnings(practice, sources.get(practice.file)!, today),
    ...texts.flatMap(leftoverProblems),
    ...passages.flatMap(paragraphWarnings),
    ...passages.flatMap(superlativeWarnings),
    ...alikeWarnings(passages),
    ...sharedPhrasingWarnings(entries, sourceOf),
    ...everydayWarnings(entries, sourceOf),
    ...unreadSigns(entries, sourceOf),
    ...(site ? answerWarnings(site, entries, sourceOf) : []),
    ...reviewProblems(entries, files, today),
  ];
}
