import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseDocument, visit } from 'yaml';
import { STYLE, type Draft } from './draft.ts';

const TEMPLATES = new URL('templates/', import.meta.url);

export const readTemplate = (name: string): string => readFileSync(new URL(name, TEMPLATES), 'utf8');

export const readTable = (name: string): unknown => parse(readTemplate(name));

/** The files of a folder of templates, by their places below it. */
export function templatesIn(folder: string): string[] {
  const root = fileURLToPath(new URL(`${folder}/`, TEMPLATES));
  const items = readdirSync(root, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return items.map((item) => relative(root, join(item.parentPath, item.name)).replaceAll('\\', '/')).toSorted();
}

/** Fields that have a greatest length. */
const LONGEST: Readonly<Record<string, number>> = { title: 60, description: 160 };

/**
 * A template with its `{placeholders}` replaced by values. A field that is nothing but a placeholder becomes the value
 * itself, whatever that is; where the value is undefined, the field goes.
 */
export function fill(file: string, template: string, values: Readonly<Record<string, unknown>>): Draft {
  const put = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const [, front, body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(template) ?? [];
  const document = parseDocument(front ?? template);
  visit(document, {
    Pair(_, pair) {
      const name = /^\{(\w+)\}$/.exec(String(pair.value))?.[1];
      if (!name) return undefined;
      if (values[name] === undefined) return visit.REMOVE;
      pair.value = document.createNode(values[name], { aliasDuplicateObjects: false });
      return visit.SKIP;
    },
    Collection: (_, node) => void (node.flow = false),
    Scalar(key, node) {
      if (typeof node.value !== 'string' || key === 'key') return;
      node.value = put(node.value);
      delete node.type;
    },
  });
  for (const [field, max] of Object.entries(LONGEST)) {
    const text = document.get(field);
    if (typeof text === 'string' && text.length > max)
      document.set(field, `${text.slice(0, max - 1).replace(/[\s,;:]*\S*$/, '')}…`);
  }
  const data = document.toString(STYLE);
  return { file, text: front === undefined ? data : `---\n${data}---\n${put(body)}` };
}
