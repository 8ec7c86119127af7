import { Parser } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import { visibleBlocks } from '#markdown/visibleMarkdown.ts';
import { BREAK, type Part, visibleText } from '#markdown/visibleText.ts';

/** Functions that list what readers see of a published file, by its ending: one text or several. */
export const READERS: Readonly<Record<string, (text: string) => string[]>> = {
  html: htmlTexts,
  htm: htmlTexts,
  xhtml: htmlTexts,
  svg: htmlTexts,
  md: visibleBlocks,
  markdown: visibleBlocks,
  txt: visibleBlocks,
  csv: (text) => visibleBlocks(text.replaceAll(/[;,\t]/g, ' ')),
  json: (text) => stringsIn(JSON.parse(text)).flatMap(textsOf),
  xml: (text) => nodesIn(text).flatMap(textsOf),
};

/** Elements within running text. */
const INLINE = /^(?:a|abbr|b|code|del|em|i|mark|small|span|strong|sub|sup|time|tspan)$/;
/** What begins elsewhere and is read together: a table's cell, a label of a drawing, a moved part of one. */
const isBeside = (name: string, { x, y, dx, dy }: Readonly<Record<string, string>>): boolean =>
  ['br', 'td', 'text', 'th'].includes(name) ||
  (name === 'tspan' && [x, y, dx, dy].some((place) => place !== undefined));
const SHOWN_ATTRIBUTES = ['alt', 'title', 'content', 'aria-label', 'aria-description', 'placeholder', 'value'];
const UNREAD = /^(?:script|style)$/;

function htmlTexts(html: string): string[] {
  const parts: Part[] = [];
  const aside: string[] = [];
  /** What is read of a cell, after the name of its column: narrow screens show both. */
  let cell: Part[] | undefined;
  let unread = '';
  let data: string | undefined;
  const add = (text: string) => {
    const part = { text, index: 0, isLiteral: true };
    parts.push(part);
    cell?.push(part);
  };
  const addGap = (name: string, attributes = {}) => {
    if (isBeside(name, attributes)) add(' ');
    else if (!INLINE.test(name)) add(BREAK);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      addGap(name, attributes);
      aside.push(...SHOWN_ATTRIBUTES.flatMap((key) => (attributes[key] ? [shownOf(attributes[key])] : [])));
      if (name === 'td') cell = [{ text: `${attributes['data-label'] ?? ''} `, index: 0, isLiteral: true }];
      if (!UNREAD.test(name)) return;
      unread = name;
      data = attributes['type'] === 'application/ld+json' ? '' : undefined;
    },
    ontext(text) {
      if (!unread) add(text);
      else if (data !== undefined) data += text;
    },
    onclosetag(name) {
      addGap(name);
      if (name === 'td' && cell) {
        aside.push(visibleText(cell).text);
        cell = undefined;
      }
      if (name !== unread) return;
      if (data !== undefined) aside.push(...stringsIn(JSON.parse(data)).flatMap(textsOf));
      unread = '';
    },
  });
  parser.end(html);
  return [visibleText(parts).text, ...aside];
}

const shownOf = (text: string): string => visibleText([{ text, index: 0, isLiteral: true }]).text;

/** List what readers see of a text in a JSON or XML document: HTML, Markdown or plain words. */
const textsOf = (text: string): string[] => (/<\/?[a-z][^>]*>/i.test(text) ? htmlTexts(text) : visibleBlocks(text));

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

function nodesIn(xml: string): string[] {
  const nodes: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => void nodes.push(text));
  parser.on('cdata', (text) => void nodes.push(text));
  parser.on('error', () => {});
  parser.write(xml).close();
  return nodes;
}
