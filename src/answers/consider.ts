import type { AnswersIndex } from './data.ts';
import { createExact } from './exact.ts';
import { isForeign } from './foreign.ts';
import { createReader } from './read.ts';
import { compileRule, type Rule } from './rules.ts';
import { shortlist, unpackPostings } from './shortlist.ts';
import { signalsOf } from './signals.ts';
import { wordsOf } from './words.ts';

const SHORTLIST = 10;
/** So many words of a question are read: no 500 typed characters have more, but one may stand for eighteen others (U+FDFA). */
const WORDS = 250;

/** What the engine makes of a question before it decides. Entries are positions in the index. */
export interface Consideration {
  readonly words: readonly string[];
  /** The entry that words alone decide for: it was asked word for word, or a rule names it. */
  readonly rule: number | undefined;
  /** The entries that may answer, best first. */
  readonly entries: readonly number[];
  /** What speaks for the first of them, in the order of `SIGNALS`; undefined where there is none. */
  readonly signals: readonly number[] | undefined;
}

/** The pipeline up to the decision: fold, exact, greetings, typos, rules, shortlist, rank. */
export function createConsideration(index: AnswersIndex): (question: string) => Consideration {
  const postings = unpackPostings(index);
  const read = createReader(index, postings);
  const exact = createExact(index.entries);
  const rules = index.rules.map(compileRule);
  return (question) => {
    const typed = wordsOf(question).slice(0, WORDS);
    const reading = read(typed);
    const { words } = reading;
    const found = shortlist(reading.features, postings, SHORTLIST);
    const decides = ({ always, applies }: Rule) => {
      const deciding = applies(words);
      return deciding !== undefined && (always || !isForeign(reading, deciding, postings));
    };
    return {
      words,
      rule: exact(typed) ?? rules.find(decides)?.entry,
      entries: found.candidates.map(({ entry }) => entry),
      signals: found.candidates.length > 0 ? signalsOf(reading, found, postings) : undefined,
    };
  };
}
