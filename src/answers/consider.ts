import type { AnswersIndex } from './data.ts';
import { createCorrection } from './correct.ts';
import { createExact } from './exact.ts';
import { probability } from './decide.ts';
import { foreignSignals } from './foreign.ts';
import { knowingGreetings, withoutGreetings } from './greetings.ts';
import { createParting } from './part.ts';
import { compile } from './patterns.ts';
import { createReader, type Reading } from './read.ts';
import { compileRule, type Rule } from './rules.ts';
import { createPostings, shortlist, type Shortlist } from './shortlist.ts';
import { signalsOf } from './signals.ts';
import { wordsOf } from './words.ts';

const SHORTLIST = 10;
/** So many words of a question are read: no 500 typed characters have more, but one may stand for eighteen others (U+FDFA). */
const WORDS = 250;
/** So many parts of a question are read by themselves. */
const PARTS = 8;
/** Between the parts of a question. */
const PARTING = /[.!?;\n](?:\s|$)/;

/** What the engine makes of a question before it decides. Entries are positions in the index. */
export interface Consideration {
  readonly words: readonly string[];
  /** The entry that words alone decide for: it was asked word for word, a rule names it, or it must never be missed. */
  readonly rule: number | undefined;
  /** Where a rule applies that holds only in the practice's own field: what speaks against that, in the order of `FOREIGN_SIGNALS`. */
  readonly foreign: readonly number[] | undefined;
  /** The entries that may answer, best first. */
  readonly entries: readonly number[];
  /** What speaks for the first of them, in the order of `SIGNALS`; undefined where there is none. */
  readonly signals: readonly number[] | undefined;
}

/** The pipeline up to the decision: fold, glued words, greetings, typing errors, shortlist, exact, rules, signals. */
export function createConsideration(index: AnswersIndex): (question: string) => Consideration {
  const postings = createPostings(index);
  const openReader = createReader(index, postings);
  const correct = createCorrection(knowingGreetings(postings.frequency, index.greetings), index.mistyped);
  const part = createParting(new Set(index.common));
  const greetings = compile(index.greetings);
  const wordsIn = (text: string) => part(wordsOf(text).slice(0, WORDS)).slice(0, WORDS);
  const isExact = createExact(index.entries);
  const rules = index.rules.map(compileRule);
  const urgent = rules.filter(({ always }) => always);
  const ordinary = rules.filter(({ always }) => !always);
  return (question) => {
    const typed = wordsIn(question);
    const meant = correct(typed);
    const { typed: plain, words } = withoutGreetings(typed, meant, greetings);
    const read = openReader();
    const look = (some: readonly string[]) => {
      const reading = read(some);
      return { reading, found: shortlist(reading.features, postings, SHORTLIST) };
    };
    const { reading, found } = look(words);
    const entries = found.candidates.map(({ entry }) => entry);
    const foreignTo = ({ entry, applies }: Rule): number[] | undefined => {
      const deciding = applies(plain);
      if (!deciding) return undefined;
      const rest = read(words.filter((_, at) => !deciding.has(at)));
      const left = shortlist(rest.features, postings, 1);
      return foreignSignals({ entry, whole: found, rest, left }, postings);
    };
    let foreign: number[] | undefined;
    const decides = (rule: Rule) => {
      const against = foreignTo(rule);
      foreign ??= against;
      return against !== undefined && probability(against, index.decision.foreign) < 0.5;
    };
    const rule =
      entries.find((entry) => isExact(typed, entry) || isExact(plain, entry)) ??
      urgent.find(({ applies }) => applies(plain) ?? applies(words))?.entry ??
      urgentIn(partsOf(question, wordsIn, meant), look) ??
      ordinary.find(decides)?.entry;
    return {
      words,
      rule,
      foreign,
      entries,
      signals: found.candidates.length > 0 ? signalsOf(reading, found, postings) : undefined,
    };
  };

  /** The entry that must never be missed, where a part of a question is about it, whatever the others hold. */
  function urgentIn(parts: readonly (readonly string[])[], look: Look): number | undefined {
    if (parts.length < 2) return undefined;
    return urgent.find(({ entry, applies }) =>
      parts.some((words) => {
        if (applies(words)) return true;
        const { reading, found } = look(words);
        if (found.candidates[0]?.entry !== entry) return false;
        return probability(signalsOf(reading, found, postings), index.decision) >= index.decision.urgentPart;
      }),
    )?.entry;
  }
}

/** Reads words, and finds the entries that may answer them. */
type Look = (words: readonly string[]) => { readonly reading: Reading; readonly found: Shortlist };

/** The words of each part of a question that has several. */
const partsOf = (
  question: string,
  wordsIn: (text: string) => string[],
  meant: (word: string) => string,
): string[][] =>
  question
    .split(PARTING, PARTS)
    .map((part) => wordsIn(part).map(meant))
    .filter(({ length }) => length > 1);
