import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { toHtml } from '#markdown/toHtml.ts';
import { parseMarkdown } from '#markdown/tree.ts';

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that a reader of HTML sees, numbers of lists included. */
export function wordsOfHtml(html: string): string[] {
  const words: string[] = [];
  const lists: number[] = [];
  const parser = new Parser({
    onopentag(name) {
      if (name === 'ol' || name === 'ul') lists.push(name === 'ol' ? 0 : Number.NaN);
      if (name === 'li' && lists.at(-1)! >= 0) words.push(`${(lists[lists.length - 1] = lists.at(-1)! + 1)}.`);
    },
    onclosetag: (name) => void ((name === 'ol' || name === 'ul') && lists.pop()),
    ontext: (text) => words.push(text),
  });
  parser.end(html);
  return wordsIn(words.join(' '));
}

/** The words that a reader of Markdown sees once it is rendered. */
export const wordsOfMarkdown = (markdown: string): string[] => wordsOfHtml(toHtml(parseMarkdown(markdown)));

const word = fc.constantFrom(
  ...['Şişlik', 'ağrı', 'gün', 'iğne', 'çürük', 'İzmir', '112’yi', 'arayın.', '“tırnak”', 'Dr.', '7.', '5*3*2', '3~4'],
);
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const piece = fc.oneof(
  line,
  fc.tuple(fc.constantFrom('', '- ', '## ', '> ', '3. ', '1. ', '    ', '### '), line).map((parts) => parts.join('')),
  line.map((text) => `**${text.replaceAll('*', '')}**`),
  line.map((text) => `[${text}](/iletisim)`),
  line.map((text) => `| ${text} |\n| --- |\n| ${text} |`),
  fc.tuple(line, line).map(([one, two]) => `1. ${one}\n2. ${two}`),
);

/** Texts of editors: paragraphs, lists, tables, headings, links, ordinals, quotation marks. */
export const texts = fc
  .array(fc.tuple(piece, fc.constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.flat().join(''));

/** The words that an editor wrote in one of `texts`. */
export const wordsWritten = (markdown: string): string[] => wordsIn(markdown.replaceAll('](/iletisim)', ''));

/** Leave out numbers, which lists may have of their own. */
export const withoutNumbers = (words: readonly string[]): string[] => words.filter((one) => !/^\d+$/.test(one));
