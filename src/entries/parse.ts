import type { LineCounter } from 'yaml';
import type { z } from 'zod';
import { explain } from './explain.ts';
import { fieldName, type Problem } from './problem.ts';
import { locate, readYaml, split, type SourceFile } from './source.ts';

export interface Parsed<T> {
  readonly data: T | undefined;
  readonly body: string;
  readonly bodyLine: number;
  readonly problems: readonly Problem[];
}

/**
 * Reads one content file against its schema.
 * Never throws: whatever is wrong comes back as problems, and `data` is then undefined.
 */
export function parseFile<S extends z.ZodType>(file: SourceFile, schema: S): Parsed<z.infer<S>> {
  const parts = split(file);
  if (!parts) {
    const message = 'has no front matter: the file must begin with a line "---", then the fields, then a line "---"';
    return {
      data: undefined,
      body: '',
      bodyLine: 1,
      problems: [{ severity: 'error', file: file.name, line: 1, column: 1, field: 'front matter', message }],
    };
  }
  const { body, bodyLine } = parts;
  const broken = (problems: Problem[]) => ({ data: undefined, body, bodyLine, problems });

  const { document, lines } = readYaml(parts.yaml);
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) return broken(faults.map((fault) => yamlProblem(file, parts.yamlOffset, lines, fault)));

  let raw: unknown;
  try {
    raw = document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return broken([
      { severity: 'error', file: file.name, line: 1 + parts.yamlOffset, column: 1, field: 'YAML', message },
    ]);
  }
  const result = schema.safeParse(raw);
  if (result.success) return { data: result.data, body, bodyLine, problems: [] };
  return broken(result.error.issues.flatMap((issue) => issueProblems(file, issue, raw)));
}

function yamlProblem(
  file: SourceFile,
  offset: number,
  lines: LineCounter,
  fault: { pos: [number, number]; message: string },
): Problem {
  const { line, col } = lines.linePos(fault.pos[0]);
  const message = `this is not valid YAML: ${fault.message}`;
  return { severity: 'error', file: file.name, line: line + offset, column: col, field: 'YAML', message };
}

function issueProblems(file: SourceFile, issue: z.core.$ZodIssue, raw: unknown): Problem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const message = 'is not a field that this file can have; check its spelling, or remove it';
      return { severity: 'error', file: file.name, ...locate(file, path, 'key'), field: fieldName(path), message };
    });
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], raw);
  const field = fieldName(issue.path) || 'front matter';
  return [{ severity: 'error', file: file.name, ...locate(file, issue.path), field, message: explain(issue, value) }];
}
