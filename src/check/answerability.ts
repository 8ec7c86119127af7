import { createFinder } from '../answers/find.ts';
import { buildIndex } from '../answers/index/build.ts';
import { knowledgeOf, type KnownEntry } from '../answers/index/knowledge.ts';
import { LANGUAGE, MODEL } from '../answers/index/learned.ts';
import type { Entries } from '../entries/entries.ts';
import type { Problem } from '../entries/problem.ts';
import type { Site } from '../site/site.ts';
import { describePhrasing, warningAt, phrasingsOf, type SourceOf, type Phrasing } from './phrasings.ts';

/** The number of indexes, each of which lacks some phrasings; as many phrasings of an entry are tried first. */
const PARTS = 3;

/** So many answers a patient sees: the answer, or what is offered instead of one. */
const SHOWN = 3;

/** What came of asking for an entry in a way that the index does not know. */
interface Outcome {
  readonly text: string;
  readonly isShown: boolean;
  /** Position of the entry that came first, where that is another. */
  readonly rival: number | undefined;
}

/**
 * Answers that patients will not find: the question engine is asked for each entry in its own words, one way of asking
 * left out of what the engine knows at a time. Warns where no way finds the entry among what a patient is shown, and
 * where most ways find one and the same other entry first. An entry with one way of asking is asked with its words
 * the other way round.
 */
export function answerWarnings(site: Site, entries: Entries, sourceOf: SourceOf): Problem[] {
  const known = knowledgeOf(site).entries;
  const ways = Map.groupBy(phrasingsOf(entries), ({ key }) => key);
  const ask = createTrial(known);
  return known.flatMap(({ key, question, phrasings }, entry): Problem[] => {
    const all = [question, ...phrasings].map((_, way) => way);
    const trials = (some: readonly number[]) => some.map((way) => ask(entry, way));
    if (!isDoubtful(trials(all.slice(0, PARTS)))) return [];
    const outcomes = trials(all);
    if (!isDoubtful(outcomes)) return [];
    const [own] = ways.get(key) ?? [];
    const rival = rivalIn(outcomes);
    const [other] = ways.get(rival === undefined ? '' : known[rival]!.key) ?? [];
    return own ? [warningAt(own, sourceOf, other ? taken(outcomes, other, sourceOf) : missed(outcomes))] : [];
  });
}

/** Asks for an entry in one of its ways, of an index that was built without it. */
function createTrial(known: readonly KnownEntry[]): (entry: number, way: number) => Outcome {
  const finders = Array.from({ length: PARTS }, (_, part) => {
    const rest = known.map((entry) => {
      const ways = [entry.question, ...entry.phrasings];
      const [question, ...phrasings] = ways.length === 1 ? ways : ways.filter((_, way) => way % PARTS !== part);
      return { ...entry, question: question!, phrasings };
    });
    return createFinder(buildIndex({ entries: rest }, LANGUAGE, MODEL));
  });
  return (entry, way) => {
    const { question, phrasings } = known[entry]!;
    const written = [question, ...phrasings][way]!;
    const text = phrasings.length > 0 ? written : written.split(/\s+/).reverse().join(' ');
    const found = finders[way % PARTS]!(text).entries.map((found) => found.entry);
    return {
      text: written,
      isShown: found.slice(0, SHOWN).includes(entry),
      rival: found[0] === entry ? undefined : found[0],
    };
  };
}

const isDoubtful = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ isShown }) => !isShown) || rivalIn(outcomes) !== undefined;

/** The entry that takes more than half of the questions for another, and more than one. */
function rivalIn(outcomes: readonly Outcome[]): number | undefined {
  const takes = Map.groupBy(outcomes, ({ rival }) => rival);
  const most = [...takes].find(
    ([rival, { length }]) => rival !== undefined && length > 1 && 2 * length > outcomes.length,
  );
  return most?.[0];
}

const missed = (outcomes: readonly Outcome[]): string =>
  `patients who ask in other words will not find this: ${tried(outcomes)}, does not lead here; add phrasings with the words that they use for it`;

const taken = (outcomes: readonly Outcome[], other: Phrasing, sourceOf: SourceOf): string =>
  `patients who ask in other words will find ${describePhrasing(other, sourceOf)} instead: so does ${tried(outcomes)}; ` +
  'add phrasings with words that only this one has, or make one entry of the two';

/** A question that was asked in vain. */
function tried(outcomes: readonly Outcome[]): string {
  const { text } = outcomes.find(({ isShown, rival }) => !isShown || rival !== undefined)!;
  return `${JSON.stringify(text)}, ${outcomes.length > 1 ? 'left out once' : 'its words in another order'}`;
}
