const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escape text between tags of HTML or XML. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Escape text for HTML, also within a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** Escape what Markdown or HTML could interpret; some of it would be plain text where it stands, as in "5 * 3". */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)|\b_|_\b/gi, '\\$&')
    .split('\n')
    .map(escapeLineStart)
    .join('\n');

/** Escape what begins a list, a heading, a quotation or a definition at the beginning of a line of words. */
export const escapeLineStart = (line: string): string =>
  line
    .replace(/^(\s*\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^\s*(?:[-+*](?=\s)|#{1,6}(?=\s|$)|>|(?:=+|-+)(?=\s*$)|\[(?=[^\]]+\]:))/, (mark) =>
      mark.replace(/\S/, '\\$&'),
    );
