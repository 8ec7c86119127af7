import { expect, it } from 'vitest';
import { FOLDERS, SINGLE_FILES } from '#content/contentFiles.ts';
import { type JsonSchema, jsonSchemaOf } from '#content/jsonSchema.ts';

/** What a field of this name is, wherever it stands, unless its language or its pattern make it no Turkish text. */
const ROLES: Readonly<Record<string, readonly JsonSchema['role'][]>> = {
  title: ['link', 'name', 'firstAid'],
  shortTitle: ['name'],
  alt: ['alt'],
  question: ['question'],
  phrasings: ['question'],
  answer: ['markdown'],
  keywords: ['keyword'],
  callWhen: ['canWait'],
};
/** Titles of people, which no rule reads. */
const OF_PEOPLE = ['doctors.title', 'reviewers.title'];

function* textsIn(
  { properties = {}, items, anyOf = [], ...schema }: JsonSchema,
  path = '',
): Generator<[string, JsonSchema]> {
  if (schema.type === 'string' && !schema.pattern && schema.language !== 'en') yield [path.slice(1), schema];
  for (const form of items ? [items, ...anyOf] : anyOf) yield* textsIn(form, path);
  for (const [name, field] of Object.entries(properties)) yield* textsIn(field, `${path}.${name}`);
}

it('every text whose name tells what it is for has that role', () => {
  const schemas = [...Object.values(FOLDERS).map(({ schema }) => schema), ...Object.values(SINGLE_FILES)];
  const wrong = schemas.flatMap((schema) =>
    [...textsIn(jsonSchemaOf(schema))].flatMap(([path, { role, language }]) => {
      const roles = ROLES[path.split('.').at(-1)!];
      const isRight = !roles || roles.includes(role) || (language === 'none' && !role) || OF_PEOPLE.includes(path);
      return isRight ? [] : [path];
    }),
  );
  expect(wrong).toEqual([]);
});
