import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Draft, markdown, yaml } from './writeDrafts.ts';

const TEMPLATES = new URL('templates/', import.meta.url);
/** Maximum lengths in characters; longer texts are cut. */
const MAX_FIELD_CHARACTERS: Readonly<Record<string, number>> = { title: 60, description: 160 };

/** Read the data of a template and, unless it is YAML, its Markdown. */
export function readTemplate(name: string): { data: unknown; body: string | undefined } {
  const text = readFileSync(new URL(name, TEMPLATES), 'utf8');
  const [, front, body] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
  return { data: parse(front ?? text, { merge: true }), body };
}

/** List the paths of the templates in a folder. */
export const templatesIn = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, TEMPLATES), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name))
    .toSorted();

/**
 * Create a draft from a template by replacing its `{placeholders}`. A field that is only a placeholder becomes the
 * value itself, of any type; if the value is undefined, the field is left out.
 */
export function fill(file: string, template: string, values: Readonly<Record<string, unknown>>): Draft {
  const put = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const { data, body } = readTemplate(template);
  const fields = JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const only = /^\{(\w+)\}$/.exec(value)?.[1];
    const text = only ? values[only] : put(value);
    const max = MAX_FIELD_CHARACTERS[key] ?? Infinity;
    return typeof text === 'string' && text.length > max
      ? `${text.slice(0, max - 1).replace(/[\s,;:]*\S*$/, '')}…`
      : text;
  }) as object;
  return { file, text: body === undefined ? yaml(fields) : markdown(fields, put(body)) };
}
