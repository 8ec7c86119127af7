import { lex } from './lenientLexer.ts';
import { endsSentence } from './sentences.ts';

/**
 * Separate the paragraphs of a text with blank lines. Folded YAML (`>-`) turns a blank line into a single line break,
 * and the editor at /admin/ keeps it so. In a text without blank lines, a break after a sentence therefore starts a
 * paragraph.
 */
export const inParagraphs = (markdown: string): string =>
  /\n[ \t]*\n/.test(markdown)
    ? markdown
    : lex(markdown)
        .map(({ type, raw }) => (type === 'paragraph' ? raw.replaceAll(/\n(?=.)/g, between) : raw))
        .join('');

const between = (end: string, index: number, text: string): string =>
  endsSentence(text.slice(0, index), text.slice(index)) ? '\n\n' : end;
