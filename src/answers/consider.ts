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
import { createPostings, headedBy, shortlist, type Shortlist } from './shortlist.ts';
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
  /** What is decided before entries are weighed: it was asked word for word, a rule names it, or it must never be missed. */
  readonly decided: Decided | undefined;
  /** What speaks for the entry that must never be missed, in the order of `SIGNALS`, where no words alone decide for it. */
  readonly urgent: readonly number[] | undefined;
  /** Where a rule applies that holds only in the practice's own field: what speaks against that, in the order of `FOREIGN_SIGNALS`. */
  readonly foreign: readonly number[] | undefined;
  /** The entries that may answer, best first. */
  readonly entries: readonly number[];
  /** What speaks for the first of them, in the order of `SIGNALS`; undefined where there is none. */
  readonly signals: readonly number[] | undefined;
}

export interface Decided {
  readonly entry: number;
  /** Probability that it is right. */
  readonly confidence: number;
}

/** The pipeline up to the decision: fold, glued words, greetings, typing errors, shortlist, exact, rules, urgency, signals. */
export function createConsideration(index: AnswersIndex): (question: string) => Consideration {
  const { decision } = index;
  const postings = createPostings(index);
  const openReader = createReader(index, postings);
  const correct = createCorrection(knowingGreetings(postings.frequency, index.greetings), index.mistyped);
  const part = createParting(new Set(index.common));
  const greetings = compile(index.greetings);
  const wordsIn = (text: string) => part(wordsOf(text).slice(0, WORDS)).slice(0, WORDS);
  const isExact = createExact(index.entries);
  const rules = index.rules.map(compileRule);
  const emergency = rules.find(({ always }) => always);
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
    const whole = look(words);
    const entries = whole.found.candidates.map(({ entry }) => entry);
    const foreignTo = ({ entry, applies }: Rule): number[] | undefined => {
      const deciding = applies(plain);
      if (!deciding) return undefined;
      const rest = read(words.filter((_, at) => !deciding.has(at)));
      const left = shortlist(rest.features, postings, 1);
      return foreignSignals({ entry, whole: whole.found, rest, left }, postings);
    };
    let foreign: number[] | undefined;
    const decides = (rule: Rule) => {
      const against = foreignTo(rule);
      foreign ??= against;
      return against !== undefined && probability(against, decision.foreign) < 0.5;
    };
    const byWords =
      entries.find((entry) => isExact(typed, entry) || isExact(plain, entry)) ??
      ((emergency?.applies(plain) ?? emergency?.applies(words)) ? emergency?.entry : undefined);
    const urgent = byWords === undefined ? urgencyOf(whole) : undefined;
    const ruled = (entry: number | undefined) =>
      entry === undefined ? undefined : { entry, confidence: decision.rules };
    return {
      words,
      decided:
        ruled(byWords) ??
        urgentFrom(urgent, decision.urgent.threshold) ??
        urgentPart(partsOf(question, wordsIn, meant), look) ??
        ruled(ordinary.find(decides)?.entry),
      urgent,
      foreign,
      entries,
      signals: whole.found.candidates.length > 0 ? signalsOf(whole.reading, whole.found, postings) : undefined,
    };
  };

  /** What speaks for the entry that must never be missed, where it is on the shortlist. */
  function urgencyOf({ reading, found }: Looked): number[] | undefined {
    const headed = emergency && headedBy(emergency.entry, found);
    return headed && signalsOf(reading, headed, postings);
  }

  function urgentFrom(signals: readonly number[] | undefined, least: number): Decided | undefined {
    const confidence = signals ? probability(signals, decision.urgent) : 0;
    return emergency && confidence >= least ? { entry: emergency.entry, confidence } : undefined;
  }

  /** The same where only a part of a question is about it, whatever the others hold. */
  function urgentPart(
    parts: readonly (readonly string[])[],
    look: (words: readonly string[]) => Looked,
  ): Decided | undefined {
    if (!emergency || parts.length < 2) return undefined;
    if (parts.some((words) => emergency.applies(words))) return { entry: emergency.entry, confidence: decision.rules };
    const found = parts.flatMap((words) => urgentFrom(urgencyOf(look(words)), decision.urgent.part) ?? []);
    return found.sort((a, b) => b.confidence - a.confidence)[0];
  }
}

/** Words that were read, and the entries that may answer them. */
interface Looked {
  readonly reading: Reading;
  readonly found: Shortlist;
}

/** The words of each part of a question that has several. */
const partsOf = (question: string, wordsIn: (text: string) => string[], meant: (word: string) => string): string[][] =>
  question
    .split(PARTING, PARTS)
    .map((part) => wordsIn(part).map(meant))
    .filter(({ length }) => length > 1);
