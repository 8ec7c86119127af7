import { parse } from 'yaml';
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

/**
 * Warn about people whom texts name, but practice.yaml does not: somebody has left.
 * @param committed practice.yaml as it was last pushed, or in the commit before
 */
export function formerStaffWarnings({ singles }: Entries, passages: readonly Passage[], committed?: string): Finding[] {
  const { doctors, reviewer = '' } = singles['practice.yaml'];
  const reviewers = passages.flatMap(({ field, text }) => (field === 'reviewer' ? [text] : []));
  const whole = doctors.map(({ name }) => withoutTitles(name));
  const nameWordsOfStaff = new Set(whole.flatMap(nameWords));
  const left = namesIn(committed).filter((name) => !nameWordsOfStaff.has(name));
  const outside = [reviewer, ...reviewers].flatMap(nameWords).filter((name) => !left.includes(name));
  const expectedNames = new Set([...nameWordsOfStaff, ...outside]);
  const anyLeft = `(?:${left.join('|')})`;
  const gone =
    left.length > 0 ? new RegExp(String.raw`(?<!\p{L})${anyLeft}(?:\s${anyLeft})*(?!\p{L})`, 'gu') : undefined;
  return passages
    .filter(({ language, field }) => language !== 'none' && !/^(?:doctors|reviewers?|author)\b/.test(field))
    .flatMap((passage) => {
      const titled = [...passage.text.matchAll(PERSON)].flatMap(({ 0: words, index, groups = {} }) => {
        const name = groups['name'] ?? groups['first'] ?? '';
        const isExpected = nameWords(name).every((word) => expectedNames.has(word));
        // What follows a whole name may be a name, too: a university.
        return isExpected || whole.some((one) => `${name} `.startsWith(`${one} `))
          ? []
          : [{ name, index, end: index + words.length }];
      });
      const bare = [...(gone ? passage.text.matchAll(gone) : [])]
        .filter(({ index }) => !titled.some((one) => one.index <= index && index < one.end))
        .map(({ 0: name, index }) => ({ name, index }));
      return [...titled, ...bare].map(({ name, index }) =>
        findingIn(
          passage,
          index,
          `${JSON.stringify(name)} is nobody in doctors of practice.yaml; if this person has left, change this text`,
          'warning',
        ),
      );
    });
}

const nameWords = (name: string): string[] => name.match(/\p{L}{2,}/gu) ?? [];

/** The words of the doctors' names in a practice.yaml. */
function namesIn(text = ''): string[] {
  try {
    const { doctors } = parse(text) as { doctors: { name: string }[] };
    return doctors.flatMap(({ name }) => nameWords(withoutTitles(name)));
  } catch {
    return [];
  }
}
