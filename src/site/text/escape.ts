const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escape text between tags of HTML or XML. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Escape text for HTML, also within a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** Quote a word for a POSIX shell. */
export const shellWord = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** Escape what Markdown or HTML would interpret. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>&#]/g, '\\$&');
