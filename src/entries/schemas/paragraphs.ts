const BLANK = /\n[ \t]*\n/;

/** A line break after a sentence, but not after a title such as "Uzm. Dr.", unless a list item follows. */
const AFTER_SENTENCE = /(?<=[.!?…:][)”"’]?)(?<!(?<!\p{L})(?:Dr|Dt|Doç|Prof|Uzm|Op)\.)\n(?!\s*(?:[-*]|\d+[.)])\s)/gu;

/**
 * Separate the paragraphs of a text with blank lines. Folded YAML (`>-`) turns a blank line into a single line break,
 * and the editor at /admin/ keeps it so. In a text without blank lines, a break after a sentence therefore starts a
 * paragraph.
 */
export const inParagraphs = (text: string): string =>
  BLANK.test(text) ? text.replaceAll(/\n(?:[ \t]*\n)+/g, '\n\n') : text.replaceAll(AFTER_SENTENCE, '\n\n');
