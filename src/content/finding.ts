import { compareTexts } from '#files/compareTexts.ts';

/** A position in a file; both numbers count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** An error or warning about the content, addressed to an editor. */
export interface Finding extends Position {
  readonly severity: 'error' | 'warning';
  /** Path from the content folder, such as `posts/dis-apsesi.md` or `../public/robots.txt`. */
  readonly file: string;
  /** Such as `related[1]`, or `body`. */
  readonly field: string;
  /** States what was found and what is expected. */
  readonly message: string;
}

/** Describe a finding; without a position it is placed at the start of the file. */
export const findingAt = (
  file: string,
  field: string,
  message: string,
  { line, column }: Position = { line: 1, column: 1 },
  severity: Finding['severity'] = 'error',
): Finding => ({ severity, file, line, column, field, message });

/** Describe an error that concerns a whole file. */
export const fileFinding = (file: string, message: string): Finding => findingAt(file, 'file', message);

/** Format findings one per line, whatever is in their names: `file:line:column  field  message`. */
export const formatFindings = (findings: readonly Finding[]): string =>
  findings
    .map((p) => `${p.file}:${p.line}:${p.column}  ${p.field}  ${p.message}`.replaceAll(CONTROL, escaped))
    .join('\n');

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const escaped = (control: string): string => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Sort findings by file, line, column and field. */
export const sortedFindings = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) => compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column || compareTexts(a.field, b.field),
  );

/** A variable of the environment, or a folder, that cannot be used; its message says why in one line. */
export class SettingsError extends Error {}

/** Content errors that stop a build; the message lists all of them. */
export class ContentError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(`The content has ${findings.length} error(s):\n${formatFindings(findings)}`);
    this.name = 'ContentError';
    this.findings = findings;
  }
}

/**
 * Format a path into the data the way editors read it.
 * @example fieldName(['steps', 0, 'title']); // 'steps[0].title'
 */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  );
