/** A blank line: it parts paragraphs. */
const BLANK = /\n[ \t]*\n/;

/** A single line break behind the end of a sentence, unless an item of a list follows. */
const AFTER_SENTENCE = /(?<=[.!?…:][)”"’]?)\n(?!\s*(?:[-*]|\d+[.)])\s)/g;

/**
 * A text with a blank line between its paragraphs, whatever the style of its YAML. Folded YAML (`>-`) makes a single line break of a
 * blank line, and the editor at /admin/ keeps it so: without any blank line, a break behind a sentence parts paragraphs. Other
 * breaks stay: they wrap a line.
 */
export const inParagraphs = (text: string): string =>
  BLANK.test(text) ? text.replaceAll(/\n(?:[ \t]*\n)+/g, '\n\n') : text.replaceAll(AFTER_SENTENCE, '\n\n');
