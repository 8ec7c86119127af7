import type { Entries } from '../entries/entries.ts';
import { ContentError, inOrder, type Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { NOT_PAGES } from '../entries/references.ts';
import { pathOf } from '../site/addresses.ts';
import { buildSite } from '../site/build.ts';
import type { Documentation } from '../site/pages/developers.ts';
import { drawingProblems } from './drawings.ts';
import { figureProblems } from './figures.ts';
import { linkProblems, targetsOf } from './links.ts';
import { markupProblems } from './markup.ts';
import type { Passage } from './passage.ts';
import { passagesOf } from './passages.ts';
import { practiceProblems } from './sample.ts';
import { telephoneProblems } from './telephone.ts';
import { placedTokens } from './tokens.ts';

/**
 * What is wrong with the texts of a content folder: what may not be said, Markdown that would not be shown as it is
 * meant, links that lead nowhere. `entries` is undefined where the content is too broken to have any.
 */
export function textProblems(
  files: readonly SourceFile[],
  entries: Entries | undefined,
  documentation: Documentation,
  study = studyFile,
): Problem[] {
  const problems: Problem[] = [];
  const practice = entries?.singles['practice.yaml'];
  let site;
  try {
    site = entries && buildSite(entries, { base: practice!.url, documentation });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  const targets = targetsOf(files, entries, site);
  const numbers = practice ? [practice.phone.e164, practice.phone.display, practice.booking.phone] : [];
  for (const file of files) {
    if (file.name.startsWith('drawings/')) problems.push(...drawingProblems(file));
    if (practice && file.name === practice.file) problems.push(...practiceProblems(practice, file));
    const ref = file.name.replace(/\.\w+$/, '');
    const path = NOT_PAGES.test(ref) ? '/' : pathOf(ref);
    for (const { passage, tokens, problems: own } of study(file, ...numbers)) {
      problems.push(...own);
      if (tokens) problems.push(...linkProblems(passage, tokens, path, targets));
    }
  }
  return inOrder(problems);
}

/** A passage with what is wrong in itself, and, where it is Markdown, its tokens. */
interface Studied {
  readonly passage: Passage;
  readonly tokens: ReturnType<typeof placedTokens> | undefined;
  readonly problems: readonly Problem[];
}

/** What can be said of a file's passages without the rest of the content. `own`: the practice's telephone numbers. */
export function studyFile(file: SourceFile, ...own: readonly string[]): readonly Studied[] {
  return passagesOf(file).map((passage) => {
    const tokens = isMarkdown(passage) ? placedTokens(passage.text) : undefined;
    // Without a readable practice.yaml nobody knows which number is the practice's own.
    const strangers = own.length > 0 ? telephoneProblems(passage, own) : [];
    const markup = tokens ? markupProblems(passage, tokens) : [];
    return { passage, tokens, problems: [...figureProblems(passage), ...strangers, ...markup] };
  });
}

/** Most fields are plain words, for which `marked` need not be asked. */
const isMarkdown = ({ kind, language, text }: Passage): boolean =>
  kind === 'body' || (kind === 'field' && language !== 'none' && /[<[\]#:]|!\[|www\./.test(text));
