import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApi } from '#api/openApi/document.ts';
import { site } from './sampleSite.ts';
import { shapeOf } from './shape.ts';

/**
 * What clients of the last release will find changed, in words in src/api/changes.ts. At a release, write today's shape
 * into released.txt and empty this list.
 */
const UNRELEASED = {
  added: [
    // Another spelling of the same pattern.
    '/components/schemas/PageItem/properties/path/pattern: ^[/]',
    '/components/schemas/ServiceItem/properties/path/pattern: ^[/]',
    ...['arrest', 'clot', 'danger', 'medicine', 'venom'].map(
      (kind) => `/components/schemas/Urgent/properties/kind/enum: ${kind}`,
    ),
  ],
  removed: [
    '/components/schemas/PageItem/properties/path/pattern: ^\\/',
    '/components/schemas/ServiceItem/properties/path/pattern: ^\\/',
  ],
};

const released = readFileSync('tests/api/released.txt', 'utf8').trimEnd().split('\n');
const today = shapeOf(JSON.parse(JSON.stringify(openApi(site))) as object);

it('the API promises what the last release promised, but for the changes that are listed', () => {
  const [before, now] = [new Set(released), new Set(today)];
  expect({
    added: today.filter((line) => !before.has(line)),
    removed: released.filter((line) => !now.has(line)),
  }).toEqual(UNRELEASED);
});

it('every object is closed', () => {
  const objects = new Set(today.flatMap((line) => /^(.*)\/properties\//.exec(line)?.[1] ?? []));
  expect(objects.size).toBeGreaterThan(20);
  expect([...objects].filter((one) => !today.includes(`${one}/additionalProperties: false`))).toEqual([]);
});
