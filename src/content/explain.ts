import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { shortened } from '#markdown/shortened.ts';
import { slugOf } from '#turkish/slugOf.ts';
import { SLUG } from './schemas/commonFields.ts';

function describeValue(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `the text ${JSON.stringify(shortened(value, 60))}`;
  return `${typeof value === 'boolean' ? 'the yes/no value' : 'the number'} ${String(value)}`;
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text (put it in quotes)',
  number: 'a number',
  int: 'a whole number',
  array: 'a list (each item on its own line, after "- ")',
  object: 'a group of fields (each on its own line, further right)',
  boolean: 'true or false',
};

/** Read a date as Turkish writes it, such as 30.11.2026. */
function turkishDate(value: unknown): string | undefined {
  const [, day, month, year] = /^(\d\d?)[./](\d\d?)[./](\d{4})$/.exec(String(value)) ?? [];
  return year && `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}

/** Write a key or file name as it must be: "gogus" for "Göğüs". */
const foldedSlug = ({ pattern }: z.core.$ZodIssueInvalidStringFormat, value: unknown) =>
  (pattern === String(SLUG) && slugOf(String(value))) || undefined;

/** If a suggestion is clear, longer lists of choices are not written out. */
const MAX_CHOICES = 12;

const quoteAll = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** Find the choice that was probably meant: at most a third of its letters differ. */
function likeliest(text: string, choices: readonly string[]): string | undefined {
  const near = choices.length > 0 ? closest(text, choices) : '';
  return near && distance(text.toLowerCase(), near.toLowerCase()) <= near.length / 3 ? near : undefined;
}

const suggest = (choice: string | undefined) => (choice === undefined ? '' : `; did you mean "${choice}"?`);

/**
 * Suggest the choice that was probably meant.
 * @returns `; did you mean …?` or nothing.
 */
export const didYouMean = (value: unknown, choices: readonly unknown[]): string =>
  typeof value === 'string' ? suggest(likeliest(value, choices.map(String))) : '';

/**
 * Suggest the file that was probably meant: with this name in another folder, with a similar name, or with the same
 * first word.
 */
export function didYouMeanFile(ref: string, known: readonly string[]): string {
  const cut = ref.lastIndexOf('/') + 1;
  const [folder, name] = [ref.slice(0, cut), ref.slice(cut)];
  const moved = known.find((other) => other.split('/').at(-1) === name);
  if (moved) return suggest(moved);
  const names = known.filter((other) => other.startsWith(folder)).map((other) => other.slice(cut));
  const found = likeliest(name, names) ?? names.find((other) => other.split('-')[0] === name.split('-')[0]);
  return suggest(found && folder + found);
}

/**
 * Say what was expected and what was found.
 * @param value at the path of the issue.
 */
export function explainIssue(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type': {
      // The message of a schema, such as that of a date, says more than its type.
      const must = issue.message.startsWith('must ')
        ? issue.message
        : `must be ${EXPECTED[issue.expected] ?? issue.expected}`;
      return value === undefined ? `is missing; it ${must}` : `${must}, found ${describeValue(value)}`;
    }
    case 'invalid_value': {
      const near = didYouMean(value, issue.values);
      const isLong = issue.values.length > MAX_CHOICES;
      const choices =
        near && isLong ? `${issue.values.length} names` : quoteAll(isLong ? issue.values.toSorted() : issue.values);
      // Of a schema that explains its choices.
      const meaning = issue.message.startsWith('Invalid ') ? '' : `; ${issue.message}`;
      return value === undefined
        ? `is missing; it must be one of ${choices}${meaning}`
        : `must be one of ${choices}, found ${describeValue(value)}${near}${meaning}`;
    }
    case 'too_small':
    case 'too_big':
      return `${sizeLimit(issue, value)}, found ${describeSize(value)}`;
    case 'invalid_format':
      return `${issue.message}, found ${describeValue(value)}${suggest(turkishDate(value) ?? foldedSlug(issue, value))}`;
    default:
      return issue.message;
  }
}

function sizeLimit(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string {
  // The message of a schema says more.
  if (!issue.message.startsWith('Too ')) return issue.message;
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (typeof value === 'string') return `must be ${limit} characters`;
  return Array.isArray(value) ? `must be a list of ${limit}` : `must be ${limit}`;
}

function describeSize(value: unknown): string {
  if (typeof value === 'string') return `${value.trim().length}: ${JSON.stringify(shortened(value, 60))}`;
  return Array.isArray(value) ? `a list of ${value.length}` : describeValue(value);
}
