import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PRACTICE_TYPES, SPECIALTIES } from '#content/schemaOrg.ts';

const types = readFileSync(fileURLToPath(new URL('schema.d.ts', import.meta.resolve('schema-dts'))), 'utf8');

/** The names in a union of schema-dts, without those of its interfaces. */
const namesIn = (union: string): string[] =>
  new RegExp(`^export type ${union} = (.*);$`, 'm')
    .exec(types)![1]!
    .split(' | ')
    .map((name) => name.replaceAll('"', ''))
    .filter((name) => /^[A-Z]\w+$/.test(name) && !name.endsWith('Leaf'));

const withSubtypes = (name: string): string[] => [name, ...namesIn(name).flatMap(withSubtypes)];

it('knows every type of practice that schema.org has', () => {
  const all = new Set([...withSubtypes('MedicalBusiness'), ...withSubtypes('MedicalOrganization')]);
  expect(PRACTICE_TYPES.toSorted()).toEqual([...all].toSorted());
});

it('knows every medical specialty that schema.org has', () => {
  expect(SPECIALTIES.toSorted()).toEqual(namesIn('MedicalSpecialty').toSorted());
});
