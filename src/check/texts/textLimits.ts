import type { Finding } from '#content/finding.ts';
import { findingIn, type Passage } from '../passages.ts';

type Limit = readonly [exceeded: RegExp, message: string];

const LONG_NUMBER: Limit = [
  /(?:\p{Nd}[.,\p{Cf}]*){41}/u,
  'this number has more than 40 digits; nobody reads it, so remove it',
];

/** Limits on input whose processing time is quadratic or recursive. No text for patients comes near them. */
const LIMITS: readonly Limit[] = [
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
  LONG_NUMBER,
  [/(?:\p{L}[\p{M}\p{Cf}]*){121}/u, 'this word has more than 120 letters; split or remove it'],
  [/\s{1001}/, 'more than 1,000 spaces and empty lines in a row; remove them'],
];

/** Five times the longest text of a field; a body has the limit of its file. */
const MAX_FIELD_TEXT = 5000;
/** Of a field of practice.yaml, which every page may repeat. */
const MAX_REPEATED = 1000;

/** Find the first limit that a text exceeds; it must then not be parsed. */
export function exceededLimit(
  text: string,
  limits = LIMITS,
): { readonly index: number; readonly message: string } | undefined {
  for (const [exceeded, message] of limits) {
    const match = exceeded.exec(text);
    if (match) return { index: match.index, message };
  }
  return undefined;
}

/** `exceededLimit` of plain text. */
export const exceededLimitOfPlain = (text: string) => exceededLimit(text, [LONG_NUMBER]);

/** Report the first limit that a text exceeds. */
export function textLimitFindings(passage: Passage): Finding[] {
  const exceeded = exceededLimit(passage.text);
  if (exceeded) return [findingIn(passage, exceeded.index, exceeded.message)];
  const { file, kind, text } = passage;
  const isRepeated = file === 'practice.yaml';
  const most = isRepeated ? MAX_REPEATED : MAX_FIELD_TEXT;
  if (kind !== 'field' || text.length <= most) return [];
  const remedy = isRepeated ? 'shorten it, since every page may repeat it' : 'shorten it, or move text to a body';
  const excess = `has ${text.length.toLocaleString('en')} characters, more than ${most.toLocaleString('en')}`;
  return [findingIn(passage, 0, `${excess}; ${remedy}`)];
}
