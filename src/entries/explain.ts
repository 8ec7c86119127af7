import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';

function describeValue(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `the text ${JSON.stringify(shorten(value))}`;
  return `${typeof value === 'boolean' ? 'the yes/no value' : 'the number'} ${String(value)}`;
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text (put it in quotes)',
  number: 'a number',
  int: 'a whole number',
  array: 'a list (each item on a line of its own, after "- ")',
  object: 'a group of fields',
  boolean: 'true or false',
};

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** If a suggestion is clear, longer lists of choices are not written out. */
const MAX_CHOICES = 12;

const quoteAll = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** Suggest the choice that was probably meant: at most a third of its letters differ. @returns `; did you mean …?` or nothing. */
export function nearest(value: unknown, choices: readonly unknown[]): string {
  if (typeof value !== 'string' || choices.length === 0) return '';
  const near = closest(value, choices.map(String));
  return distance(value.toLowerCase(), near.toLowerCase()) <= near.length / 3 ? `; did you mean "${near}"?` : '';
}

/** Suggest the file that was probably meant: one of the same folder whose name is near, or begins with the same word. */
export function nearestFile(ref: string, known: readonly string[]): string {
  const folder = ref.slice(0, ref.lastIndexOf('/') + 1);
  const names = known.filter((other) => other.startsWith(folder)).map((other) => other.slice(folder.length));
  const name = ref.slice(folder.length);
  const near = names.length > 0 ? closest(name, names) : '';
  const isNear = near !== '' && distance(name, near) <= near.length / 3;
  const [first = ''] = name.split('-');
  const found = isNear ? near : names.find((other) => other.split('-')[0] === first);
  return found === undefined ? '' : `; did you mean "${folder}${found}"?`;
}

/** Say what was expected and what was found. @param value at the path of the issue. */
export function explain(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type': {
      // A schema with words of its own, such as a date, says more than its type.
      const must = issue.message.startsWith('must ')
        ? issue.message
        : `must be ${EXPECTED[issue.expected] ?? issue.expected}`;
      return value === undefined ? `is missing; it ${must}` : `${must}, found ${describeValue(value)}`;
    }
    case 'invalid_value': {
      const near = nearest(value, issue.values);
      const choices =
        near && issue.values.length > MAX_CHOICES ? `${issue.values.length} names` : quoteAll(issue.values);
      return `must be one of ${choices}, found ${describeValue(value)}${near}`;
    }
    case 'too_small':
    case 'too_big':
      return `${sizeLimit(issue, value)}, found ${describeSize(value)}`;
    case 'invalid_format':
      return `${issue.message}, found ${describeValue(value)}`;
    default:
      return issue.message;
  }
}

function sizeLimit(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string {
  // A schema with words of its own says more.
  if (!issue.message.startsWith('Too ')) return issue.message;
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (typeof value === 'string') return `must be ${limit} characters`;
  return Array.isArray(value) ? `must be a list of ${limit}` : `must be ${limit}`;
}

function describeSize(value: unknown): string {
  if (typeof value === 'string') return `${value.trim().length}: ${JSON.stringify(shorten(value))}`;
  return Array.isArray(value) ? `a list of ${value.length}` : describeValue(value);
}
