import type { Tokens } from 'marked';
import type { Placed } from './places.ts';
import { plainOfAll } from './tree.ts';
import { visibleText } from './visibleText.ts';

/** A link or picture as a reader finds it. */
export interface VisibleLink {
  /** As a browser takes it, with its characters decoded. */
  readonly href: string;
  readonly words: string;
}

/** A link in a Markdown text. */
interface LinkInText extends VisibleLink {
  readonly index: number;
  /** Whether its words are the address. */
  readonly showsAddress: boolean;
}

/** List the links and pictures of a Markdown text. */
export const visibleLinksIn = (tokens: readonly Placed[]): LinkInText[] =>
  tokens.flatMap(({ token, index }) => {
    if (token.type !== 'link' && token.type !== 'image') return [];
    const { href, tokens: inner, autolink } = token as Tokens.Link & { readonly autolink?: boolean };
    const words = visibleText([{ text: plainOfAll(inner), index: 0, isLiteral: true }]).text;
    return [{ href: visibleAddress(href), words, index, showsAddress: autolink === true }];
  });

/** Get an address as a browser takes it, with its characters decoded. */
export function visibleAddress(href: string): string {
  const plain = href.replaceAll(/[\u0000-\u0020]/g, '');
  try {
    return visibleText([{ text: decodeURIComponent(plain), index: 0 }]).text;
  } catch {
    return plain;
  }
}
