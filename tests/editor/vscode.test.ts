import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FOLDERS, locationOf, SINGLE_FILES } from '#content/contentFiles.ts';
import { jsonSchemaOf } from '#content/jsonSchema.ts';
import { schemaFiles, SCHEMAS } from '#content/schemaFiles.ts';
import { split } from '#content/yamlSource.ts';
import { contentWith } from '../content/folder.ts';

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, Record<string, string>>;

describe('JSON Schemas for editors of code', () => {
  it('are up to date: npm run schemas changes nothing', () => {
    const written = Object.fromEntries(
      readdirSync(SCHEMAS).map((name) => [name, readFileSync(join(SCHEMAS, name), 'utf8')]),
    );
    expect(written).toEqual(Object.fromEntries(schemaFiles().map(({ name, text }) => [name, text])));
  });

  it('are set for every YAML file of the content', () => {
    const wanted = schemaFiles();
    expect(settings['yaml.schemas']).toEqual(
      Object.fromEntries(wanted.map(({ name, content }) => [`${SCHEMAS}/${name}`, `**/${content}`])),
    );
    const all = [...Object.keys(SINGLE_FILES), ...Object.values(FOLDERS).map(({ files }) => files)];
    expect(wanted).toHaveLength(all.filter((path) => path.endsWith('.yaml')).length);
  });

  it('accept every file of the sample, and reject a field they do not know', () => {
    const ajv = addFormats.default(new Ajv({ strict: false }));
    for (const file of contentWith({})) {
      const place = locationOf(file.name);
      if (typeof place === 'string' || !place.schema) continue;
      const valid = ajv.compile(jsonSchemaOf(place.schema));
      const data = parse(split(file)!.yaml) as object;
      expect(valid(data), `${file.name}: ${ajv.errorsText(valid.errors)}`).toBe(true);
      expect(valid({ ...data, unknown: 1 }), file.name).toBe(false);
    }
  });
});
