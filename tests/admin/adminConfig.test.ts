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

interface Field {
  readonly name: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly fields?: readonly Field[];
  readonly field?: Field;
}

interface Part {
  readonly name: string;
  readonly folder?: string;
  readonly file?: string;
  readonly files?: readonly Part[];
  readonly fields?: readonly Field[];
}

const PEOPLE = { author: ['Dr. Ada Örnek'], reviewer: ['Dr. Ada Örnek', 'Dr. Ege Numune'] };
const text = adminConfig({ name: 'practice/site', branch: 'main' }, 'https://practice.example', 'content', PEOPLE);
const config = parse(text) as { backend: object; collections: readonly Part[] };
const singles = config.collections.find(({ name }) => name === 'single')!.files!;

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

function pathsOfFields(fields: readonly Field[], at = ''): string[] {
  return fields.flatMap(({ name, widget, fields: below, field, ...rest }) => {
    const isList = widget === 'list' || ('multiple' in rest && rest.multiple === true);
    const path = `${at ? `${at}.` : ''}${name}${isList ? '[]' : ''}`;
    if (below) return pathsOfFields(below, path);
    return field?.fields ? pathsOfFields(field.fields, path) : [path];
  });
}

const withoutBody = (fields: readonly Field[]) => pathsOfFields(fields).filter((path) => path !== 'body');

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
    expect(new Set(patterns.map(([, says]) => says)).size).toBe(13);
    const [photo, says] = patterns.find(([pattern]) => pattern!.includes('[Jj]'))!;
    expect(says).toContain('photos/ içindeki');
    expect('IMG_4312.JPG').toMatch(new RegExp(photo!));
    // Of no field of health care in particular.
    expect(text).not.toMatch(/kanal-tedavi|Kanal\.php/);
  });

  it('holds the lengths that the check does', () => {
    const { fields = [] } = config.collections.find(({ name }) => name === 'posts')!;
    expect(fields.find(({ name }) => name === 'description')).toMatchObject({ minlength: 110, maxlength: 160 });
  });

  it('offers the people of the practice where a name is wanted, and the text before what few need', () => {
    const { fields = [] } = config.collections.find(({ name }) => name === 'posts')!;
    for (const [name, options] of Object.entries(PEOPLE))
      expect(fields.find((field) => field.name === name)).toMatchObject({ widget: 'select', options });
    expect(fields.slice(0, 4).map(({ name }) => name)).toEqual(['title', 'description', 'body', 'topic']);
  });

  it.each(PAGE_FOLDERS)('has exactly the fields of %s', (name) => {
    const { files, schema } = FOLDERS[name];
    const found = config.collections.find((collection) => collection.name === name)!;
    expect(found.folder).toBe(`content/${name}`);
    expect(withoutBody(found.fields!).toSorted()).toEqual(pathsOfSchema(schema).toSorted());
    expect(found.fields!.some((field) => field.name === 'body')).toBe(files.endsWith('.md'));
  });

  it.each(Object.entries(SINGLE_FILES).filter(([file]) => file !== 'answers/urgent.yaml'))(
    'has exactly the fields of %s',
    (file, schema) => {
      const found = singles.find((single) => single.file === `content/${file}`)!;
      expect(withoutBody(found.fields!).toSorted()).toEqual(pathsOfSchema(schema).toSorted());
    },
  );

  it('has a Turkish label for every folder, file and field, and a hint for every field', () => {
    interface Named {
      readonly name: string;
      readonly label: string;
      readonly hint?: string;
    }
    const below = (parts: readonly Part[] | readonly Field[] = []): Named[] =>
      parts.flatMap((part) => [
        part as unknown as Named,
        ...below('files' in part ? part.files : []),
        ...below(part.fields),
        ...('field' in part && part.field ? below([part.field]) : []),
      ]);
    const named = below(config.collections);
    expect(named.length).toBeGreaterThan(500);
    const unnamed = named.filter(({ name, label }) => label.split(' · ')[0] === name);
    expect(unnamed.map(({ name }) => name)).toStrictEqual([]);
    const bare = named.filter(({ name, label, hint }) => label.includes(' · ') && name !== 'item' && !hint);
    expect([...new Set(bare.map(({ name }) => name))]).toStrictEqual([]);
  });

  it('has no hint for a field that does not exist', () => {
    const pathsIn = (parts: readonly (Part | Field)[], path: readonly string[] = []): string[][] =>
      parts.flatMap((part) => {
        const here = [...path, part.name];
        const below = [...('files' in part ? part.files : []), ...(part.fields ?? [])];
        return [here, ...pathsIn(below, here), ...('field' in part ? pathsIn([part.field], here) : [])];
      });
    const paths = [...pathsIn(config.collections), ...pathsIn(singles)];
    expect(Object.keys(HINTS).filter((key) => !paths.some((path) => hintKey(path) === key))).toEqual([]);
    const names = new Set(paths.map((path) => path.at(-1)!));
    expect(Object.keys(LABELS).filter((name) => !names.has(name.split('.').at(-1)!))).toEqual([]);
  });

  it('has every file once', () => {
    expect(singles).toHaveLength(Object.keys(SINGLE_FILES).length - 1);
    expect(config.collections).toHaveLength(PAGE_FOLDERS.length + 1);
  });
});

describe('the repository the editor writes to', () => {
  it('comes from CMS_REPOSITORY and CMS_BRANCH', () => {
    expect(repositoryOf({ CMS_REPOSITORY: 'practice/site', CMS_BRANCH: 'texts' })).toEqual({
      name: 'practice/site',
      branch: 'texts',
    });
  });

  it.each([
    ['https://github.com/practice/site', 'practice/site'],
    ['https://github.com/practice/site.git', 'practice/site'],
    ['git@github.com:practice/site.git', 'practice/site'],
    ['https://gitlab.com/practice/site', undefined],
  ])('otherwise comes from Netlify, if it is on GitHub: %s', (REPOSITORY_URL, name) => {
    expect(repositoryOf({ REPOSITORY_URL })?.name).toBe(name);
  });

  it('rejects a malformed name', () => {
    expect(() => repositoryOf({ CMS_REPOSITORY: 'https://github.com/practice/site' })).toThrow(/owner\/name/);
    expect(repositoryOf({})).toBeUndefined();
  });
});
