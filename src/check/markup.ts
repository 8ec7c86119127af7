import type { Tokens } from 'marked';
import type { Problem } from '../entries/problem.ts';
import type { Placed } from '../markdown/places.ts';
import { type Passage, problemIn } from './passages.ts';

/** Markup that is published as it is written, because Markdown does not take it. */
const NOT_TAKEN: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^ {0,3}#{2,6}(?=[^#\s])/gmu, 'this is no heading: write a space after ##'],
  [/^[ \t]*(?:[•·◦▪‣●○]|[-*+]\u00a0)/gmu, 'this is no list: begin each point with "- ", a hyphen and a space'],
  [
    /:[ \n]+- \S[^\n]* - \S/gu,
    'a list in a folded text (>-) is one line; write | instead of >-, and an empty line before it',
  ],
  [/\[\^[^\]\n]+\]/gu, 'there are no footnotes; write the source as a link, or name it in "sources"'],
  [
    /\][ \u00a0]+\((?=[/#]|https?:|mailto:|tel:|photos\/)/gu,
    'this is no link: write ](… without a space between the brackets',
  ],
  [
    /\]\((?=[^()\n]*[^()\s][ \u00a0][^()\n]*\))(?=[/#]|https?:|photos\/)/gu,
    'this is no link: an address has no spaces; write %20 for each',
  ],
  [/\([^()\n]+\)\[(?=[/#]|https?:)/gu, 'this is no link: words go between [ and ], and the address between ( and )'],
  [
    /\[[^[\]\n]+\]\[[^[\]\n]*\]/gu,
    'this is no link: no line of this text says where it leads; write [words](/address)',
  ],
  [
    /\*\*|__(?=\S)|(?<=\S)__/gu,
    'this marks nothing: write ** directly before and after the words, without spaces inside',
  ],
  [/^:::|\{\{[<%]?|\[\[/gmu, 'this is markup of another system, shown as it is written; remove it'],
];

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
export const plainProblems = (passage: Passage, tokens: readonly Placed[]): Problem[] =>
  tokens.flatMap(({ token, index }) => {
    const mark = MARKUP[token.type];
    if (!mark || (token as { autolink?: boolean }).autolink) return [];
    return [
      problemIn(passage, index, `this field takes no Markdown: pages would show ${mark} as it is written; remove it`),
    ];
  });

/** Warn about markup that is shown as it is written, and about lines that may not be what they look like. */
export function markupWarnings(passage: Passage, tokens: readonly Placed[]): Problem[] {
  const warn = (index: number, message: string) => problemIn(passage, index, message, 'warning');
  const words = wordsOf(passage.text, tokens);
  const notTaken = NOT_TAKEN.flatMap(([pattern, message]) =>
    [...words.matchAll(pattern)].map(({ 0: mark, index }) => warn(index, `"${mark.trim()}" ${message}`)),
  );
  const used = new Set(
    tokens.flatMap(({ token }) =>
      token.type === 'link' || token.type === 'image' ? [(token as Tokens.Link).href] : [],
    ),
  );
  const others = tokens.flatMap(({ token, index }, at) => {
    const before = passage.text.slice(0, index);
    const isStuck = /\S[ \t]*\n$/.test(before);
    const last = tokens.slice(0, at).findLast(({ token: other }) => other.type === 'table');
    if (token.type === 'hr' && isStuck)
      return [
        warn(
          index,
          'this line of dashes is a rule, and the words above it no heading; begin a heading with ##, or leave a line empty',
        ),
      ];
    if (token.type === 'paragraph' && isStuck && last && last.index + last.token.raw.trimEnd().length + 1 === index)
      return [warn(index, 'leave a line empty between a table and the sentence below it')];
    if (token.type === 'def' && !used.has((token as Tokens.Def).href) && !used.has(`/${(token as Tokens.Def).href}`))
      return [warn(index, 'no link uses this definition, so nobody sees it; remove it')];
    if ((token.type === 'paragraph' || token.type === 'text') && /^ {0,3}\d+[.)] .*\n+ {0,3}\d+[.)] /.test(token.raw))
      return [warn(index, 'a numbered list begins with 1. and goes on with 2.; these numbers are words')];
    return [];
  });
  return [...notTaken, ...others];
}

const TAKEN = new Set(['codespan', 'code', 'link', 'image', 'def', 'html', 'escape']);

/** Get a text with everything that Markdown takes, and code, blanked out. */
function wordsOf(text: string, tokens: readonly Placed[]): string {
  let words = text;
  for (const { token, index } of tokens) {
    if (TAKEN.has(token.type)) words = blank(words, index, index + token.raw.length);
    else if (token.type === 'strong') {
      words = blank(words, index, index + 2);
      words = blank(words, index + token.raw.length - 2, index + token.raw.length);
    }
  }
  return words;
}

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + text.slice(from, to).replaceAll(/[^\n]/g, ' ') + text.slice(to);
