import type { Entries } from '#content/entries.ts';
import type { Finding } from '#content/finding.ts';
import { TITLE, withoutTitles } from '#turkish/abbreviations.ts';
import { findingIn, type Passage } from '../passages.ts';

const NAME = String.raw`\p{Lu}\p{Ll}+`;
/** A name after titles, or a first name before a form of address. */
const PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${TITLE}\s*)+(?<name>${NAME}(?:\s${NAME})*)|(?<first>${NAME})\s(?:Hanım|Bey|Hoca)(?!\p{Ll}))`,
  'gu',
);

/** Warn about people whom texts name, but practice.yaml does not: somebody has left. */
export function formerStaffWarnings({ singles }: Entries, passages: readonly Passage[]): Finding[] {
  const { doctors, reviewer = '' } = singles['practice.yaml'];
  const reviewers = passages.flatMap(({ field, text }) => (field === 'reviewer' ? [text] : []));
  const whole = doctors.map(({ name }) => withoutTitles(name));
  const expectedNames = new Set([...whole, reviewer, ...reviewers].flatMap(nameWords));
  return passages
    .filter(({ language, field }) => language !== 'none' && !/^(?:doctors|reviewers?|author)\b/.test(field))
    .flatMap((passage) =>
      [...passage.text.matchAll(PERSON)].flatMap(({ index, groups = {} }) => {
        const name = groups['name'] ?? groups['first'] ?? '';
        const isExpected = nameWords(name).every((word) => expectedNames.has(word));
        // What follows a whole name may be a name, too: a university.
        if (isExpected || whole.some((person) => `${name} `.startsWith(`${person} `))) return [];
        const message = `${JSON.stringify(name)} is nobody in doctors of practice.yaml; if this person has left, change this text`;
        return [findingIn(passage, index, message, 'warning')];
      }),
    );
}

const nameWords = (name: string): string[] => name.match(/\p{L}{2,}/gu) ?? [];
