import type { Token, Tokens } from 'marked';
import { decodeEntities } from './entities.ts';
import { createIds } from './ids.ts';
import { lex } from './lenientLexer.ts';

/**
 * A Markdown text, or a part of one, parsed: the tokens of `marked`. Its HTML, its Markdown, its lead, its sections and
 * its plain words are all made of them.
 */
export interface MarkdownTree {
  readonly tokens: readonly Token[];
}

/** A heading with the id that it has in HTML. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

/** A second-level heading, and the text below it. */
export interface TextSection {
  readonly heading: Heading;
  /** With its heading. */
  readonly whole: MarkdownTree;
  /** Without it. */
  readonly text: MarkdownTree;
}

/** Prefix in the name of a picture that is a photograph: `![…](photos/x.jpg)` names one on any page. */
export const PHOTOS_FOLDER = 'photos/';

/** Parse a text. Every heading gets the id that it has on a page, in whatever part of the text it is shown. */
export function parseMarkdown(markdown: string): MarkdownTree {
  const tokens = lex(markdown);
  const ids = createIds();
  for (const token of allTokens(tokens))
    if (token.type === 'heading') (token as HeadingToken).id = ids(plainOf(token));
    else if (token.type === 'image' && (token as Tokens.Image).href.startsWith(PHOTOS_FOLDER))
      (token as Tokens.Image).href = `/${(token as Tokens.Image).href}`;
  return { tokens };
}

interface HeadingToken extends Tokens.Heading {
  id: string;
}

/** List tokens in reading order, nested ones included. */
export function* allTokens(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    yield* allTokens(childrenOf(token));
  }
}

export function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  }
  return (token as Tokens.Generic).tokens ?? [];
}

const INLINE = new Set(['text', 'escape', 'strong', 'em', 'del', 'link', 'image', 'codespan', 'br', 'html']);

/** Tell whether a token is within running text. That of a list item is of type `text`, too, and has others in it. */
export const isInline = (token: Token): boolean =>
  INLINE.has(token.type) && !(token.type === 'text' && childrenOf(token).length > 0);

/** Get the words of a token, without markup. */
function plainOf(token: Token): string {
  if (token.type === 'br') return ' ';
  const children = childrenOf(token);
  if (children.length > 0) return plainOfAll(children);
  if (token.type === 'escape' || token.type === 'codespan' || token.type === 'code') return (token as Tokens.Code).text;
  if (token.type === 'html') return token.raw;
  if (token.type === 'text' || token.type === 'image') return decodeEntities((token as Tokens.Text).text);
  return '';
}

/** Get the words of inline tokens, without markup. */
export const plainOfAll = (tokens: readonly Token[]): string => tokens.map(plainOf).join('').trim();

/** Get the words of a text, without markup: a line for each paragraph, heading, list item or cell. */
export const plainText = ({ tokens }: MarkdownTree): string => tokens.flatMap(linesOfToken).filter(Boolean).join('\n');

function linesOfToken(token: Token): string[] {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().map((cell) => plainOfAll(cell.tokens));
  }
  return BLOCKS.has(token.type) ? childrenOf(token).flatMap(linesOfToken) : [plainOf(token).replaceAll(/\s+/g, ' ')];
}

const BLOCKS = new Set(['list', 'list_item', 'blockquote']);

/** Tell whether a text shows anything. */
export const isEmpty = ({ tokens }: MarkdownTree): boolean => tokens.every(isInvisible);

const isInvisible = (token: Token): boolean => token.type === 'space' || token.type === 'def' || isBare(token);

/** A `##` without words shows nothing; the text below it goes on. */
const isBare = (token: Token): boolean => token.type === 'heading' && plainOf(token) === '';

const headingOf = (token: Token): Heading => {
  const { depth, id } = token as HeadingToken;
  return { depth, id, text: plainOf(token) };
};

export const headingsOf = ({ tokens }: MarkdownTree): Heading[] =>
  [...allTokens(tokens)].filter((token) => token.type === 'heading' && !isBare(token)).map(headingOf);

/** Split a text after its first paragraph; there is no lead if it begins with a picture or anything else. */
export function splitLead({ tokens }: MarkdownTree): { lead: MarkdownTree | undefined; rest: MarkdownTree } {
  const start = tokens.findIndex((token) => !isInvisible(token));
  const first = tokens[start];
  const isLead = first?.type === 'paragraph' && (first as Tokens.Paragraph).tokens.some(({ type }) => type !== 'image');
  if (!isLead) return { lead: undefined, rest: { tokens } };
  return { lead: { tokens: [first] }, rest: { tokens: tokens.slice(start + 1) } };
}

/** Split a text at its second-level headings. */
export function splitSections({ tokens }: MarkdownTree): { before: MarkdownTree; sections: TextSection[] } {
  const starts = tokens.flatMap((token, index) =>
    token.type === 'heading' && (token as Tokens.Heading).depth === 2 && !isBare(token) ? [index] : [],
  );
  return {
    before: { tokens: tokens.slice(0, starts[0]) },
    sections: starts.map((start, at) => ({
      heading: headingOf(tokens[start]!),
      whole: { tokens: tokens.slice(start, starts[at + 1]) },
      text: { tokens: tokens.slice(start + 1, starts[at + 1]) },
    })),
  };
}

/** Change the destinations of a text's links and pictures. */
export function withLinks({ tokens }: MarkdownTree, change: (href: string) => string): MarkdownTree {
  const changed = structuredClone(tokens) as Token[];
  for (const token of allTokens(changed))
    if (token.type === 'link' || token.type === 'image') {
      const link = token as Tokens.Link | Tokens.Image;
      link.href = change(link.href);
    }
  return { tokens: changed };
}
