import type { Token, Tokens } from 'marked';
import { escapeLineStart } from './escape.ts';
import { isEmpty, type MarkdownTree } from './tree.ts';

/**
 * Write a text as Markdown that every program reads like this site: each link with its own destination, and what is
 * text here is text there.
 */
export const toMarkdown = ({ tokens }: MarkdownTree): string => blocks(tokens);

const blocks = (tokens: readonly Token[], between = '\n\n'): string => tokens.map(block).filter(Boolean).join(between);

function block(token: Token): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return '';
    case 'heading':
      return isEmpty({ tokens: [token] })
        ? ''
        : `${'#'.repeat((token as Tokens.Heading).depth)} ${inline(childTokens(token))}`;
    case 'list':
      return listMarkdown(token as Tokens.List);
    case 'blockquote':
      return blocks(childTokens(token)).replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');
    case 'table':
      return tableMarkdown(token as Tokens.Table);
    case 'code':
      return code(token as Tokens.Code);
    case 'hr':
      return '---';
    case 'html':
      return escapedTags(token.raw.trim());
    default:
      return inline(childTokens(token))
        .split('\n')
        .map((line) => escapeLineStart(line.trimStart()))
        .join('\n')
        .trimEnd();
  }
}

const childTokens = (token: Token): readonly Token[] => (token as Tokens.Generic).tokens ?? [token];

/** The mark is that of the source: two lists in a row are one unless their marks differ. */
function listMarkdown({ items, loose, raw }: Tokens.List): string {
  const [, mark = '-', end = ''] = /^\s*(?:([-*+])|\d+([.)]))/.exec(raw) ?? [];
  return items
    .map(({ tokens, task, checked }, index) => {
      const number = end ? `${index + 1}${end}` : mark;
      const box = task ? `[${checked ? 'x' : ' '}] ` : '';
      const content = blocks(
        tokens.filter(({ type }) => type !== 'checkbox'),
        loose ? '\n\n' : '\n',
      );
      return `${number} ${box}${content.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(number.length + 1)}`)}`;
    })
    .join(loose ? '\n\n' : '\n');
}

function tableMarkdown({ header, rows, align }: Tokens.Table): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cells = (all: readonly Tokens.TableCell[]) =>
    row(
      all.map(({ tokens }) =>
        inline(tokens)
          .trim()
          .replaceAll(/(?<!\\)\|/g, '\\|'),
      ),
    );
  const dashes = { left: ':--', right: '--:', center: ':-:' };
  return [cells(header), row(align.map((side) => (side ? dashes[side] : '---'))), ...rows.map(cells)].join('\n');
}

function code({ text, lang = '' }: Tokens.Code): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang}\n${text}\n${fence}`;
}

const inline = (tokens: readonly Token[]): string => tokens.map(inlineOf).join('');

function inlineOf(token: Token): string {
  switch (token.type) {
    case 'strong':
      return `**${inline(childTokens(token))}**`;
    case 'em':
      return `${token.raw[0]}${inline(childTokens(token))}${token.raw[0]}`;
    case 'del':
      return `~~${inline(childTokens(token))}~~`;
    case 'link': {
      const link = token as Tokens.Link & { readonly autolink?: boolean };
      return link.autolink ? link.raw : `[${inline(link.tokens)}](${destination(link)})`;
    }
    case 'image':
      return `![${(token as Tokens.Image).text.replaceAll(/[[\]]/g, '\\$&')}](${destination(token as Tokens.Image)})`;
    case 'html':
      return escapedTags(token.raw);
    case 'text':
      return token.raw.replaceAll(/(?<=\d)\*(?=\d)|(?<!\\)~/g, '\\$&');
    default:
      return token.raw;
  }
}

const escapedTags = (raw: string): string => raw.replaceAll('<', '\\<');

/** Write the destination of a link, encoded where its characters would end it. */
function destination({ href, title }: Tokens.Link | Tokens.Image): string {
  const isBalanced = !/[()]/.test(href.replaceAll(/\([^()]*\)/g, ''));
  const encoded = href.replaceAll(isBalanced ? /[\s<>\\]/g : /[\s<>\\()]/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  );
  return title ? `${encoded} "${title.replaceAll(/["\\]/g, '\\$&')}"` : encoded;
}
