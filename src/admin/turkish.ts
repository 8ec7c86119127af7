import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { JsonSchema } from '#content/jsonSchema.ts';
import { VOCABULARIES } from '#content/vocabulary.ts';

type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

/** What editors read, see `turkish.yaml`. */
export const {
  texts: TEXTS,
  interface: INTERFACE,
  labels: LABELS,
  options: OPTIONS,
  hints: HINTS,
  patterns: PATTERNS,
} = parse(readFileSync(new URL('turkish.yaml', import.meta.url), 'utf8')) as {
  readonly texts: Texts<'editor' | 'slug' | 'word' | 'atMost' | 'between' | 'example' | 'yes' | 'no'>;
  readonly interface: Readonly<Record<string, string | Texts>>;
  readonly labels: Texts;
  readonly options: Texts;
  readonly hints: Texts;
  readonly patterns: Texts;
};

/** Get the label of a folder, file or field, which may differ by the group around it; its name if there is none. */
export const labelOf = (name: string, group = ''): string => LABELS[`${group}.${name}`] ?? LABELS[name] ?? name;

/** Get the path under which the hint of a field is, the most specific first. */
export const hintKey = (path: readonly string[]): string | undefined =>
  path.map((_, depth) => path.slice(depth).join('.')).find((key) => key in HINTS);

/** Get the sentence about a field; empty if there is none. */
export function hintOf(path: readonly string[]): string {
  const [group, name = ''] = path.slice(-2);
  const word = group === 'words' && VOCABULARIES.medical[name as keyof typeof VOCABULARIES.medical];
  return word ? TEXTS.word.replace('{word}', String(word)) : (HINTS[hintKey(path) ?? ''] ?? '');
}

/** Say how many characters a text may have; empty if any number. */
export function lengthHint({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return '';
  const text = minLength > 1 ? TEXTS.between : TEXTS.atMost;
  return text.replace('{least}', String(minLength)).replace('{most}', String(maxLength));
}

/** Say what a pattern accepts, with an example. */
export function patternHint(pattern: string): string {
  const [example = '', text = ''] = Object.entries(PATTERNS).find(([one]) => new RegExp(pattern).test(one)) ?? [];
  return TEXTS.example.replace('{text}', text).replace('{example}', example);
}
