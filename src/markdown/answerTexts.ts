import { withAbsoluteLinks } from './linkAddresses.ts';
import { toMarkdown } from './toMarkdown.ts';
import { parseMarkdown, plainText } from './tree.ts';

/** Write an answer as Markdown with absolute links. `address` is the absolute address of its page. */
export const withAbsoluteAddresses = (answer: string, address: string): string =>
  toMarkdown(withAbsoluteLinks(parseMarkdown(answer), address));

/** Get the words of an answer for a search. Of most answers only links need be removed. */
export const plainAnswer = (answer: string): string =>
  answer.includes('](') ? plainText(parseMarkdown(answer)) : answer;
