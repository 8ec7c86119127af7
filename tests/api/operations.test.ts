import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorsOf, OPERATIONS, TAGS, type Operation } from '../../src/api/operations.ts';
import { PROBLEMS } from '../../src/api/problems.ts';

const operations: readonly Operation[] = OPERATIONS;

describe('the table of operations', () => {
  it('names each operation, path and snapshot once', () => {
    for (const names of [
      operations.map(({ operationId }) => operationId),
      operations.map(({ path }) => path),
      operations.flatMap(({ snapshots }) => snapshots),
    ])
      expect(new Set(names).size).toBe(names.length);
  });

  it('gives every static response a file of its own address with .json', () => {
    for (const { path, snapshots, operationId } of operations)
      expect(snapshots[0], operationId).toBe(operationId === 'answerQuestion' ? undefined : `${path}.json`);
  });

  it('has a parameter for every brace in a path', () => {
    for (const { path, parameters } of operations)
      expect(parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`)).toStrictEqual(
        path.match(/\{\w+\}/g) ?? [],
      );
  });

  it('uses every tag and every problem', () => {
    expect(new Set(operations.map(({ tag }) => tag))).toStrictEqual(new Set(Object.keys(TAGS)));
    expect(new Set(operations.flatMap(errorsOf).map(({ code }) => code))).toStrictEqual(new Set(Object.keys(PROBLEMS)));
  });

  it('and that of problems reach no library, as the edge function bundles them', () => {
    const own = ['operations.ts', 'routes.ts', 'errorTexts.ts', 'questionLength.ts', 'problems.ts'];
    for (const file of own) {
      const source = readFileSync(new URL(`../../src/api/${file}`, import.meta.url), 'utf8');
      const imports = [...source.matchAll(/^import (?!type ).*from '([^']+)'/gm)].map(([, from]) => from);
      const allowed = ['../site/addresses.ts', ...own.map((name) => `./${name}`)];
      expect(imports.filter((from) => !allowed.includes(from!))).toStrictEqual([]);
    }
  });
});
