/** Something wrong in the content, described so that an editor can fix it. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  /** Place below the content folder, such as `posts/dis-apsesi.md`. */
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  /** The field, such as `related[1]`, or `body`. */
  readonly field: string;
  /** What was found and what is wanted. */
  readonly message: string;
}

/** `file:line:column  field  message`, one problem a line, in the order of the files. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map((p) => `${p.file}:${p.line}:${p.column}  ${p.field}  ${p.message}`).join('\n');
}

/** Orders problems as an editor walks through them: by file, then line, then column. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.field, b.field),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Thrown by a build whose content has errors; the message holds all of them. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content has ${problems.length} error(s):\n${formatProblems(problems)}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Writes a path into the data as editors see it: `['steps', 0, 'title']` is `steps[0].title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  );
}
