import { createMatcher, positionsIn } from '#turkish/patterns.ts';
import type { AnswersIndex } from '../answersIndex.ts';
import { type Search, shareIn } from '../ranking/search.ts';
import { rootOf, stemOf } from '../reading/terms.ts';
import type { createFeeMatcher } from './fees.ts';

/** From this share of any practice's texts on, a word is an everyday one and names nothing. */
const MIN_EVERYDAY_RATE = 1 / 1024;
/** A word by which a practice is asked is in the phrasings of more than one entry. */
const MIN_ENTRIES = 2;
/** Words beside those that ask for a price, of which the nearest name what it is for. */
const MAX_WORDS = 4;
/** Endings of folded verbs: what is named begins after one. */
const VERB =
  /(?:yor?|yorum|iyoruz|[dt][iu](?:m|k|ler)|m[iu]s|(?:ec|ac)(?:ek|ak|eg\w+|ag\w+)|s[ea][mk]|[iu]p|[iu]nc[ea]|[ea]y[iu]m|d[iu]g\w+)$/;

/**
 * Create a function that tells whether a question asks for the price of something else: at least half of the words that
 * name the thing are words by which hardly anything is asked at the practice ("pasaport yenileme ücreti").
 */
export function createIsOtherSubject(
  search: Search,
  { language, refusals }: AnswersIndex,
  feeWordsIn: ReturnType<typeof createFeeMatcher>,
) {
  const findFillers = createMatcher(language.fillers);
  const findTreatments = createMatcher(refusals.flatMap(({ treatments }) => treatments));
  const english = new Set(Object.keys(language.english).flatMap((phrase) => phrase.split(' ')));
  const inQuestions = new Set(search.texts.flatMap(({ phrasings: [question] }) => question!.terms));
  const sharesOf = (term: string) => [...(search.postings.get(term)?.values() ?? [])];
  const { rateOf, foreignness, documentFrequencies } = search.language;

  const isAskedBy = (term: string, entry: number): boolean =>
    inQuestions.has(term) ||
    shareIn(search, entry, term) > 0 ||
    sharesOf(term).filter((share) => share > 0).length >= MIN_ENTRIES;

  const isOurs = (word: string, entry: number): boolean => {
    const stem = stemOf(word);
    if (english.has(word) || isAskedBy(stem, entry)) return true;
    // Another word may begin with the same four letters: "taksi", "taksit".
    if (foreignness(stem) > 0) return false;
    return sharesOf(stem).length >= MIN_ENTRIES || (!documentFrequencies.has(stem) && isAskedBy(rootOf(word), entry));
  };

  return (words: readonly string[], entry: number): boolean => {
    const asking = feeWordsIn(words);
    if (!asking) return false;
    const fillers = new Set(positionsIn(findFillers(words)));
    const treatments = new Set(positionsIn(findTreatments(words)));
    const first = Math.min(...asking);
    const verb = words.findLastIndex((word, at) => at < first && VERB.test(word));
    const beside = words.flatMap((_, at) => (fillers.has(at) || asking.has(at) ? [] : [at]));
    const before = beside.filter((at) => verb < at && at < first).slice(-MAX_WORDS);
    // English may name it afterwards.
    const after = english.has(words[first]!) ? beside.filter((at) => at > first).slice(0, MAX_WORDS) : [];
    const naming = (before.length > 0 ? before : after).filter(
      (at) => !/^\d/.test(words[at]!) && rateOf(stemOf(words[at]!)) < MIN_EVERYDAY_RATE,
    );
    const others = naming.filter((at) => !treatments.has(at) && !isOurs(words[at]!, entry));
    return others.length > 0 && others.length * 2 >= naming.length;
  };
}
