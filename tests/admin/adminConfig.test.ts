import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { adminConfig } from '#admin/adminConfig.ts';
import { repositoryOf } from '#admin/repository.ts';
import { hintKey, HINTS, LABELS } from '#admin/turkish.ts';
import { FOLDERS, PAGE_FOLDERS, SINGLE_FILES } from '#content/contentFiles.ts';

/** A collection, a file or a field of the configuration. */
interface Part {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly widget?: string;
  readonly multiple?: boolean;
  readonly folder?: string;
  readonly file?: string;
  readonly files?: readonly Part[];
  readonly fields?: readonly Part[];
  readonly field?: Part;
}

const CHOICES = {
  people: { author: ['Dr. Ada Örnek'], reviewer: ['Dr. Ada Örnek', 'Dr. Ege Numune'] },
  existing: {
    page: [{ label: 'Muayene', value: 'services/muayene' }],
    sign: [{ label: 'Nefes almak zorlaştıysa', value: 'nefes' }],
  },
};
const text = adminConfig({ name: 'practice/site', branch: 'main' }, 'https://practice.example', 'content', CHOICES);
const config = parse(text) as { backend: object; collections: readonly Part[] };
const singles = config.collections.find(({ name }) => name === 'single')!.files!;
const posts = config.collections.find(({ name }) => name === 'posts')!.fields!;

/** List these parts and all below them, each with the names that lead to it. */
const partsOf = (parts: readonly Part[], above: readonly string[] = []): (Part & { path: readonly string[] })[] =>
  parts.flatMap((part) => {
    const path = [...above, part.name];
    const below = [...(part.files ?? []), ...(part.fields ?? []), ...(part.field ? [part.field] : [])];
    return [{ ...part, path }, ...partsOf(below, path)];
  });

/** List the paths of a schema's fields, lists as `name[]`, by asking zod itself. */
function pathsOfSchema(schema: z.ZodType, at = ''): string[] {
  const { def } = schema as unknown as {
    def: { type: string; innerType?: z.ZodType; element?: z.ZodType; in?: z.ZodType; options?: z.ZodType[] };
  };
  if (def.innerType) return pathsOfSchema(def.innerType, at);
  // Of a transform, the input is what an editor writes.
  if (def.in) return pathsOfSchema(def.in, at);
  // Of one value or a list of them, a form takes the list.
  const list = def.options?.find((option) => option.type === 'array');
  if (list) return pathsOfSchema(list, at);
  if (def.type === 'array') return pathsOfSchema(def.element!, `${at}[]`);
  if (def.type !== 'object') return [at];
  const { shape } = schema as unknown as { shape: Record<string, z.ZodType> };
  return Object.entries(shape).flatMap(([name, field]) => pathsOfSchema(field, at ? `${at}.${name}` : name));
}

function pathsOfFields(fields: readonly Part[], at = ''): string[] {
  return fields.flatMap(({ name, widget, multiple, fields: below, field }) => {
    const path = `${at ? `${at}.` : ''}${name}${widget === 'list' || multiple ? '[]' : ''}`;
    const inner = below ?? field?.fields;
    return inner ? pathsOfFields(inner, path) : [path];
  });
}

describe('the configuration of the editor in the browser', () => {
  it('is valid for this version of the editor', () => {
    const place = fileURLToPath(new URL('../schema/sveltia-cms.json', import.meta.resolve('@sveltia/cms')));
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(readFileSync(place, 'utf8')) as object);
    expect(
      validate(config) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`),
    ).toEqual([]);
  });

  it('says in words, with an example, what a text must look like', () => {
    const patterns = [...text.matchAll(/pattern:\n\s+- (.+)\n\s+- (.+)/g)].map(([, pattern, says]) =>
      [pattern!, says!].map((one) => parse(one) as string),
    );
    expect(patterns.length).toBeGreaterThan(100);
    for (const [pattern, says] of patterns)
      expect(/ Örnek: (.+)$/.exec(says!)?.[1], pattern).toMatch(new RegExp(pattern!));
    expect(new Set(patterns.map(([, says]) => says)).size).toBe(12);
    const [photo, says] = patterns.find(([pattern]) => pattern!.includes('[Jj]'))!;
    expect(says).toContain('photos/ içindeki');
    expect('IMG_4312.JPG').toMatch(new RegExp(photo!));
    // Of no field of health care in particular.
    expect(text).not.toMatch(/kanal-tedavi|Kanal\.php/);
  });

  it('holds the lengths that the check does', () => {
    const description = posts.find(({ name }) => name === 'description');
    expect(description).toMatchObject({ minlength: 110, maxlength: 160 });
  });

  it('offers the people of the practice where a name is wanted, and the text before what few need', () => {
    for (const [name, options] of Object.entries(CHOICES.people))
      expect(posts.find((field) => field.name === name)).toMatchObject({ widget: 'select', options });
    expect(posts.slice(0, 4).map(({ name }) => name)).toEqual(['title', 'description', 'body', 'topic']);
  });

  it('offers what exists by its text, and takes a name where nothing is known', () => {
    const care = partsOf(config.collections).filter(({ path }) => path.join('.').startsWith('symptoms.care.'));
    expect(care.find(({ name }) => name === 'signs')).toMatchObject({
      widget: 'select',
      multiple: true,
      options: CHOICES.existing.sign,
    });
    expect(care.find(({ name }) => name === 'closing')).toMatchObject({ widget: 'string' });
  });

  const SINGLES = Object.entries(SINGLE_FILES).filter(([file]) => file !== 'answers/urgent.yaml');

  it.each([...PAGE_FOLDERS.map((name) => [name, FOLDERS[name].schema] as const), ...SINGLES])(
    'has exactly the fields of %s',
    (name, schema) => {
      const place = `content/${name}`;
      const { fields } = [...config.collections, ...singles].find(({ folder, file }) => (folder ?? file) === place)!;
      const paths = pathsOfFields(fields!);
      expect(paths.filter((path) => path !== 'body').toSorted()).toEqual(pathsOfSchema(schema).toSorted());
      const files = name in FOLDERS ? FOLDERS[name as (typeof PAGE_FOLDERS)[number]].files : name;
      expect(paths.includes('body')).toBe(files.endsWith('.md'));
    },
  );

  it('has a Turkish label for every folder, file and field, and a hint for every field', () => {
    const parts = partsOf(config.collections);
    expect(parts.length).toBeGreaterThan(500);
    const unnamed = parts.filter(({ name, label }) => label.split(' · ')[0] === name);
    expect(unnamed.map(({ name }) => name)).toStrictEqual([]);
    const bare = parts.filter(({ name, label, hint }) => label.includes(' · ') && name !== 'item' && !hint);
    expect([...new Set(bare.map(({ name }) => name))]).toStrictEqual([]);
  });

  it('has no hint or label for a field that does not exist', () => {
    const paths = [...partsOf(config.collections), ...partsOf(singles)].map(({ path }) => path);
    expect(Object.keys(HINTS).filter((key) => !paths.some((path) => hintKey(path) === key))).toEqual([]);
    const names = new Set(paths.map((path) => path.at(-1)!));
    expect(Object.keys(LABELS).filter((name) => !names.has(name.split('.').at(-1)!))).toEqual([]);
  });

  it('has every file once', () => {
    expect(singles).toHaveLength(SINGLES.length);
    expect(config.collections).toHaveLength(PAGE_FOLDERS.length + 1);
  });
});

describe('the repository the editor writes to', () => {
  it.each([
    [
      { CMS_REPOSITORY: 'practice/site', CMS_BRANCH: 'texts' },
      { name: 'practice/site', branch: 'texts' },
    ],
    [{ REPOSITORY_URL: 'https://github.com/practice/site' }, { name: 'practice/site', branch: 'main' }],
    [{ REPOSITORY_URL: 'https://github.com/practice/site.git' }, { name: 'practice/site', branch: 'main' }],
    [{ REPOSITORY_URL: 'git@github.com:practice/site.git' }, { name: 'practice/site', branch: 'main' }],
    [{ REPOSITORY_URL: 'https://gitlab.com/practice/site' }, undefined],
    [{}, undefined],
  ])('is the one that is named, or that on GitHub of which Netlify tells: %o', (env, repository) =>
    expect(repositoryOf(env)).toEqual(repository),
  );

  it('has no malformed name', () =>
    expect(() => repositoryOf({ CMS_REPOSITORY: 'https://github.com/practice/site' })).toThrow(/owner\/name/));
});
