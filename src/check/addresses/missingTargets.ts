import { type Folder, FOLDERS, isPageRef, locationOf, refOf } from '#content/contentFiles.ts';
import type { Entries } from '#content/entries.ts';
import { didYouMean, didYouMeanFile } from '#content/explain.ts';
import { type JsonSchema, jsonSchemaOf, type Target } from '#content/jsonSchema.ts';
import { keyedSigns } from '#content/resolveTriage.ts';
import { PHOTOS_FOLDER } from '#markdown/tree.ts';
import type { UnplacedFinding } from '../fileProblem.ts';

interface Reference {
  readonly path: UnplacedFinding['path'];
  readonly target: Target;
  readonly name: string;
}

/** Find the values that a schema marks with a `target`. */
function* referencesIn(schema: JsonSchema, value: unknown, path: UnplacedFinding['path'] = []): Generator<Reference> {
  const { target, items, properties, anyOf = [], additionalProperties: rest } = schema;
  if (typeof value === 'string' && target) yield { path, target, name: value };
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (items) for (const [index, item] of value.entries()) yield* referencesIn(items, item, [...path, index]);
    return;
  }
  for (const option of anyOf) yield* referencesIn(option, value, path);
  for (const [key, item] of Object.entries(value)) {
    const part = properties?.[key] ?? rest;
    if (part) yield* referencesIn(part, item, [...path, key]);
  }
}

/**
 * Find references to what does not exist.
 * @param files names of all files, broken ones included
 */
export function missingTargetFindings(entries: Entries, files: readonly string[]): UnplacedFinding[] {
  const refs = files.map(refOf);
  const triage = entries.singles['triage.yaml'];
  /** @param folder what the field leaves out, and so must a suggestion */
  const fileIn = (known: readonly string[], folder = '') => {
    const names = known.filter((ref) => ref.startsWith(folder)).map((ref) => ref.slice(folder.length));
    const existing = new Set(names);
    return (name: string) => {
      if (existing.has(name)) return undefined;
      return `no content file "${folder}${name}" exists${didYouMeanFile(name, names)}; if you renamed it, name the new file here, and its old address there, in "formerly"; if you deleted it, remove this line`;
    };
  };
  const keyIn = (known: readonly string[], message: (key: string) => string) => (key: string) =>
    known.includes(key) ? undefined : message(key) + didYouMean(key, known);
  const questions = entries.faq.flatMap((category) => category.questions.map(({ key }) => key));
  const problemOf: Readonly<Record<Target, (name: string) => string | undefined>> = {
    page: fileIn(refs.filter(isPageRef)),
    services: fileIn(refs, 'services/'),
    posts: fileIn(refs, 'posts/'),
    notes: fileIn(refs, 'notes/'),
    sources: fileIn(refs, 'sources/'),
    question: keyIn(questions, () => 'no question of the FAQ has this key'),
    sign: keyIn(
      keyedSigns(triage).map(({ key }) => key),
      (key) =>
        `triage.yaml has no sign "${key}"; add it there, or write the sign itself in "care.emergency" or "care.sameDay"`,
    ),
    closing: keyIn(
      triage.closings.map(({ key }) => key),
      (key) => `triage.yaml has no "${key}" in "closings"; add it there`,
    ),
    // The name of a photo used as a drawing is checked in its own field.
    drawing: (name) =>
      name.startsWith(PHOTOS_FOLDER) || entries.drawings.has(name)
        ? undefined
        : `no drawing "drawings/${name}.svg" exists; put it there, or name another`,
    photo: keyIn(
      files.filter((name) => name.startsWith(PHOTOS_FOLDER)).map((name) => name.slice(PHOTOS_FOLDER.length)),
      (name) => `no photograph "photos/${name}" exists; put it there, or name another`,
    ),
  };
  const folders = (Object.keys(FOLDERS) as Folder[]).flatMap((folder) => [...entries[folder]]);
  return [...Object.values(entries.singles), ...folders].flatMap((entry) => {
    const location = locationOf(entry.file);
    if (typeof location === 'string' || !location.schema) return [];
    return [...referencesIn(jsonSchemaOf(location.schema), entry)].flatMap(({ path, target, name }) => {
      const message = problemOf[target](name);
      return message ? [{ file: entry.file, path, message }] : [];
    });
  });
}
