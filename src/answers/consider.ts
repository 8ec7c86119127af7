import type { AnswersIndex } from './data.ts';
import { isExact } from './exact.ts';
import { probability } from './decide.ts';
import { foreignSignals } from './foreign.ts';
import { withoutGreetings } from './greetings.ts';
import { compile } from './patterns.ts';
import { createReader } from './read.ts';
import { compileRule, type Rule } from './rules.ts';
import { createPostings, shortlist } from './shortlist.ts';
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
  /** Where a rule applies that holds only in the practice's own field: what speaks against that, in the order of `FOREIGN_SIGNALS`. */
  readonly foreign: readonly number[] | undefined;
  /** The entries that may answer, best first. */
  readonly entries: readonly number[];
  /** What speaks for the first of them, in the order of `SIGNALS`; undefined where there is none. */
  readonly signals: readonly number[] | undefined;
}

/** The pipeline up to the decision: fold, greetings, shortlist, exact, rules, signals. */
export function createConsideration(index: AnswersIndex): (question: string) => Consideration {
  const postings = createPostings(index);
  const read = createReader(index, postings);
  const greetings = compile(index.greetings);
  const nearby = compile(index.nearby);
  const rules = index.rules.map(compileRule);
  return (question) => {
    const typed = wordsOf(question).slice(0, WORDS);
    const words = withoutGreetings(typed, greetings);
    const reading = read(words);
    const found = shortlist(reading.features, postings, SHORTLIST);
    const entries = found.candidates.map(({ entry }) => entry);
    const foreignTo = ({ applies }: Rule): number[] | undefined => {
      const deciding = applies(words);
      if (!deciding) return undefined;
      const left = words.filter((_, at) => !deciding.has(at));
      const near = nearby(words).length;
      const elsewhere = reading.words.filter(({ elsewhere: away }, at) => away && !deciding.has(at)).length - near;
      const rest = read(left);
      const newWords = rest.words.filter(({ beginning }) => beginning < 0).length;
      const without = shortlist(rest.features, postings, 1);
      return foreignSignals({ whole: found, left: without, words: left.length, newWords, elsewhere, nearby: near });
    };
    let foreign: number[] | undefined;
    const decides = (rule: Rule) => {
      if (rule.always) return rule.applies(words) !== undefined;
      const against = foreignTo(rule);
      foreign ??= against;
      return against !== undefined && probability(against, index.decision.foreign) < 0.5;
    };
    const rule = entries.find((entry) => isExact(typed, index.entries[entry]!)) ?? rules.find(decides)?.entry;
    return {
      words,
      rule,
      foreign,
      entries,
      signals: found.candidates.length > 0 ? signalsOf(reading, found, postings) : undefined,
    };
  };
}
