import type { Entries } from '#content/entries.ts';
import { type Finding, sortedFindings } from '#content/finding.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import type { Site } from '#site/site.ts';
import { type CommittedContent, lostAddressWarnings } from './addresses/lostAddresses.ts';
import { dateWarnings } from './dates.ts';
import {
  alarmingQuestionWarnings,
  everydayWarnings,
  kindlessSignWarnings,
  repeatedSignWarnings,
  unrecognisedSignWarnings,
  unshownSignWarnings,
  wideSignWarnings,
} from './emergencySigns.ts';
import { passagesOf } from './passages.ts';
import { formerStaffWarnings } from './practice/formerStaff.ts';
import { askingDescriptionWarnings, sharedPhrasingWarnings } from './questions/phrasings.ts';
import { questionOrderWarnings } from './questions/questionOrder.ts';
import { unfoundAnswerWarnings } from './questions/unfoundAnswers.ts';
import { createSpeller } from './spelling/dictionary.ts';
import { spellingFindings } from './spelling/spelling.ts';
import type { WordList } from './spelling/wordList.ts';
import { repeatedTextFindings } from './texts/repeatedText.ts';
import { exceededLimit } from './texts/textLimits.ts';

interface Content {
  readonly files: readonly ContentFile[];
  readonly entries: Entries | undefined;
  readonly site: Site | undefined;
  /** Of a build. */
  readonly findings: readonly Finding[];
}

/**
 * Add the findings of `npm run check` to those of a build: spelling, repeated paragraphs, similar pages, colliding
 * questions and signs, unfound answers, moved questions, and dates as of `today` (`YYYY-MM-DD`, by default
 * that of the practice).
 * @param committed the content as it was last pushed, or in the commit before
 */
export async function fullCheck(
  { files, entries, site, findings }: Content,
  words: WordList,
  today?: string,
  committed: CommittedContent = { text: () => undefined, files: [] },
): Promise<Finding[]> {
  // The build names the others.
  const passages = files.flatMap(passagesOf).filter(({ text }) => !exceededLimit(text));
  const spelling = spellingFindings(passages, await createSpeller(words));
  if (!entries) return sortedFindings([...findings, ...spelling]);
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return sortedFindings([
    ...findings,
    ...spelling,
    ...repeatedTextFindings(passages),
    ...sharedPhrasingWarnings(entries, files),
    ...askingDescriptionWarnings(entries, files),
    ...(site ? unfoundAnswerWarnings(site, entries, files) : []),
    ...(site && !hasErrors
      ? [
          ...unrecognisedSignWarnings(site, passages),
          ...wideSignWarnings(site, files),
          ...alarmingQuestionWarnings(site, passages),
        ]
      : []),
    ...(site ? lostAddressWarnings(site, committed, findings) : []),
    ...repeatedSignWarnings(entries, passages),
    ...kindlessSignWarnings(entries, files),
    ...everydayWarnings(entries, files),
    ...questionOrderWarnings(entries, files, committed.text),
    ...formerStaffWarnings(entries, passages, committed.text('practice.yaml')),
    ...(!hasErrors ? unshownSignWarnings(entries, files) : []),
    ...dateWarnings(entries, files, today),
  ]);
}
