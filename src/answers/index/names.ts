import { TITLES, withoutTitles } from '#turkish/abbreviations.ts';
import { foldTurkish } from '#turkish/foldTurkish.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { Knowledge, KnownEntry } from './knowledge.ts';

/**
 * Folded case suffixes of a name that is written without an apostrophe: "Lodosta", "Endodontinin"; with the n of a
 * compound: "Kemeraltından".
 */
const SUFFIXES =
  'de da te ta den dan ten tan deki daki teki taki e a ye ya i u yi yu in un nin nun le la yle yla nde nda nden ndan ne na'.split(
    ' ',
  );
const FOLDED_TITLES = [...TITLES.map(foldTurkish), 'doktor'].join('/');
const FORMS_OF_ADDRESS = ['hanim', 'bey', 'hoca'];

/** Get the folded words of a person's name without titles. */
export const plainName = (name: string): readonly string[] => wordsOf(withoutTitles(name));

/**
 * List the patterns of names: of the practice and its places, whole and by the words that mean nothing else, with any
 * case suffix; and of its people. A name says nothing about what is asked.
 * @param isMeaningful Tell whether a word may mean something else in a question.
 */
export function namePatterns(
  { names = [], places = [], people = [] }: Pick<Knowledge, 'names' | 'places' | 'people'>,
  entries: readonly Pick<KnownEntry, 'question' | 'phrasings'>[],
  isMeaningful: (word: string) => boolean,
): { readonly ofPractice: string[]; readonly ofPeople: string[] } {
  // What an entry is asked by, such as one of several doctors, tells entries apart.
  const asked = new Set(entries.flatMap(({ question, phrasings }) => [question, ...phrasings].flatMap(wordsOf)));
  const isOwn = (name: readonly string[]) => name.some((word) => !asked.has(word));
  const isAlone = (word: string) => word.length > 2 && !asked.has(word) && !isMeaningful(word);
  const whole = names.map(wordsOf).filter(isOwn);
  const persons = people.map(plainName).filter(isOwn);
  const inflected = (list: readonly (readonly string[])[]) =>
    [
      ...list,
      ...list
        .flat()
        .filter(isAlone)
        .map((word) => [word]),
    ].map(withSuffixes);
  return {
    ofPractice: [...inflected(whole), ...places.map((place) => withSuffixes(wordsOf(place)))],
    ofPeople: [
      ...inflected(persons),
      ...persons.flatMap((name) => [
        `${FOLDED_TITLES} ${withSuffixes(name)}`,
        ...FORMS_OF_ADDRESS.map((form) => withSuffixes([name[0]!, form])),
      ]),
    ],
  };
}

/** Write the pattern of a name with any case suffix. */
export const withSuffixes = (name: readonly string[]): string =>
  [...name.slice(0, -1), ['', ...SUFFIXES].map((suffix) => name.at(-1)! + suffix).join('/')].join(' ');
