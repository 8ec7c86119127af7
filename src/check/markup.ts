import type { Tokens } from 'marked';
import type { Problem } from '#content/problem.ts';
import { looksNumbered, marksNotTaken } from '#markdown/unreadMarkup.ts';
import { parsedOf } from './parsedPassage.ts';
import { type Passage, problemIn } from './passages.ts';

/** What a token is called in a message, if it is markup that a field without Markdown shows as it is written. */
const MARKUP: Readonly<Record<string, string>> = {
  strong: '**',
  em: '*',
  del: '~~',
  codespan: '`',
  link: '[…](…)',
  image: '![…](…)',
};

/** Reject markup in a field that takes none: pages show it as it is written. */
export const plainProblems = (passage: Passage): Problem[] =>
  parsedOf(passage).tokens.flatMap(({ token, index }) => {
    const mark = MARKUP[token.type];
    if (!mark || (token as { autolink?: boolean }).autolink) return [];
    return [
      problemIn(passage, index, `this field takes no Markdown: pages would show ${mark} as it is written; remove it`),
    ];
  });

/** Warn about markup that is shown as it is written, and about lines that may not be what they look like. */
export function markupWarnings(passage: Passage): Problem[] {
  const { tokens, prose } = parsedOf(passage);
  const warn = (index: number, message: string) => problemIn(passage, index, message, 'warning');
  const notTaken = marksNotTaken(prose).map(({ index, message }) => warn(index, message));
  const used = new Set(
    tokens.flatMap(({ token }) =>
      token.type === 'link' || token.type === 'image' ? [(token as Tokens.Link).href] : [],
    ),
  );
  /** Tell whether the line before a place has words. */
  const isStuckTo = (index: number): boolean => {
    const { text } = passage;
    return text[index - 1] === '\n' && text.slice(text.lastIndexOf('\n', index - 2) + 1, index).trim() !== '';
  };
  let tableEnd = -1;
  const others = tokens.flatMap(({ token, index }) => {
    const isStuck = isStuckTo(index);
    const isBelowTable = tableEnd + 1 === index;
    if (token.type === 'table') tableEnd = index + token.raw.trimEnd().length;
    if (token.type === 'hr' && isStuck)
      return [
        warn(
          index,
          'this line of dashes is a rule, and the words above it no heading; begin a heading with ##, or leave a line empty',
        ),
      ];
    if (token.type === 'paragraph' && isStuck && isBelowTable)
      return [warn(index, 'leave a line empty between a table and the sentence below it')];
    if (token.type === 'def' && !used.has((token as Tokens.Def).href) && !used.has(`/${(token as Tokens.Def).href}`))
      return [warn(index, 'no link uses this definition, so nobody sees it; remove it')];
    if ((token.type === 'paragraph' || token.type === 'text') && looksNumbered(token.raw))
      return [warn(index, 'a numbered list begins with 1. and goes on with 2.; these numbers are words')];
    return [];
  });
  return [...notTaken, ...others];
}
