import type { Finding } from '#content/finding.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { TODO } from '#content/todo.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { inParagraphs } from '#markdown/paragraphs.ts';
import { shortened } from '#markdown/shortened.ts';
import { parseMarkdown, splitLead } from '#markdown/tree.ts';
import { type LinkInFile, linksIn } from './addresses/links.ts';
import { drawingFindings } from './drawings.ts';
import { answerAdviceFindings, emergencyAdviceFindings } from './emergencyAdvice.ts';
import { findingIn, type Passage, passagesOf } from './passages.ts';
import { advertisingWarnings } from './texts/advertising.ts';
import { amountFindings } from './texts/amounts.ts';
import { characterFindings } from './texts/characters.ts';
import { linkWarnings } from './texts/doubtfulLinks.ts';
import { hoursWarnings } from './texts/hoursClaims.ts';
import { inventedFactFindings, isInvented } from './texts/inventedFacts.ts';
import { markdownFindings, markupWarnings, plainFindings, unfoldedFindings } from './texts/markdown.ts';
import { dialFindings, telephoneFindings } from './texts/telephoneLinks.ts';
import { numbersOf } from './texts/telephoneNumbers.ts';
import { yamlLossWarnings } from './texts/yamlLosses.ts';

/** Findings and links of one file's texts. Plain data. */
interface CheckedTexts {
  readonly findings: readonly Finding[];
  readonly links: readonly LinkInFile[];
}

/** What the texts of a practice are checked against. */
export interface PracticeForCheck {
  /** The telephone numbers that texts may name; empty if nobody knows them. */
  readonly numbers: readonly string[];
  /** Whether the practice is an example, at a reserved address. */
  readonly isInvented: boolean;
  readonly email?: string | undefined;
  readonly openingHours?: Practice['openingHours'];
}

/** For texts of a practice whose practice.yaml is missing or broken. */
export const UNKNOWN_PRACTICE: PracticeForCheck = { numbers: [], isInvented: true };

export const practiceForCheck = (practice: Practice): PracticeForCheck => ({
  numbers: numbersOf(practice),
  isInvented: isInvented(practice.url),
  email: practice.email,
  openingHours: practice.openingHours,
});

/** Check the texts of one file. */
export function checkTexts(file: ContentFile, practice: PracticeForCheck, passages = passagesOf(file)): CheckedTexts {
  const findings: Finding[] = file.name.startsWith('drawings/') ? drawingFindings(file) : yamlLossWarnings(file);
  const links: LinkInFile[] = [];
  findings.push(...unfoldedFindings(passages));
  for (const passage of passages) {
    findings.push(
      ...characterFindings(passage),
      ...amountFindings(passage),
      ...advertisingWarnings(passage),
      ...placeholderFindings(passage),
      ...paragraphWarnings(passage),
      ...emergencyAdviceFindings(passage),
      ...(practice.isInvented ? [] : inventedFactFindings(passage)),
      ...dialFindings(passage, practice.numbers),
      ...(practice.openingHours ? hoursWarnings(passage, practice.openingHours) : []),
      ...(practice.numbers.length > 0 ? telephoneFindings(passage, practice.numbers) : []),
    );
    if (passage.kind === 'label' || passage.language === 'none') continue;
    findings.push(...markdownFindings(passage), ...markupWarnings(passage));
    if (isMarkdown(passage)) {
      links.push(...linksIn(passage));
      findings.push(...linkWarnings(passage, practice.email));
    } else findings.push(...plainFindings(passage));
  }
  for (const joined of afterSubjects(passages, /\.answer$/, '.question'))
    findings.push(...amountFindings(joined), ...answerAdviceFindings(joined));
  for (const joined of afterSubjects(passages, /\.values\[\d+\]$/, '.aspect')) findings.push(...amountFindings(joined));
  // A table is read by its rows and by its columns.
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return { findings: [...unique.values()], links };
}

/** Join texts to their subjects, as answers to questions: an amount may have its unit or name in the other. */
function afterSubjects(passages: readonly Passage[], ending: RegExp, endingOfSubject: string): Passage[] {
  const byField = new Map(passages.map((passage) => [passage.field, passage]));
  return passages.flatMap((passage) => {
    const subject = byField.get(passage.field.replace(ending, endingOfSubject));
    if (!subject || subject === passage) return [];
    const start = subject.text.length + 1;
    const at = (offset: number) => (offset < start ? subject.at(offset) : passage.at(offset - start));
    return [{ ...passage, text: `${subject.text} ${passage.text}`, at }];
  });
}

/** Tell whether pages show a text as Markdown: most fields are plain words. */
const isMarkdown = ({ kind, role }: Passage): boolean => kind === 'body' || role === 'markdown';

function placeholderFindings(passage: Passage): Finding[] {
  const index = passage.text.indexOf(TODO);
  if (index < 0) return [];
  const words = passage.text.slice(index + TODO.length).trim();
  return [findingIn(passage, index, `to do: ${shortened(words, 80) || 'write this text'}`, 'warning')];
}

/** Tell whether a finding is a text that is still to be written. */
export const isPlaceholder = ({ severity, message }: Finding): boolean =>
  severity === 'warning' && message.startsWith('to do:');

/** Characters of an answer in one paragraph: about nine lines on a phone. */
const MAX_PARAGRAPH = 400;

/** Warn about a long answer of the FAQ or of answers/entries.yaml that has no paragraphs. */
function paragraphWarnings(passage: Passage): Finding[] {
  if (passage.role !== 'markdown') return [];
  const text = inParagraphs(passage.text.trim());
  if (text.length <= MAX_PARAGRAPH || splitLead(parseMarkdown(text)).rest.tokens.length > 0) return [];
  const message =
    `is one block of ${text.length} characters; begin with the short answer in one or two sentences, ` +
    'then an empty line, then the rest; what to do in an emergency goes last, after another empty line';
  return [findingIn(passage, 0, message, 'warning')];
}
