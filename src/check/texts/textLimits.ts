import type { Finding } from '#content/finding.ts';
import { findingIn, type Passage } from '../passages.ts';

/** What was pasted by mistake and takes long to read, such as a picture as text. No text for patients comes near it. */
const LIMITS: readonly (readonly [exceeded: RegExp, message: string])[] = [
  [
    /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]){61}/m,
    'this line begins with more than 60 spaces and list or quotation markers; nest the text less deeply',
  ],
  [/\S{1001}/, 'this word has more than 1,000 characters; split or remove it'],
];

/** Find the first limit that a text exceeds; it must then not be parsed. */
export function exceededLimit(text: string): { readonly index: number; readonly message: string } | undefined {
  for (const [exceeded, message] of LIMITS) {
    const match = exceeded.exec(text);
    if (match) return { index: match.index, message };
  }
  return undefined;
}

/** Report the first limit that a text exceeds. */
export function textLimitFindings(passage: Passage): Finding[] {
  const exceeded = exceededLimit(passage.text);
  return exceeded ? [findingIn(passage, exceeded.index, exceeded.message)] : [];
}
