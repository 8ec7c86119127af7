import type { Problem } from '#content/problem.ts';
import { type Passage, problemIn } from './passages.ts';

/** Limits on input whose processing time is quadratic or recursive. No text for patients comes near them. */
const LIMITS: readonly (readonly [exceeded: RegExp, message: string])[] = [
  [
    /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]){61}/m,
    'this line begins with more than 60 spaces and list or quotation markers; nest the text less deeply',
  ],
  [/^(?:[^|\n]*\|){51}/m, 'this line has more than 50 "|" characters; make the table narrower'],
  [
    /(?:[*_[\]`~<!](?:[^*_[\]`~<!\n]|\n(?!\s*(?:[-*+|\n]|\d+[.)])))*){501}/,
    'more than 500 Markdown characters (* _ [ ] ` ~ < !) in one paragraph; remove some, or split the paragraph',
  ],
  [/\S{1001}/, 'this word has more than 1,000 characters; split or remove it'],
  [/\s{1001}/, 'more than 1,000 spaces and empty lines in a row; remove them'],
];

/** Report the first limit that a text exceeds; its file must then not be parsed. */
export function limitProblems(passage: Passage): Problem[] {
  for (const [exceeded, message] of LIMITS) {
    const match = exceeded.exec(passage.text);
    if (match) return [problemIn(passage, match.index, message)];
  }
  return [];
}
