import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { markdown, yaml, type Draft } from './write.ts';

const TEMPLATES = new URL('templates/', import.meta.url);

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

/** Fields that have a greatest length. */
const LONGEST: Readonly<Record<string, number>> = { title: 60, description: 160 };

type Values = Readonly<Record<string, unknown>>;

/**
 * A draft made of a template by replacing its `{placeholders}` with values. A field that is nothing but a placeholder
 * becomes the value itself, whatever that is; where the value is undefined, the field goes.
 */
export function fill(file: string, template: string, values: Values): Draft {
  const { data, body } = readTemplate(template);
  const fields = put(data, values) as Record<string, unknown>;
  for (const [name, max] of Object.entries(LONGEST)) {
    const text = fields[name];
    if (typeof text === 'string' && text.length > max)
      fields[name] = `${text.slice(0, max - 1).replace(/[\s,;:]*\S*$/, '')}…`;
  }
  return { file, text: body === undefined ? yaml(fields) : markdown(fields, String(put(body, values))) };
}

function put(value: unknown, values: Values): unknown {
  if (typeof value === 'string') {
    const only = /^\{(\w+)\}$/.exec(value)?.[1];
    return only ? values[only] : value.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => put(item, values));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, put(item, values)]));
}
