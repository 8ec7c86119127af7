import { endsSentence } from '../../markdown/sentences.ts';

const BLANK = /\n[ \t]*\n/;

/** A line break, unless a list item follows. */
const LINE_BREAK = /\n(?!\s*(?:[-*]|\d+[.)])\s)/g;

/**
 * Separate the paragraphs of a text with blank lines. Folded YAML (`>-`) turns a blank line into a single line break,
 * and the editor at /admin/ keeps it so. In a text without blank lines, a break after a sentence therefore starts a
 * paragraph.
 */
export const inParagraphs = (text: string): string =>
  BLANK.test(text)
    ? text.replaceAll(/\n(?:[ \t]*\n)+/g, '\n\n')
    : text.replaceAll(LINE_BREAK, (end, index: number) =>
        endsSentence(text.slice(0, index), text.slice(index)) ? '\n\n' : end,
      );
