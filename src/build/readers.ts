import { SaxesParser } from 'saxes';
import { BREAK, fold, type Part } from '#markdown/fold.ts';
import { shownBlocks } from '#markdown/shown.ts';

/** Functions that list what readers see of a published file, by its ending: one text or several. */
export const READERS: Readonly<Record<string, (text: string) => string[]>> = {
  html: htmlTexts,
  svg: htmlTexts,
  md: shownBlocks,
  txt: shownBlocks,
  json: (text) => stringsIn(JSON.parse(text)).flatMap(textsOf),
  xml: (text) => nodesIn(text).flatMap(textsOf),
};

/** Elements within running text. */
const INLINE = /^<\/?(?:a|abbr|b|code|del|em|i|mark|small|span|strong|sub|sup|time|tspan)\b/i;
/** Those that begin elsewhere in the same line, or a table's next cell. */
const BESIDE = /^<(?:br|tspan\b[^>]*\sd?[xy]=|\/?t[dh]\b)/i;
const TAG = /<!--[^]*?-->|<(script|style)\b[^>]*>([^]*?)<\/\1\s*>|<[/?!]?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const SHOWN_ATTRIBUTE =
  /\s(?:alt|title|content|aria-label|aria-description|placeholder|value)=(?:"([^"]*)"|'([^']*)')/gi;
/** Narrow screens show the name of the column before a cell. */
const LABELLED_CELL = /<td\b[^>]*\sdata-label="([^"]*)"[^>]*>([^]*?)<\/td>/gi;

function htmlTexts(html: string): string[] {
  const parts: Part[] = [];
  const aside: string[] = [];
  const add = (text: string) => parts.push({ text, index: 0 });
  let end = 0;
  for (const { 0: tag, 1: element, 2: inner = '', index } of html.matchAll(TAG)) {
    add(html.slice(end, index));
    end = index + tag.length;
    if (tag.startsWith('<!--')) continue;
    if (element) {
      if (tag.includes('application/ld+json')) aside.push(...stringsIn(JSON.parse(inner)).flatMap(textsOf));
      continue;
    }
    add(BESIDE.test(tag) ? ' ' : INLINE.test(tag) ? '' : BREAK);
    for (const [, double, single = ''] of tag.matchAll(SHOWN_ATTRIBUTE)) aside.push(foldOne(double ?? single));
  }
  add(html.slice(end));
  const cells = [...html.matchAll(LABELLED_CELL)].map(([, label, cell]) => htmlTexts(`${label} ${cell}`)[0]!);
  return [fold(parts).text, ...aside, ...cells];
}

const foldOne = (text: string): string => fold([{ text, index: 0 }]).text;

/** List what readers see of a text in a JSON or XML document: HTML, Markdown or plain words. */
const textsOf = (text: string): string[] => (/<\/?[a-z][^>]*>/i.test(text) ? htmlTexts(text) : shownBlocks(text));

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
