import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { markdown, yaml, type Draft } from './write.ts';

const TEMPLATES = new URL('templates/', import.meta.url);
/** Fields that have a greatest length. */
const LONGEST: Readonly<Record<string, number>> = { title: 60, description: 160 };

/** The data of a template, and its Markdown where it is no YAML file. */
export function readTemplate(name: string): { data: unknown; body: string | undefined } {
  const text = readFileSync(new URL(name, TEMPLATES), 'utf8');
  const [, front, body] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
  return { data: parse(front ?? text), body };
}

/** The files of a folder of templates, by their places below it. */
export const templatesIn = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, TEMPLATES), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name))
    .toSorted();

/**
 * A draft made of a template by replacing its `{placeholders}` with values. A field that is nothing but a placeholder
 * becomes the value itself, whatever that is; where the value is undefined, the field goes.
 */
export function fill(file: string, template: string, values: Readonly<Record<string, unknown>>): Draft {
  const put = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const { data, body } = readTemplate(template);
  const fields = JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const only = /^\{(\w+)\}$/.exec(value)?.[1];
    const text = only ? values[only] : put(value);
    const max = LONGEST[key] ?? Infinity;
    return typeof text === 'string' && text.length > max
      ? `${text.slice(0, max - 1).replace(/[\s,;:]*\S*$/, '')}…`
      : text;
  }) as object;
  return { file, text: body === undefined ? yaml(fields) : markdown(fields, put(body)) };
}
