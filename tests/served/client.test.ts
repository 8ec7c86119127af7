import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { OPERATIONS } from '#api/operations.ts';
import { json, served } from './ask.ts';

const USAGE = 'tests/served/client/usage.ts';

it('gives a typed client, made from its openapi.json alone, all it needs', async () => {
  const document = await json<object>('/openapi.json');
  await mkdir('.cache/client', { recursive: true });
  await writeFile('.cache/client/api.d.ts', astToString(await openapiTS(JSON.stringify(document))));

  const program = ts.createProgram([USAGE], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  const errors = ts.getPreEmitDiagnostics(program);
  expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);

  // Its types are made here: the project's own type check must not look for them.
  const { walk } = (await import(resolve(USAGE))) as { walk: (base: string) => Promise<Record<string, unknown>> };
  const walked = await walk(served);
  expect(walked).toMatchObject({
    operations: OPERATIONS.map(({ operationId }) => operationId),
    practice: expect.any(String),
    kinds: ['service', 'service', 'service', 'service', 'page', 'page', 'page', 'page'],
    pages: true,
    category: [walked['expectedCategory']],
    post: true,
    problem: { status: 404, code: 'not_found', hint: expect.stringContaining('/api/v1/posts') },
    answer: { question: walked['question'], confidence: expect.any(Number) },
    silence: 'messaging',
  });
});
