import type { Problem } from '#content/problem.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { inParagraphs } from '#markdown/paragraphs.ts';
import { parseMarkdown, splitLead } from '#markdown/tree.ts';
import { linksIn, type PlacedLink } from './addresses/links.ts';
import { drawingProblems } from './drawings.ts';
import { answerAdviceProblems, emergencyAdviceProblems } from './emergencies/emergencyAdvice.ts';
import { type Passage, passagesOf, problemIn, TODO } from './passages.ts';
import { advertisingWarnings } from './texts/advertising.ts';
import { amountProblems } from './texts/amounts.ts';
import { characterProblems } from './texts/characters.ts';
import { inventedFactProblems, isInvented } from './texts/inventedFacts.ts';
import { markdownProblems, markupWarnings, plainProblems, unfoldedProblems } from './texts/markdown.ts';
import { addressProblems } from './texts/shownAddresses.ts';
import { dialProblems, telephoneProblems } from './texts/telephoneLinks.ts';
import { numbersOf } from './texts/telephoneNumbers.ts';
import { yamlLossWarnings } from './texts/yamlLosses.ts';

/** Problems and links of one file's texts. Plain data. */
interface CheckedTexts {
  readonly problems: readonly Problem[];
  readonly links: readonly PlacedLink[];
}

/** What the texts of a practice are checked against. */
export interface PracticeForCheck {
  /** The telephone numbers that texts may name; empty if nobody knows them. */
  readonly numbers: readonly string[];
  /** Whether the practice is an example, at a reserved address. */
  readonly isInvented: boolean;
}

/** For texts of a practice whose practice.yaml is missing or broken. */
export const UNKNOWN_PRACTICE: PracticeForCheck = { numbers: [], isInvented: true };

export const practiceForCheck = (practice: Practice): PracticeForCheck => ({
  numbers: numbersOf(practice),
  isInvented: isInvented(practice.url),
});

/** Check the texts of one file. */
export function checkTexts(file: ContentFile, practice: PracticeForCheck, passages = passagesOf(file)): CheckedTexts {
  const problems: Problem[] = file.name.startsWith('drawings/') ? drawingProblems(file) : yamlLossWarnings(file);
  const links: PlacedLink[] = [];
  problems.push(...unfoldedProblems(passages));
  for (const passage of passages) {
    problems.push(
      ...characterProblems(passage),
      ...amountProblems(passage),
      ...advertisingWarnings(passage),
      ...placeholderProblems(passage),
      ...paragraphWarnings(passage),
      ...emergencyAdviceProblems(passage),
      ...(practice.isInvented ? [] : inventedFactProblems(passage)),
      ...addressProblems(passage),
      ...dialProblems(passage, practice.numbers),
      ...(practice.numbers.length > 0 ? telephoneProblems(passage, practice.numbers) : []),
    );
    if (passage.kind === 'label' || passage.language === 'none') continue;
    problems.push(...markdownProblems(passage), ...markupWarnings(passage));
    if (isMarkdown(passage)) links.push(...linksIn(passage));
    else problems.push(...plainProblems(passage));
  }
  for (const joined of answersAfterQuestions(passages))
    problems.push(...amountProblems(joined), ...answerAdviceProblems(joined));
  // A table is read by its rows and by its columns.
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return { problems: [...unique.values()], links };
}

/** Join each answer to its question: an amount in one may have its unit, or its subject, in the other. */
function answersAfterQuestions(passages: readonly Passage[]): Passage[] {
  const questions = new Map(passages.map((passage) => [passage.field, passage]));
  return passages.flatMap((answer) => {
    const question = questions.get(answer.field.replace(/\.answer$/, '.question'));
    if (!question || question === answer) return [];
    const start = question.text.length + 1;
    const at = (offset: number) => (offset < start ? question.at(offset) : answer.at(offset - start));
    return [{ ...answer, text: `${question.text} ${answer.text}`, at }];
  });
}

/** Tell whether pages show a text as Markdown: most fields are plain words. */
const isMarkdown = ({ kind, field }: Passage): boolean =>
  kind === 'body' || /^(?:(?:questions|entries)\[\d+\]\.answer|relief)$/.test(field);

function placeholderProblems(passage: Passage): Problem[] {
  const index = passage.text.indexOf(TODO);
  if (index < 0) return [];
  const words = passage.text.slice(index + TODO.length).trim();
  const what = words.length > 80 ? `${words.slice(0, 79)}…` : words;
  return [problemIn(passage, index, `to do: ${what || 'write this text'}`, 'warning')];
}

/** Tell whether a problem is a text that is still to be written. */
export const isPlaceholder = ({ severity, message }: Problem): boolean =>
  severity === 'warning' && message.startsWith('to do:');

/** Characters of an answer in one paragraph: about nine lines on a phone. */
const MAX_PARAGRAPH = 400;

/** Warn about a long answer of the FAQ or of answers/entries.yaml that has no paragraphs. */
function paragraphWarnings(passage: Passage): Problem[] {
  if (!/^(?:questions|entries)\[\d+\]\.answer$/.test(passage.field)) return [];
  const text = inParagraphs(passage.text.trim());
  if (text.length <= MAX_PARAGRAPH || splitLead(parseMarkdown(text)).rest.tokens.length > 0) return [];
  const message =
    `is one block of ${text.length} characters; begin with the short answer in one or two sentences, ` +
    'then an empty line, then the rest; what to do in an emergency goes last, after another empty line';
  return [problemIn(passage, 0, message, 'warning')];
}
