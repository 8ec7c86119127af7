import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { didYouMean, explainIssue } from './explain.ts';
import { fieldName, type Finding, findingAt } from './finding.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { type ContentFile, locate, readValues, split } from './yamlSource.ts';

interface Parsed<T> {
  /** Undefined on errors. */
  readonly data?: T;
  readonly body: string;
  readonly findings: readonly Finding[];
}

/** Read one content file with its schema. Never throws. */
export function parseFile<S extends z.ZodType>(file: ContentFile, schema: S): Parsed<z.infer<S>> {
  const parts = split(file);
  if (!parts) {
    const message = /^---\s*\n/.test(file.text)
      ? 'has no line "---" behind its fields; write one before the text'
      : 'has no front matter: the file must begin with a line "---", then the fields, then a line "---"';
    return { body: '', findings: [findingAt(file.name, 'front matter', message)] };
  }
  const { body } = parts;
  const { values, error } = readValues(parts);
  if (error) return { body, findings: [findingAt(file.name, 'YAML', error.message, error)] };
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data, body, findings: [] };
  return { body, findings: result.error.issues.flatMap((issue) => issueFindings(file, schema, issue, values)) };
}

/** What to write instead of fields that older versions had. */
const FORMER_FIELDS: Readonly<Record<string, string>> = {
  'practice.yaml servicesHeading': '; write it as "services" in "words"',
  'pages/home.md urgent': '; write it as "inShort" in triage.yaml, with its English',
};

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], raw);

function issueFindings(file: ContentFile, schema: z.ZodType, issue: z.core.$ZodIssue, raw: unknown): Finding[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const fields = fieldsAt(schema, issue.path);
      const near =
        FORMER_FIELDS[`${file.name} ${fieldName(path)}`] ||
        didYouMean(key, fields) ||
        (valueAt(raw, path) === null && '; if it is what follows a comma in a text, quote that text') ||
        `; it may have ${fields.join(', ')}`;
      const message = `is not a field that this file can have${near}`;
      return findingAt(file.name, fieldName(path), message, locate(file, path, 'key'));
    });
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input') {
    // Of the forms that are groups, lists or texts as this value is, that which needs the fewest changes was meant; of
    // equal ones, what each of them needs.
    const alike = issue.errors.filter(
      (errors) => !errors.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
    );
    const forms = alike.length > 0 ? alike : issue.errors;
    const least = Math.min(...forms.map((errors) => errors.length));
    const [nearest = [], ...others] = forms.filter((errors) => errors.length === least);
    const shared = nearest.filter((candidate) =>
      others.every((other) =>
        other.some(({ code, path }) => code === candidate.code && isDeepStrictEqual(path, candidate.path)),
      ),
    );
    const meant = shared.length > 0 ? shared : nearest;
    return meant.flatMap((inner) =>
      issueFindings(file, schema, { ...inner, path: [...issue.path, ...inner.path] }, raw),
    );
  }
  const value = valueAt(raw, issue.path);
  const field = fieldName(issue.path) || 'front matter';
  return [findingAt(file.name, field, explainIssue(issue, value), locate(file, issue.path))];
}

/** List the fields that a value of a group may have, in any of its forms. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const formsOf = (form: JsonSchema | undefined): JsonSchema[] =>
    form ? [form, ...[...(form.anyOf ?? []), ...(form.oneOf ?? [])].flatMap(formsOf)] : [];
  const forms = path.reduce<JsonSchema[]>(
    (all, key) => all.flatMap((form) => formsOf(typeof key === 'number' ? form.items : form.properties?.[String(key)])),
    formsOf(jsonSchemaOf(schema)),
  );
  const fields = forms.flatMap((form) => form.propertyNames?.enum ?? Object.keys(form.properties ?? {}));
  return [...new Set(fields.map(String))];
}
