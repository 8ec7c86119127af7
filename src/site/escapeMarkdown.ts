/** Keep a text from being read as Markdown or HTML: the signs that mean something there, escaped. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>&#]/g, '\\$&');
