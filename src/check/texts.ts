import type { Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { drawingProblems } from './drawings.ts';
import { amountProblems } from './amounts.ts';
import { characterProblems } from './characters.ts';
import { linksIn, type PlacedLink } from './links.ts';
import { markdownProblems } from './markdown.ts';
import type { Passage } from './passage.ts';
import { passagesOf } from './passages.ts';
import { telephoneProblems } from './telephone.ts';
import { placeholderProblems } from './placeholders.ts';
import { placedTokens } from '../markdown/tokens.ts';
import { urgencyProblems } from './urgency.ts';

/** What can be said of a file's texts without the rest of the content. Plain data. */
export interface TextFindings {
  readonly problems: readonly Problem[];
  readonly links: readonly PlacedLink[];
}

/**
 * What is wrong with the texts of a file: what may not be said, Markdown that would not be shown as it is meant.
 * `own`: the practice's telephone numbers.
 */
export function lintTexts(file: SourceFile, own: readonly string[]): TextFindings {
  const problems: Problem[] = file.name.startsWith('drawings/') ? drawingProblems(file) : [];
  const links: PlacedLink[] = [];
  for (const passage of passagesOf(file)) {
    problems.push(
      ...characterProblems(passage),
      ...amountProblems(passage),
      ...urgencyProblems(passage),
      ...placeholderProblems(passage),
    );
    // Without a readable practice.yaml nobody knows which number is the practice's own.
    if (own.length > 0) problems.push(...telephoneProblems(passage, own));
    if (!isMarkdown(passage)) continue;
    const tokens = placedTokens(passage.text);
    problems.push(...markdownProblems(passage, tokens));
    links.push(...linksIn(passage, tokens));
  }
  return { problems, links };
}

/** Most fields are plain words, for which `marked` need not be asked. */
const isMarkdown = ({ kind, language, text }: Passage): boolean =>
  kind === 'body' || (kind === 'field' && language !== 'none' && /[<[\]#:]|!\[|www\./.test(text));
