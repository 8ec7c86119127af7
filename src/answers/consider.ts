import type { AnswersIndex } from './data.ts';
import { createCorrection } from './correct.ts';
import { createExact } from './exact.ts';
import { probability } from './decide.ts';
import { foreignSignals } from './foreign.ts';
import { knowingGreetings, withoutGreetings } from './greetings.ts';
import { createParting } from './part.ts';
import { compile } from './patterns.ts';
import { createReader } from './read.ts';
import { compileRule, type Rule } from './rules.ts';
import { createPostings, shortlist } from './shortlist.ts';
import { signalsOf } from './signals.ts';
import { createWatch, type Decided, type Looked } from './watch.ts';
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
  /** The entry of the fees, where the words that speak for it are excepted: it is none of the question's. */
  readonly denied: number | undefined;
  /** What speaks for the entry that must never be missed, in the order of `SIGNALS`, where no words alone decide. */
  readonly urgent: readonly number[] | undefined;
  /** The same for the entry of the fees. */
  readonly fee: readonly number[] | undefined;
  /** Where a rule applies that holds only in the practice's own field: what speaks against that, in the order of `FOREIGN_SIGNALS`. */
  readonly foreign: readonly number[] | undefined;
  /** The entries that may answer, best first. */
  readonly entries: readonly number[];
  /** What speaks for the first of them, in the order of `SIGNALS`; undefined where there is none. */
  readonly signals: readonly number[] | undefined;
}

/** The pipeline up to the decision: fold, glued words, greetings, typing errors, shortlist, exact, rules, watched entries, signals. */
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
  const fees = rules.find(({ always }) => !always);
  const urgency = createWatch(emergency?.entry, decision.urgent, postings);
  const askingFees = createWatch(fees?.entry, decision.fee, postings);
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
    const isCorrected = words.some((word, at) => word !== plain[at]);
    const decidingIn = ({ applies }: Rule) => applies(plain) ?? (isCorrected ? applies(words) : undefined);
    const foreignTo = (rule: Rule): number[] | undefined => {
      const deciding = decidingIn(rule);
      if (!deciding) return undefined;
      const rest = read(words.filter((_, at) => !deciding.has(at)));
      const left = shortlist(rest.features, postings, 1);
      return foreignSignals({ entry: rule.entry, whole: whole.found, rest, left }, postings);
    };
    const foreign = fees && foreignTo(fees);
    const byWords =
      entries.find((entry) => isExact(typed, entry) || isExact(plain, entry)) ??
      (emergency && decidingIn(emergency) ? emergency.entry : undefined);
    const asksFees = foreign !== undefined && probability(foreign, decision.foreign) < 0.5;
    const urgent = byWords === undefined ? urgency.signals(whole) : undefined;
    const signals = entries.length > 0 ? signalsOf(whole.reading, whole.found, postings) : undefined;
    const asFirst = (entry: number | undefined) =>
      signals && entry !== undefined && entry === entries[0] ? probability(signals, decision) : undefined;
    const denied = fees?.isExcepted(plain) ? fees.entry : undefined;
    const isOpen = byWords === undefined && !foreign && denied === undefined;
    const fee = isOpen ? askingFees.signals(whole) : undefined;
    return {
      words,
      decided:
        ruled(byWords) ??
        urgency.decide(urgent, decision.urgent.threshold, asFirst(emergency?.entry)) ??
        urgentPart(partsOf(question, wordsIn, meant), look) ??
        ruled(asksFees ? fees?.entry : undefined) ??
        (isOpen ? askingFees.decide(fee, decision.fee.threshold, asFirst(fees?.entry)) : undefined),
      denied,
      urgent,
      fee,
      foreign,
      entries,
      signals,
    };
  };

  function ruled(entry: number | undefined): Decided | undefined {
    return entry === undefined ? undefined : { entry, confidence: decision.rules };
  }

  /** What must never be missed, where only a part of a question is about it, whatever the others hold. */
  function urgentPart(
    parts: readonly (readonly string[])[],
    look: (words: readonly string[]) => Looked,
  ): Decided | undefined {
    if (parts.length < 2) return undefined;
    const found = parts.flatMap((words) => urgency.decide(urgency.signals(look(words)), decision.urgent.part) ?? []);
    return found.sort((a, b) => b.confidence - a.confidence)[0];
  }
}

/** The words of each part of a question that has several. */
const partsOf = (question: string, wordsIn: (text: string) => string[], meant: (word: string) => string): string[][] =>
  question
    .split(PARTING, PARTS)
    .map((part) => wordsIn(part).map(meant))
    .filter(({ length }) => length > 1);
