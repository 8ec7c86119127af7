import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { foldTurkish } from '#turkish/foldTurkish.ts';
import type { IndexedLanguage } from '../answersIndex.ts';
import type { Intent } from './intents.ts';

const read = <T>(name: string): T =>
  parse(readFileSync(new URL(`../language/${name}.yaml`, import.meta.url), 'utf8')) as T;

/** @throws Error for "|" within words: "/" separates alternatives. */
const foldPatterns = (patterns: readonly string[]) =>
  patterns.map((pattern) => {
    if (/\S\||\|\S/.test(String(pattern)))
      throw new Error(`"${pattern}" in answers/language/ must separate words by "/".`);
    return foldTurkish(String(pattern));
  });
const patternsOf = (groups: Readonly<Record<string, readonly string[]>>) => Object.values(groups).map(foldPatterns);

/** What the engine knows of Turkish, independent of the practice. */
export interface Language extends IndexedLanguage {
  readonly intents: readonly Intent[];
  /** Phrasings that ask whether something is offered; `…` is its name. */
  readonly offerQuestions: readonly string[];
  /** Treatments that patients expect of a field, by the wording of practices. */
  readonly expected: Readonly<Record<string, readonly string[]>>;
  /** The first concepts are in every index; those of the thesaurus only if the practice mentions them. */
  readonly commonConceptCount: number;
}

/** The part that is learned (`npm run answers:train`). */
export type Learned = Pick<IndexedLanguage, 'common' | 'offTopicStems' | 'meanings'>;

/**
 * Concepts that name a state of a person, for whom a general answer may be wrong. The last are only in some indexes.
 */
const STATES = [
  'pregnant',
  'breastfeeding',
  'child',
  'blood-thinner',
  'allergy',
  'diabetes',
  'pacemaker',
  'epilepsy',
  'cancer',
  'kidney',
  'kidney-failure',
];

const UNLEARNED: Learned = { common: [], offTopicStems: [], meanings: { dimensions: 0, terms: '', values: '' } };

/**
 * Read the files of `../language` and add what was learned.
 * @throws Error if a state is no concept of these files
 */
export function readLanguage(learned: Partial<Learned>): Language {
  const kinds = patternsOf(read('kinds'));
  const synonyms = read<Record<string, string[]>>('synonyms');
  const thesaurus = read<Record<string, string[]>>('thesaurus');
  const names = [...Object.keys(synonyms), ...Object.keys(thesaurus)];
  const { fillers, others, topics } = read<{
    fillers: string;
    others: string;
    topics: Record<string, Pick<Intent, 'keys' | 'besides'>>;
  }>('topics');
  const intents = Object.entries(read<Record<string, Intent>>('intents'));
  const fees = read<{ when: string[]; unless: string[] }>('fees');
  const offers = read<{ phrasings: string[]; asked: string[] }>('offers');
  return {
    offerQuestions: offers.phrasings,
    asksForOffer: foldPatterns(offers.asked),
    expected: read('treatments'),
    intents: intents.map(([name, intent]) => ({ ...intent, ...topics[name], name })),
    fillers: fillers.split(' '),
    lookalikeStems: others.split(' '),
    english: englishWords(),
    greetings: foldPatterns(read<string[]>('greetings')),
    names: [],
    people: [],
    concepts: [...kinds, ...patternsOf(synonyms), ...patternsOf(thesaurus)],
    kindCount: kinds.length,
    states: STATES.map((state) => kinds.length + positionOf(state, names)),
    commonConceptCount: kinds.length + Object.keys(synonyms).length,
    ...UNLEARNED,
    ...learned,
    fees: { when: foldPatterns(fees.when), unless: foldPatterns(fees.unless) },
  };
}

/** @throws Error if no concept has the name: the engine would take another one for a state. */
function positionOf(name: string, names: readonly string[]): number {
  const position = names.indexOf(name);
  if (position === -1) throw new Error(`No concept of answers/language/ is called "${name}", which STATES lists.`);
  return position;
}

/** Read the table of English words and phrases to Turkish. Words without meaning map to nothing. */
function englishWords(): Record<string, string> {
  const { nothing, ...groups } = read<{ nothing: string } & Record<string, Record<string, string>>>('english');
  const silent = nothing.split(' ').map((word) => [word, '']);
  const rows = Object.values(groups).flatMap(Object.entries<string>);
  const telling = rows.flatMap(([turkish, english]) => english.split(', ').map((phrase) => [phrase, turkish]));
  return Object.fromEntries([...silent, ...telling]) as Record<string, string>;
}
