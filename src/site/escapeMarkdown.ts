/** Escape what Markdown or HTML would interpret. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>&#]/g, '\\$&');
