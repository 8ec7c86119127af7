import type { Tokens } from 'marked';
import { plainOfAll } from '#markdown/text.ts';
import { visibleText } from '#markdown/visibleText.ts';
import { parsedOf } from './parsedPassage.ts';
import type { Passage } from './passages.ts';

interface Address {
  readonly href: string;
  readonly words: string;
  readonly index: number;
  /** Whether its words are the address. */
  readonly isShown: boolean;
}

/** List the decoded addresses of a passage's links and pictures, with the words of each. */
export const addressesIn = (passage: Passage): Address[] =>
  parsedOf(passage).tokens.flatMap(({ token, index }) => {
    if (token.type !== 'link' && token.type !== 'image') return [];
    const { href, tokens, autolink } = token as Tokens.Link & { readonly autolink?: boolean };
    const words = visibleText([{ text: plainOfAll(tokens), index: 0, isLiteral: true }]).text;
    return [{ href: shownAddress(href), words, index, isShown: autolink === true }];
  });

/** Get an address as a browser takes it, with its characters decoded. */
function shownAddress(href: string): string {
  const plain = href.replaceAll(/[\u0000-\u0020]/g, '');
  try {
    return visibleText([{ text: decodeURIComponent(plain), index: 0 }]).text;
  } catch {
    return plain;
  }
}
