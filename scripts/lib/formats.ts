import { posix } from 'node:path';
import { formatProblems, type Problem } from '#content/problem.ts';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const tally = (problems: readonly Problem[]) => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
};

/** Format as `file:line:column  field  message`, one problem per line, and the number of errors and warnings. */
function text(problems: readonly Problem[], folder: string): string {
  const { errors, warnings } = tally(problems);
  const lines = problems.map((problem) => ({
    ...problem,
    file: posix.join(folder, problem.file),
    message: `${problem.severity === 'warning' ? 'warning: ' : ''}${problem.message}`,
  }));
  const total = `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  return lines.length > 0 ? `${formatProblems(lines)}\n${total}` : total;
}

/** Format as GitHub workflow commands, which annotate the lines of a pull request. */
function github(problems: readonly Problem[], folder: string): string {
  const data = (value: string) => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (value: string) => data(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return problems
    .map(
      ({ severity, file, line, column, field, message }) =>
        `::${severity} file=${property(posix.join(folder, file))},line=${line},col=${column},title=${property(field)}::${data(message)}`,
    )
    .join('\n');
}

function json(problems: readonly Problem[], folder: string): string {
  const placed = problems.map((problem) => ({ ...problem, file: posix.join(folder, problem.file) }));
  return JSON.stringify({ ...tally(problems), problems: placed }, null, 2);
}

/** Formatters by the value of `--format`. Each takes the problems and the content folder. */
export const FORMATS = { text, github, json } as const;

export type Format = keyof typeof FORMATS;
