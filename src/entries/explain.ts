import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';

/** Plain words for what YAML held. */
function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `the text ${JSON.stringify(shorten(value))}`;
  return `${typeof value === 'boolean' ? 'the yes/no value' : 'the number'} ${String(value)}`;
}

const WANTED: Readonly<Record<string, string>> = {
  string: 'a text (put it in quotes)',
  number: 'a number',
  int: 'a whole number',
  array: 'a list (each item on a line of its own, after "- ")',
  object: 'a group of fields',
  boolean: 'true or false',
};

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** More choices than this are not listed where it is clear which one was meant. */
const MOST = 12;

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** The choice that was probably meant, where one is near: at most a third of its letters away. */
export function nearest(value: unknown, choices: readonly unknown[]): string {
  if (typeof value !== 'string' || choices.length === 0) return '';
  const near = closest(value, choices.map(String));
  return distance(value.toLowerCase(), near.toLowerCase()) <= near.length / 3 ? `; did you mean "${near}"?` : '';
}

/** One zod issue in plain words: what was found, what is wanted. `value` is what stands at the issue's path. */
export function explain(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return `is missing; it must be ${WANTED[issue.expected] ?? issue.expected}`;
      return `must be ${WANTED[issue.expected] ?? issue.expected}, found ${kindOf(value)}`;
    case 'invalid_value': {
      const near = nearest(value, issue.values);
      const choices = near && issue.values.length > MOST ? `${issue.values.length} names` : listed(issue.values);
      return `must be one of ${choices}, found ${kindOf(value)}${near}`;
    }
    case 'too_small':
    case 'too_big':
      if (typeof value === 'string')
        return `${issue.message}, found ${value.trim().length}: ${JSON.stringify(shorten(value))}`;
      return `${issue.message}, found ${Array.isArray(value) ? `a list of ${value.length}` : kindOf(value)}`;
    case 'invalid_format':
      return `${issue.message}, found ${kindOf(value)}`;
    default:
      return issue.message;
  }
}
