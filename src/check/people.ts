import type { Entries } from '#content/entries.ts';
import type { Problem } from '#content/problem.ts';
import { TITLES } from '#turkish/titles.ts';
import { type Passage, problemIn } from './passages.ts';

const TITLE = String.raw`(?:${TITLES.join('|')})\.`;
const NAME = String.raw`\p{Lu}\p{Ll}+`;
/** A name after titles, or a first name before a form of address. */
const PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${TITLE}\s*)+(?<name>${NAME}(?:\s${NAME})*)|(?<first>${NAME})\s(?:Hanım|Bey|Hoca)(?!\p{Ll}))`,
  'gu',
);

/** Warn about people whom texts name by title or form of address, but practice.yaml does not: somebody has left. */
export function peopleWarnings({ singles }: Entries, passages: readonly Passage[]): Problem[] {
  const { doctors, reviewer = '' } = singles['practice.yaml'];
  const reviewers = passages.flatMap(({ field, text }) => (field === 'reviewer' ? [text] : []));
  const known = new Set([...doctors.map(({ name }) => name), reviewer, ...reviewers].flatMap(wordsOf));
  return passages
    .filter(({ language, field }) => language !== 'none' && !/^(?:doctors|reviewers?|author)\b/.test(field))
    .flatMap((passage) =>
      [...passage.text.matchAll(PERSON)].flatMap(({ index, groups = {} }) => {
        const name = groups['name'] ?? groups['first'] ?? '';
        if (wordsOf(name).every((word) => known.has(word))) return [];
        const message = `${JSON.stringify(name)} is nobody in doctors of practice.yaml; if this person has left, change this text`;
        return [problemIn(passage, index, message, 'warning')];
      }),
    );
}

const wordsOf = (name: string): string[] => name.match(/\p{L}{2,}/gu) ?? [];
