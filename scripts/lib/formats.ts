import { posix } from 'node:path';
import { type Finding, formatFindings } from '#content/finding.ts';

const quantity = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const tally = (findings: readonly Finding[]) => {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: findings.length - errors };
};

/** Format as `file:line:column  field  message`, one finding per line, and the number of errors and warnings. */
function text(findings: readonly Finding[], folder: string): string {
  const { errors, warnings } = tally(findings);
  const lines = findings.map((finding) => ({
    ...finding,
    file: posix.join(folder, finding.file),
    message: `${finding.severity === 'warning' ? 'warning: ' : ''}${finding.message}`,
  }));
  const total = `${quantity(errors, 'error')}, ${quantity(warnings, 'warning')}`;
  return lines.length > 0 ? `${formatFindings(lines)}\n${total}` : total;
}

/** Format as GitHub workflow commands, which annotate the lines of a pull request. */
function github(findings: readonly Finding[], folder: string): string {
  const data = (value: string) => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (value: string) => data(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return findings
    .map(
      ({ severity, file, line, column, field, message }) =>
        `::${severity} file=${property(posix.join(folder, file))},line=${line},col=${column},title=${property(field)}::${data(message)}`,
    )
    .join('\n');
}

function json(findings: readonly Finding[], folder: string): string {
  const placed = findings.map((finding) => ({ ...finding, file: posix.join(folder, finding.file) }));
  return JSON.stringify({ ...tally(findings), problems: placed }, null, 2);
}

/** Formatters by the value of `--format`. Each takes the findings and the content folder. */
export const FORMATS = { text, github, json } as const;

export type Format = keyof typeof FORMATS;
